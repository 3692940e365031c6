import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Bed } from '../run/bed.ts';
import type { Opening } from './socket-driver.ts';

/** Starts a file of this folder in a process of its own. */
export const start = (file: string) =>
  fork(join(import.meta.dirname, file), {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** The next message of a process. @throws if it ends instead. */
export async function hear<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const onExit = () => ended.abort('The process ended.');
  child.once('exit', onExit);
  try {
    const [message] = await once(child, 'message', { signal: ended.signal });
    return message as T; // written by the same version of these files
  } finally {
    child.off('exit', onExit);
  }
}

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
