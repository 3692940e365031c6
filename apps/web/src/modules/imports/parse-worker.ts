import { decodeFile } from '@waypost/geo';
import type { ParseAnswer, ParseRequest } from './parse-messages.ts';

// Files of any size are read here, so that the map and the page stay in motion meanwhile.
self.addEventListener('message', (event: MessageEvent<ParseRequest>) => {
  const { id, name, bytes } = event.data;
  void decodeFile({ name, bytes: new Uint8Array(bytes) }).then((decoded) => {
    const answer: ParseAnswer = { id, decoded };
    self.postMessage(answer);
  });
});
