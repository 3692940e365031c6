import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { type RunningServer, startServer } from '@waypost/e2e/start-server';
import { type Bed, buoy, openBed } from '../run/bed.ts';
import { isQuick } from '../run/rounds.ts';
import { median, type Row, type Skipped, toMs } from '../run/row.ts';
import { type Listener, listen, timeHeard } from './listener.ts';
import { startNats } from './nats-server.ts';

const PROCESSES = 4;
const WRITES = isQuick ? 60 : 200;
const POSITIONS = isQuick ? 30 : 100;
/** Slower than positions of one member are gathered, so that each is told. */
const POSITION_GAP_MS = 150;
const SECRET = 'a secret of the bench, of 32 characters or more';

/** Writes through one process after the other, and listens to all of them. */
async function timeWrites(bed: Bed, servers: readonly RunningServer[], listeners: readonly Listener[]) {
  const clients = servers.map(({ url: baseUrl }) =>
    createHttpClient({
      baseUrl,
      tokens: { getAccessToken: () => bed.tokens.access_token, refresh: async () => null },
    }),
  );
  const times: number[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const name = `Buoy ${performance.now()}`;
    const from = performance.now();
    const written = clients[n % clients.length]?.call(ENDPOINTS.features.createFeature, {
      query: { project_id: bed.projectId },
      body: { feature: { ...buoy, name } },
    });
    times.push(await timeHeard(listeners, name, from));
    await written;
  }
  return times;
}

async function timePositions({ projectId }: Bed, listeners: readonly Listener[]): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < POSITIONS; n += 1) {
    const relTs = Date.now();
    const from = performance.now();
    const payload = { lone6: n, late6: n, rel_ts: relTs, heading: null, accuracy: 5 };
    const topic = `project:${projectId}`;
    listeners[0]?.send({ action: 'pub', id: String(n), topic, type: 'beacon.next', payload });
    times.push(await timeHeard(listeners, String(relTs), from));
    await new Promise((resolve) => setTimeout(resolve, POSITION_GAP_MS));
  }
  return times;
}

interface Figures {
  readonly writes: readonly number[];
  readonly positions: readonly number[];
  /** Of the three that are left. */
  readonly after: readonly number[];
}

/** Four processes on one database, of which one is killed. */
async function measure(bed: Bed, databaseUrl: string, natsUrl: string | null): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waypost-four-'));
  const env = {
    ...{ DATABASE_URL: databaseUrl, DATABASE_POOL: '6', SECRET, BACKUP_URL: 'off' },
    ...(natsUrl === null ? {} : { NATS_URL: natsUrl }),
  };
  const servers: RunningServer[] = [];
  const listeners: Listener[] = [];
  try {
    for (let n = 0; n < PROCESSES; n += 1) servers.push(await startServer(join(dataDir, String(n)), env));
    for (const { url } of servers) listeners.push(await listen(url, bed));
    await timeWrites(bed, servers, listeners);
    const writes = await timeWrites(bed, servers, listeners);
    const positions = await timePositions(bed, listeners);
    await servers.at(-1)?.kill();
    const left = listeners.slice(0, -1);
    const after = await timeWrites(bed, servers.slice(0, -1), left);
    if (left.some(({ isBroken }) => isBroken)) throw new Error('An event was missed, or told twice.');
    return { writes, positions, after };
  } finally {
    for (const listener of listeners) listener.close();
    await Promise.all(servers.map((server) => server.kill()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

const toP99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
const toFigure = (times: readonly number[]) =>
  `${toMs(median(times))} (99th percentile ${toMs(toP99(times))})`;

/** What changes between four processes on one PostgreSQL with NATS beside it. */
export async function benchFourProcesses(databaseUrl: string): Promise<(Row | Skipped)[]> {
  const nats = await startNats();
  if (nats === null) return [{ what: 'four processes joined by NATS', skipped: 'no nats-server found' }];
  const bed = await openBed(databaseUrl, { SECRET });
  try {
    const notify = await measure(bed, databaseUrl, null);
    const own = await measure(bed, databaseUrl, nats.url);
    const toRow = (what: string, key: keyof Figures): Row => ({
      what,
      against: 'the same by NOTIFY',
      ratio: median(own[key]) / median(notify[key]),
      figures: `${toFigure(own[key])} against ${toFigure(notify[key])}`,
    });
    return [
      toRow('a write until it is heard at each of 4 processes, NATS', 'writes'),
      toRow('a position until it is heard at each of 4 processes, NATS', 'positions'),
      toRow(
        'a write until it is heard at each of the 3 left after one was killed, none missed, NATS',
        'after',
      ),
    ];
  } finally {
    await bed.close();
    nats.stop();
  }
}
