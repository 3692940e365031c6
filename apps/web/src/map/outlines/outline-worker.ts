import { decodeFile } from '@waypost/geo';
import { toOutline, toRefusal } from './outline.ts';
import type { OutlineAnswer, OutlineRequest } from './outline-messages.ts';

/** Limits for one boundary, far above any real one. */
const LIMITS = {
  maxInflatedBytes: 128 * 1024 * 1024,
  maxVertices: 2_000_000,
  maxFeatures: 20_000,
  maxEntries: 1_000,
};

// In a worker, to keep the page responsive while a large file is read.
self.addEventListener('message', (event: MessageEvent<OutlineRequest>) => {
  const { name, bytes } = event.data;
  void decodeFile({ name, bytes: new Uint8Array(bytes) }, LIMITS).then((decoded) => {
    const answer: OutlineAnswer = decoded.ok ? toOutline(decoded) : toRefusal(decoded.reason);
    self.postMessage(answer);
  });
});
