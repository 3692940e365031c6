import { decodeFile } from '@waypost/geo';
import { toOutline } from './outline.ts';
import type { OutlineAnswer, OutlineRequest } from './outline-messages.ts';

/** What one boundary is worth reading: far more than any has. */
const LIMITS = {
  maxInflatedBytes: 128 * 1024 * 1024,
  maxVertices: 2_000_000,
  maxFeatures: 20_000,
  maxEntries: 1_000,
};

// Here and not on the page, which has to stay in motion while a large file is read.
self.addEventListener('message', (event: MessageEvent<OutlineRequest>) => {
  const { name, bytes } = event.data;
  void decodeFile({ name, bytes: new Uint8Array(bytes) }, LIMITS).then((decoded) => {
    const answer: OutlineAnswer = decoded.ok ? toOutline(decoded) : { ok: false, reason: decoded.reason };
    self.postMessage(answer);
  });
});
