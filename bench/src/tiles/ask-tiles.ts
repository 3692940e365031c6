// Clients of tile servers, in a process of their own. Each message is a round, answered with its duration: many
// connections request one tile after the other, until each has been requested once.
import { Agent, request } from 'node:http';
import { askFastCgi } from './fast-cgi.ts';
import type { TileRound } from './tile-rounds.ts';

const agent = new Agent({ keepAlive: true });

function askHttp(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}.`));
      answer.on('end', resolve).resume();
    });
    outgoing.on('error', reject).end();
  });
}

/** A pool: takers wait while it is empty. */
function createPool<T>(things: readonly T[]) {
  const free = [...things];
  const waiting: ((thing: T) => void)[] = [];
  return {
    take: () => {
      const thing = free.pop();
      return thing === undefined ? new Promise<T>((resolve) => waiting.push(resolve)) : thing;
    },
    give: (thing: T) => {
      const next = waiting.shift();
      if (next === undefined) free.push(thing);
      else next(thing);
    },
  };
}

function toAsk(round: TileRound): (name: string) => Promise<unknown> {
  if (round.kind === 'http') return (url) => askHttp(url, round.headers);
  const pool = createPool(round.sockets);
  return async (query) => {
    const socket = await pool.take();
    try {
      return await askFastCgi(socket, query);
    } finally {
      pool.give(socket);
    }
  };
}

process.on('message', async (round: TileRound) => {
  const ask = toAsk(round);
  let asked = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: round.connections }, async () => {
      for (;;) {
        const name = round.names[asked];
        asked += 1;
        if (name === undefined) return;
        await ask(name);
      }
    }),
  );
  process.send?.(performance.now() - start);
});
