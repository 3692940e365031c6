// Many sockets that only count bytes, so that they cost little beside the server. In a process of its own, controlled by
// messages.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** What a driver is told first. */
export interface Opening {
  readonly port: number;
  readonly path: string;
  readonly count: number;
  /** Sent once a socket is open. */
  readonly greetings: readonly string[];
  /** What is received when it is ready; null: as soon as it is open. */
  readonly ready: string | null;
}

/** How many are opened at once. */
const ABREAST = 100;

let received = 0;
let expected = Number.POSITIVE_INFINITY;

/** A text frame of a client. The mask is 0, so the payload is as it was. */
function toFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length])
      : Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

function count(bytes: number): void {
  received += bytes;
  if (received < expected) return;
  expected = Number.POSITIVE_INFINITY;
  process.send?.({ received });
}

function open({ port, path, greetings, ready }: Opening): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let read = '';
    const begin = (chunk: Buffer) => {
      const wasOpen = read.includes('\r\n\r\n');
      read += chunk.toString('latin1');
      const isOpen = read.includes('\r\n\r\n');
      if (isOpen && !read.startsWith('HTTP/1.1 101')) reject(new Error(read.slice(0, 200)));
      if (isOpen && !wasOpen) for (const greeting of greetings) socket.write(toFrame(greeting));
      if (!isOpen || (ready !== null && !read.includes(ready))) return;
      socket.off('data', begin);
      socket.on('data', (data) => count(data.length));
      resolve();
    };
    socket.on('data', begin);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A socket was closed.')));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  });
}

process.on('message', async (asked: Opening | { readonly expect: number }) => {
  if ('expect' in asked) {
    received = 0;
    expected = asked.expect;
    process.send?.('counting');
    return;
  }
  for (let n = 0; n < asked.count; n += ABREAST)
    await Promise.all(Array.from({ length: Math.min(ABREAST, asked.count - n) }, () => open(asked)));
  process.send?.('open');
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
