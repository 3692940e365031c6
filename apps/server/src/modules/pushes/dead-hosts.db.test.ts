import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeBrowserKeys, startPushService } from '../../../test/app/push-service.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople } from '../../../test/people/three-people.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { FencePushKind } from './push-kind.ts';

/** Push services that take a connection and never answer, beside one that does. */

const { beacons, features, geofence, pushes } = ENDPOINTS;
const MINUTE = 60_000;
const SIDE = 0.0009;
const DEAD = 8;
/** Of each organization. */
const WAITING = 8;
/** A push service has 3 s to answer: whoever waits for one that does not waits longer than this. */
const AT_ONCE = { timeout: 2_500 };

let app: TestApp;
let live: Awaited<ReturnType<typeof startPushService>>;
const dead: { url: string; asked(): number; close(): void }[] = [];

async function startDeadHost() {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, asked: () => asked, close };
}

beforeAll(async () => {
  live = await startPushService();
  for (let n = 0; n < DEAD; n += 1) dead.push(await startDeadHost());
  const hosts = [live.url, ...dead.map(({ url }) => url)].map((url) => new URL(url).host);
  app = await startTestApp({ PUSH_INNER_HOSTS: hosts.join(',') });
});
afterAll(async () => {
  for (const host of dead) host.close();
  await app.close();
  live.close();
});

test('push services of four organizations that do not answer keep nobody else from being told', async () => {
  const people = await makeThreePeople(app);
  const { ana, bo } = people;
  const projectId = await people.makeProject('project_viewer');
  const ring: [number, number][] = [
    [-SIDE, -SIDE],
    [SIDE, -SIDE],
    [SIDE, SIDE],
    [-SIDE, SIDE],
    [-SIDE, -SIDE],
  ];
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        ...{ name: 'No-take zone', geometry: { type: 'Polygon', coordinates: [ring] } },
        ...{ geofence: true, geofence_events: ['in'], geofence_prompt: true },
      },
    },
  });
  const { code } = made.properties;
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction(async (tx) => {
    await sql`delete from fence_versions where feature_code = ${code} and settings is null`.execute(tx);
    await sql`update fence_versions set valid_from = valid_from - interval '1 hour'
      where feature_code = ${code}`.execute(tx);
  });
  const fix = (rel_ts: number, lone6: number) => ({ lone6, late6: 0, rel_ts });
  await bo.client.call(beacons.sendLatePositions, {
    params: { project_id: projectId },
    body: { positions: [fix(Date.now() - 2 * MINUTE, -2_000), fix(Date.now() - MINUTE, 0)] },
  });
  const crossing = await vi.waitFor(async () => {
    const [row] = await app.database.read.selectFrom('fence_crossings').select('id').execute();
    expect(row).toBeDefined();
    return String(row?.id);
  });

  const { keys } = makeBrowserKeys();
  const subscribe = async (endpoint: string) => {
    await bo.client.call(pushes.putPush, { body: { endpoint, keys } });
    const row = await app.database.read
      .selectFrom('push_subscriptions')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const silent: number[] = [];
  for (const { url } of dead) silent.push(await subscribe(`${url}/browser`));
  const told = await subscribe(`${live.url}/browser`);
  const organizations: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { rows } = await sql<{ organization_id: number }>`
      insert into organizations (organization_name) values (${`Silent ${n}`}) returning organization_id`.execute(
      app.database.read,
    );
    organizations.push(rows[0]?.organization_id ?? 0);
  }
  const kind = { name: 'fence-push', audience: 'nobody' } as FencePushKind; // what `enqueueJob` reads of it
  const push = (subscription_id: number, organizationId: number) =>
    app.database.transaction((tx) =>
      enqueueJob(tx, kind, { subscription_id, crossing_id: crossing }, { organizationId, memberId: null }),
    );

  for (let n = 0; n < WAITING; n += 1)
    for (const [place, organizationId] of organizations.entries())
      await push(silent[(2 * place + n) % DEAD] ?? 0, organizationId);
  await vi.waitFor(() => expect(dead.some(({ asked }) => asked() > 0)).toBe(true), AT_ONCE);
  for (let n = 1; n <= 5; n += 1) {
    await push(told, people.organizationId);
    // The first waits for a place among those of whom nothing is known.
    await vi.waitFor(() => expect(live.received).toHaveLength(n), n === 1 ? {} : AT_ONCE);
  }
  // Each rests after its silence, so that they are asked far less often than there is to send.
  const asked = dead.reduce((sum, host) => sum + host.asked(), 0);
  expect(asked).toBeLessThan(4 * WAITING);
});
