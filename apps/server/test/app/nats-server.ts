import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const COMMAND = 'nats-server';

/** Whether this machine has a NATS server, as Debian's package `nats-server` installs it. */
export const hasNats = (): boolean => spawnSync(COMMAND, ['--version']).status === 0;

/** A NATS server of a test. */
export interface NatsServer {
  readonly url: string;
  /** Kills it; `start` brings it back at the same address. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was free.');
  return address.port;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('data', () => settle(true));
    socket.once('error', () => settle(false));
  });

export async function startNats(): Promise<NatsServer> {
  const port = await findPort();
  let child: ChildProcess | null = null;
  const start = async () => {
    child = spawn(COMMAND, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
    for (let tries = 0; tries < 200; tries += 1) {
      if (await answers(port)) return;
      await sleep(50);
    }
    throw new Error('The NATS server does not answer.');
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
