// The least that delivers to many: `ws`, sending one buffer to every socket. In a process of its own, controlled by messages.
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { readRss } from './read-rss.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

interface Burst {
  readonly text: string;
  readonly times: number;
}

process.on('message', (asked: Burst | 'rss') => {
  if (asked === 'rss') {
    process.send?.({ rss: readRss() });
    return;
  }
  const frame = Buffer.from(asked.text);
  for (let n = 0; n < asked.times; n += 1)
    for (const socket of server.clients) socket.send(frame, { binary: false });
});
server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }));
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
