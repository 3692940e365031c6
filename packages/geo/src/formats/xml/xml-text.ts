import type { FidelityRecorder } from '../outcome/fidelity.ts';

const HEAD_BYTES = 512;

type Warn = FidelityRecorder['warn'];

/** Turns the bytes of an XML document into text, chunk by chunk. */
export interface XmlText {
  decode(chunk: Uint8Array): string;
  finish(): string;
}

/** The encoding of a document by its byte order mark, else by its XML declaration, else UTF-8. */
function sniffEncoding(head: Uint8Array): string {
  const [a, b] = head;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0x00) return 'utf-16le';
  if (a === 0x00 && b === 0x3c) return 'utf-16be';
  if (a === 0xef && b === 0xbb) return 'utf-8';
  const opening = String.fromCharCode(...head.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(opening)?.[1] ?? 'utf-8';
  // The declaration was readable byte by byte, so it is not in UTF-16 whatever it says.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/** Named by its value: where no browser's types are, the name alone is no type. */
type Decoder = InstanceType<typeof TextDecoder>;

function createDecoder(encoding: string, warn: Warn): Decoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    warn('unknown_encoding', { encoding });
    return new TextDecoder();
  }
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

/** A decoder for one document; `warn` hears of an unknown encoding or of bytes that are no text. */
export function createXmlText(warn: Warn): XmlText {
  let head: Uint8Array = new Uint8Array();
  let decoder: Decoder | null = null;
  const check = (text: string) => {
    if (text.includes('\ufffd')) warn('unreadable_letters');
    return text;
  };
  const start = (bytes: Uint8Array, isLast: boolean) => {
    const started = createDecoder(sniffEncoding(bytes), warn);
    decoder = started;
    // White space before the declaration is not well-formed, but common and harmless.
    return check(started.decode(bytes, { stream: !isLast })).replace(/^\s+(?=<)/, '');
  };
  return {
    decode: (chunk) => {
      if (decoder) return check(decoder.decode(chunk, { stream: true }));
      head = joinBytes(head, chunk);
      return head.length < HEAD_BYTES ? '' : start(head, false);
    },
    finish: () => (decoder ? check(decoder.decode()) : start(head, true)),
  };
}
