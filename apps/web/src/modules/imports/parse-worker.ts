import { decodeFile } from '@waypost/geo';
import type { ParseAnswer, ParseRequest } from './parse-messages.ts';

async function toDigest(bytes: ArrayBuffer): Promise<string | null> {
  // Only pages over TLS and those of one's own machine have it.
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function read(name: string, bytes: ArrayBuffer): Promise<Omit<ParseAnswer, 'id'>> {
  const digest = await toDigest(bytes);
  return { decoded: await decodeFile({ name, bytes: new Uint8Array(bytes) }), digest };
}

// Files of any size are read here, so that the map and the page stay in motion meanwhile.
self.addEventListener('message', (event: MessageEvent<ParseRequest>) => {
  const { id, name, bytes } = event.data;
  void read(name, bytes).then((read) => {
    const answer: ParseAnswer = { id, ...read };
    self.postMessage(answer);
  });
});
