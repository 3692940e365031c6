// What many would take for live updates: socket.io with a room, over WebSockets alone. In a process of its own, controlled
// by messages.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

const ROOM = 'project';
const http = createServer();
const io = new Server(http, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  pingInterval: 600_000,
});
io.on('connection', (socket) => socket.join(ROOM));

interface Burst {
  readonly message: unknown;
  readonly times: number;
}

process.on('message', ({ message, times }: Burst) => {
  for (let n = 0; n < times; n += 1) io.to(ROOM).emit('beacon', message);
});
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
