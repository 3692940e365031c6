/** The parts of a mail that tests and people look at. */
export interface ParsedMail {
  readonly subject: string;
  readonly text: string;
  /** Its Message-ID without brackets; empty when it has none. */
  readonly message_id: string;
}

/** Parses subject and text of a single-part mail, as the server sends it. */
export function parseMail(raw: string): ParsedMail {
  const end = raw.indexOf('\r\n\r\n');
  const headers = parseHeaders(end < 0 ? raw : raw.slice(0, end));
  const body = end < 0 ? '' : raw.slice(end + 4);
  return {
    subject: decodeWords(headers.get('subject') ?? ''),
    message_id: (headers.get('message-id') ?? '').replaceAll(/[<>]/g, ''),
    text: decodeBody(body, headers.get('content-transfer-encoding') ?? '7bit').replaceAll('\r\n', '\n'),
  };
}

function parseHeaders(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding.toLowerCase() !== 'quoted-printable') return body;
  return decodeEscapes(body.replaceAll(/=\r\n/g, ''));
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeEscapes(word.replaceAll('_', ' ')),
    );
}

function decodeEscapes(text: string): string {
  const latin = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(latin, 'latin1').toString('utf8');
}
