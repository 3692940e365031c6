import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from '../platform/observability/logger.ts';

/** Longest path of a socket that every system accepts. */
const MAX_PATH = 100;

/** A message of the server to the command: a line to print, or the outcome. */
type Reply = { readonly line: string } | { readonly isDone: boolean };

/** Where the server of a data folder takes commands: a file that only its user may open. */
function toSocketPath(dataDir: string): string {
  const name = `waypost-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(dataDir, 'control');
  return inside.length <= MAX_PATH ? inside : join(tmpdir(), name);
}

/** Runs a command and says its lines. @returns whether it succeeded. */
export type RunArgv = (argv: readonly string[], say: (line: string) => void) => Promise<boolean>;

async function answer(socket: Socket, run: RunArgv, log: Logger): Promise<void> {
  const send = (reply: Reply) => socket.write(`${JSON.stringify(reply)}\n`);
  for await (const line of createInterface({ input: socket })) {
    try {
      send({ isDone: await run(JSON.parse(line) as string[], (said) => send({ line: said })) });
    } catch (error) {
      log.warn({ err: error }, 'a command of an administrator failed');
      send({ line: (error as Error).message });
      send({ isDone: false });
    }
    socket.end();
  }
}

/**
 * Takes commands of `npm run admin` while this process has the embedded database open, which no other process may open.
 * @returns a function to stop.
 */
export async function serveCommands(
  dataDir: string,
  run: RunArgv,
  log: Logger,
): Promise<() => Promise<void>> {
  const path = toSocketPath(dataDir);
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket, run, log).catch((error: unknown) => log.warn({ err: error }, 'a command was cut off'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Has the process that holds a data folder run a command. @returns its outcome; null if none takes commands. */
export function sendCommand(
  dataDir: string,
  argv: readonly string[],
  say: (line: string) => void,
): Promise<boolean | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(toSocketPath(dataDir), () => socket.write(`${JSON.stringify(argv)}\n`));
    let isConnected = false;
    let outcome: boolean | null = null;
    socket.on('connect', () => {
      isConnected = true;
    });
    socket.on('error', (error) => (isConnected ? reject(error) : resolve(null)));
    createInterface({ input: socket })
      .on('line', (line) => {
        const reply = JSON.parse(line) as Reply;
        if ('line' in reply) say(reply.line);
        else outcome = reply.isDone;
      })
      .on('close', () => {
        if (isConnected) resolve(outcome ?? false);
      })
      .on('error', () => undefined);
  });
}
