import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Bed } from '../run/bed.ts';
import { hear, startChild } from '../run/child.ts';
import type { Opening } from './socket-driver.ts';

/** Starts a file of this folder in a process of its own. */
export const start = (file: string) => startChild(join(import.meta.dirname, file));

/** Many sockets, and what sends to them. */
export interface Side {
  /** Sends a burst. */
  send(): void;
  readonly driver: ChildProcess;
  readonly bytes: number;
}

/** Milliseconds from a burst to its last byte at the last socket. */
export async function time({ send, driver, bytes }: Side): Promise<number> {
  driver.send({ expect: bytes });
  await hear(driver);
  const began = performance.now();
  const done = hear(driver);
  send();
  await done;
  return performance.now() - began;
}

/** What a socket sends first, to hear of the project of a bed. */
export const toGreetings = ({ tokens, projectId }: Pick<Bed, 'tokens' | 'projectId'>): string[] => [
  JSON.stringify({
    ...{ action: 'rpc', id: '1', method: 'auth' },
    params: { access_token: tokens.access_token },
  }),
  JSON.stringify({ action: 'sub', topic: `project:${projectId}` }),
];

/** Opens sockets in a process of their own. */
export async function openSockets(opening: Opening): Promise<ChildProcess> {
  const driver = start('socket-driver.ts');
  const opened = hear(driver);
  driver.send(opening);
  await opened;
  return driver;
}
