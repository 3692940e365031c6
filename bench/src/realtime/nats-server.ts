import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

const COMMAND = 'nats-server';

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a NATS server of a run. @returns null where none is installed. */
export async function startNats(): Promise<{ readonly url: string; stop(): void } | null> {
  const port = await findPort();
  const child = spawn(COMMAND, ['--addr', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const isStarted = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', () => resolve(false));
    createInterface(child.stderr).on('line', (line) => {
      if (line.includes('Server is ready')) resolve(true);
    });
  });
  return isStarted ? { url: `nats://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') } : null;
}
