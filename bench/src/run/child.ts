import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a file in a process of its own. @param path of the file. */
export const startChild = (path: string) =>
  fork(path, { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

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
