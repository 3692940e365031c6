import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Tiles that are requested once each, over many connections. */
export type TileRound = {
  readonly connections: number;
  /** URLs, or queries of a FastCGI program. */
  readonly names: readonly string[];
} & (
  | { readonly kind: 'http'; readonly headers: Readonly<Record<string, string>> }
  /** Each of a process that takes one request at a time. */
  | { readonly kind: 'fastcgi'; readonly sockets: readonly string[] }
);

/** Requests from a process of its own, so that neither server waits for the client. */
export interface TileClients {
  /** @returns milliseconds until the last answer. */
  run(round: TileRound): Promise<number>;
  close(): void;
}

export function startTileClients(): TileClients {
  const child = fork(join(import.meta.dirname, 'ask-tiles.ts'));
  return {
    run: (round) =>
      new Promise((resolve, reject) => {
        const fail = (code: number) => reject(new Error(`Who asks for tiles ended with ${code}.`));
        child.once('exit', fail);
        child.once('message', (tookMs: number) => {
          child.off('exit', fail);
          resolve(tookMs);
        });
        child.send(round);
      }),
    close: () => void child.kill(),
  };
}
