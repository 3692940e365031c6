import { readFile } from 'node:fs/promises';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { makeDataDir, removeDataDir, startServer } from '@waypost/e2e/start-server';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';

/** What the simulator of imagery may add to a start and to the memory. */
const MORE_MS = 1_000;
const MORE_MB = 50;
/** How long a server rests before its memory is read: the demo is looked at after the start. */
const REST_MS = 10_000;

interface Start {
  readonly ms: number;
  readonly mb: number;
}

/** Resident memory of a process in megabytes, as Linux counts it. */
async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Starts evaluation mode on a folder, with the demo in it, and stops it. @param env more of its environment */
async function start(dataDir: string, env: Record<string, string>): Promise<Start> {
  const server = await startServer(dataDir, { SANDBOX: 'on', ...env });
  const visitor = createHttpClient({ baseUrl: server.url });
  // Waits for a demo that is being loaded.
  await visitor.call(ENDPOINTS.demo.enterDemo, { body: { person: 'viewer' } });
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const mb = await readMemory(server.pid);
  await server.stop();
  return { ms: server.readyMs, mb };
}

/** What the simulator of imagery adds to evaluation mode. */
export async function benchSimulator(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  await start(dataDir, {});
  const [own, bare]: [Start[], Start[]] = [[], []];
  for (let round = 0; round < toRounds(5); round += 1) {
    own.push(await start(dataDir, {}));
    bare.push(await start(dataDir, { IMAGERY: 'none' }));
  }
  await removeDataDir(dataDir);
  const middle = (starts: readonly Start[], of: keyof Start) => median(starts.map((one) => one[of]));
  const [ms, bareMs] = [middle(own, 'ms'), middle(bare, 'ms')];
  const [mb, bareMb] = [middle(own, 'mb'), middle(bare, 'mb')];
  return [
    {
      what: 'start of evaluation mode with the simulator of imagery, embedded database',
      against: `the same without it, and ${toMs(MORE_MS)}`,
      ratio: ms / (bareMs + MORE_MS),
      figures: `${toMs(ms)} against ${toMs(bareMs)} and ${toMs(MORE_MS)}`,
    },
    {
      what: 'resident memory of evaluation mode with the simulator of imagery, embedded database',
      against: `the same without it, and ${MORE_MB} MB`,
      ratio: mb / (bareMb + MORE_MB),
      figures: `${Math.round(mb)} MB against ${Math.round(bareMb)} MB and ${MORE_MB} MB`,
    },
  ];
}
