import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nats-io/transport-node';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS, type Topic } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LiveClient, openLiveClient } from '../../../../test/app/live-client.ts';
import { hasNats, type NatsServer, startNats } from '../../../../test/app/nats-server.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { isPostgres } from '../../../../test/app/test-database.ts';
import { makeThreePeople } from '../../../../test/people/three-people.ts';

const SECRET = 'a secret of the tests, of 32 characters or more';
const MAIN = join(import.meta.dirname, '../../../main.ts');
const canRun = isPostgres() && hasNats();
if (!canRun) process.stdout.write('skipped: processes joined by NATS need PostgreSQL and nats-server\n');

interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it logged and said. */
  output(): string;
}

let nats: NatsServer;
let app: TestApp;
let ana: Person;
let bo: Person;
let projectId: number;
let topic: Topic;
let dataDir: string;
const servers: ServerProcess[] = [];
const clients: LiveClient[] = [];

async function startProcess(n: number): Promise<ServerProcess> {
  const env = {
    // At the date of this process.
    ...process.env,
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: '0' },
    ...{
      DATABASE_URL: app.databaseUrl ?? '',
      DATABASE_POOL: '4',
      DATA_DIR: join(dataDir, String(n)),
      SECRET,
    },
    ...{ NATS_URL: nats.url, BACKUP_URL: 'off' },
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => {
    output += String(data);
  });
  child.stderr.on('data', (data) => {
    output += String(data);
  });
  const url = await vi.waitFor(
    () => {
      const found = /ready at (http:\S+)/.exec(output)?.[1];
      if (found === undefined) throw new Error(`Not ready: ${output}`);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
  return { url, child, output: () => output };
}

beforeAll(async () => {
  if (!canRun) return;
  dataDir = await mkdtemp(join(tmpdir(), 'waypost-nats-'));
  nats = await startNats();
  app = await startTestApp({ SECRET });
  const people = await makeThreePeople(app);
  ({ ana, bo } = people);
  projectId = await people.makeProject('project_editor');
  topic = `project:${projectId}`;
  servers.push(...(await Promise.all([1, 2, 3, 4].map(startProcess))));
});
afterAll(async () => {
  if (!canRun) return;
  for (const client of clients) client.close();
  await Promise.all(
    servers.map(async ({ child }) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }),
  );
  await app.close();
  await nats.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (n: number) => {
  const server = servers[n];
  if (server === undefined) throw new RangeError(`There is no process ${n}.`);
  return server;
};

async function listen(n: number, person: Person, seq?: number): Promise<LiveClient> {
  const client = openLiveClient(at(n).url, person);
  clients.push(client);
  client.subscribe(topic, seq);
  await vi.waitFor(() => expect(client.subscribed).toContain(topic));
  return client;
}

/** Writes features by one process after the other. */
async function write(count: number, through: readonly number[]) {
  for (let n = 0; n < count; n += 1) {
    const tokens = { getAccessToken: () => ana.tokens.access_token, refresh: async () => null };
    const client = createHttpClient({ baseUrl: at(through[n % through.length] ?? 0).url, tokens });
    await client.call(ENDPOINTS.features.createFeature, {
      query: { project_id: projectId },
      body: { feature: { name: `Buoy ${n}`, geometry: { type: 'Point', coordinates: [-110.3, 24.1] } } },
    });
  }
}

const seqs = (client: LiveClient) => client.events.map(({ seq }) => seq);
const upTo = (last: number, after = 0) => Array.from({ length: last - after }, (_, n) => after + n + 1);
const SOON = { interval: 50 };

describe.runIf(canRun)('four processes joined by NATS', () => {
  test('hear of each other’s writes and positions through it alone, and miss nothing when one is killed', async () => {
    const notified: string[] = [];
    await app.database.listen(
      'waypost_event',
      (payload) => notified.push(payload),
      () => {},
    );
    const carried: string[] = [];
    const spy = await connect({ servers: nats.url.replace('nats://', '') });
    spy.subscribe('waypost.>', { callback: (_, message) => void carried.push(message.subject) });
    await spy.flush();
    const [first, second, third, fourth] = [
      await listen(0, bo, 0),
      await listen(1, bo, 0),
      await listen(2, bo, 0),
      await listen(3, bo, 0),
    ];
    await write(20, [0, 1, 2, 3]);
    for (const client of [first, second, third, fourth])
      await vi.waitFor(() => expect(seqs(client)).toEqual(upTo(20)), SOON);
    const payload = { lone6: 7, late6: 8, rel_ts: Date.now(), heading: null, accuracy: 5 };
    first.publish({ action: 'pub', id: 'p', topic, type: 'beacon.next', payload });
    for (const client of [first, second, third, fourth])
      await vi.waitFor(
        () => expect(client.ephemeral).toMatchObject([{ type: 'beacon.next', payload: { lone6: 7 } }]),
        SOON,
      );
    at(2).child.kill('SIGKILL');
    await once(at(2).child, 'exit');
    await write(21, [0, 1, 3]);
    const again = await listen(3, bo, third.events.at(-1)?.seq ?? 0);
    for (const client of [first, second, fourth])
      await vi.waitFor(() => expect(seqs(client)).toEqual(upTo(41)), SOON);
    await vi.waitFor(() => expect(seqs(again)).toEqual(upTo(41, 20)), SOON);
    await spy.close();
    // Nobody else's subjects begin like this, and nothing went by NOTIFY.
    const subjects = new Set(carried);
    expect([...subjects].map((subject) => subject.split('.').at(-1)).sort()).toEqual([
      'waypost_ephemeral',
      'waypost_event',
    ]);
    for (const subject of subjects) expect(subject).toMatch(/^waypost\.[0-9a-f]{24}\./);
    expect(notified).toEqual([]);
  });

  test('hear by NOTIFY while it is down, with one warning each, and through it again when it is back', async () => {
    const [first, fourth] = [await listen(0, bo), await listen(3, bo)];
    // The last write before the loss may have reached nobody.
    const writing = write(6, [0, 1, 3]);
    await nats.kill();
    await writing;
    for (const client of [first, fourth])
      await vi.waitFor(() => expect(seqs(client)).toEqual(upTo(47, 41)), SOON);
    const payload = { lone6: 9, late6: 8, rel_ts: Date.now(), heading: null, accuracy: 5 };
    fourth.publish({ action: 'pub', id: 'p', topic, type: 'beacon.next', payload });
    await vi.waitFor(() => expect(first.ephemeral).toMatchObject([{ payload: { lone6: 9 } }]), SOON);
    for (const n of [0, 1, 3]) {
      const warnings = at(n)
        .output()
        .split('\n')
        .filter((line) => line.includes('"provider":"nats"'));
      expect(warnings).toHaveLength(1);
      expect(at(n).output()).not.toMatch(/"lone6"|late6/);
    }
    await nats.start();
    const notified: string[] = [];
    await app.database.listen(
      'waypost_event',
      (told) => notified.push(told),
      () => {},
    );
    await vi.waitFor(
      async () => {
        notified.length = 0;
        await write(3, [0, 1, 3]);
        expect(notified).toEqual([]);
      },
      { interval: 500 },
    );
    const last = async () => {
      const row = await app.database.read
        .selectFrom('event_counters')
        .select('seq')
        .where('topic', '=', topic)
        .executeTakeFirstOrThrow();
      return row.seq;
    };
    const seq = await last();
    for (const client of [first, fourth])
      await vi.waitFor(() => expect(seqs(client)).toEqual(upTo(seq, 41)), SOON);
  });
});

test.runIf(canRun)(
  'a server starts without NATS, and hears by NOTIFY until there is one',
  async () => {
    await nats.kill();
    const alone = await startProcess(9);
    servers.push(alone);
    const client = openLiveClient(alone.url, bo);
    clients.push(client);
    await client.listen(topic);
    await write(1, [servers.length - 1]);
    await vi.waitFor(() => expect(client.events).toHaveLength(1), SOON);
  },
  60_000,
);
