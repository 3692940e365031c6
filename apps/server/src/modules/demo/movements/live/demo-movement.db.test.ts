import { ENDPOINTS, type EphemeralMessage, type Topic } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openLiveClient } from '../../../../../test/app/live-client.ts';
import { startTestApp, type TestApp } from '../../../../../test/app/test-app.ts';
import type { Logger } from '../../../../platform/observability/logger.ts';
import { toDemoSubject } from '../../store.ts';
import { createDemoMovement } from './demo-movement.ts';
import { STEP_MS } from './live-places.ts';

let app: TestApp;
let projectId: number;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp({ SANDBOX: 'on' });
  await app.services.demo.load();
  const { rows } = await sql<{ project_id: number }>`
    select project_id from devices where name = 'Collar 12'`.execute(app.database.read);
  projectId = rows[0]?.project_id ?? 0;
});
afterAll(() => app.close());
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

const enter = () => app.as().call(ENDPOINTS.demo.enterDemo, { body: { person: 'viewer' } });

async function look() {
  const client = openLiveClient(app.baseUrl, { tokens: await enter() });
  opened.push(client);
  const topic: Topic = `project:${projectId}`;
  await client.listen(topic);
  return client;
}

const countPositions = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from positions p join position_subjects s on s.subject_id = p.subject_id
    where s.project_id = ${projectId}`.execute(app.database.read);
  return rows[0]?.n ?? 0;
};

const isOwn = (message: EphemeralMessage) => message.type === 'beacon.next' && message.payload.lone6 === 1;

const toMover = (message: EphemeralMessage | undefined) => {
  if (message === undefined) return null;
  if (message.type === 'beacon.next') return `member ${message.payload.member_id}`;
  return message.type === 'device.next' ? `device ${message.payload.device_id}` : null;
};

/** Two steps and a half: what is told meanwhile includes two positions of each. */
const SOON = { timeout: 3.5 * STEP_MS, interval: 100 };

describe('the demo', () => {
  test('moves two members and a collar while somebody looks, and nobody otherwise', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1.2 * STEP_MS));
    const before = await countPositions();
    const client = await look();
    const listMoves = () => Map.groupBy(client.ephemeral.filter(toMover), toMover);
    await vi.waitFor(() => {
      expect(listMoves().size).toBe(3);
      for (const moves of listMoves().values()) expect(moves.length).toBeGreaterThan(1);
    }, SOON);
    for (const moves of listMoves().values()) {
      const places = moves.map((move) => JSON.stringify(move.payload).replace(/.*"lone6":(-?\d+).*/, '$1'));
      expect(new Set(places).size).toBe(moves.length);
    }
    expect(await countPositions()).toBeGreaterThanOrEqual(before + 6);
    client.close();
    await vi.waitFor(async () => {
      const one = await countPositions();
      await new Promise((resolve) => setTimeout(resolve, 1.2 * STEP_MS));
      expect(await countPositions()).toBe(one);
    }, SOON);
  });

  test('leaves a member alone who shares a position of their own', async () => {
    const tokens = await app.as().call(ENDPOINTS.demo.enterDemo, { body: { person: 'editor' } });
    const own = openLiveClient(app.baseUrl, { tokens });
    opened.push(own);
    const topic: Topic = `project:${projectId}`;
    await own.listen(topic);
    // The demo's own last position may be later by a moment: it is sent until it counts.
    await vi.waitFor(() => {
      const rel_ts = Math.floor(Date.now() / 10) * 10 + 1; // of no step
      const payload = { lone6: 1, late6: 1, rel_ts, heading: null, accuracy: 5 };
      own.publish({ action: 'pub', id: 'p', topic, type: 'beacon.next', payload });
      expect(own.ephemeral.some(isOwn)).toBe(true);
    }, SOON);
    const at = own.ephemeral.length;
    await new Promise((resolve) => setTimeout(resolve, 2.2 * STEP_MS));
    const mover = toMover(own.ephemeral.findLast(isOwn));
    const later = own.ephemeral.slice(at).filter((move) => !isOwn(move));
    expect(later.length).toBeGreaterThan(0);
    expect(later.map(toMover)).not.toContain(mover);
  });

  test('stands still without a word when one of its members was deleted', async () => {
    await sql`update members set identity_subject = 'gone' where identity_subject = ${toDemoSubject('editor')}`.execute(
      app.database.read,
    );
    const error = vi.fn();
    const receive = vi.fn();
    let searches = 0;
    const movement = createDemoMovement({
      database: app.database,
      log: { error } as unknown as Logger,
      beacons: { receive },
      deviceReceiver: { receiveAs: receive },
      audience: {
        get isHeard() {
          searches += 1;
          return true;
        },
        newestListenerMs: () => Date.now(),
        overhear: () => {},
      },
    });
    movement.start();
    await vi.waitFor(() => expect(searches).toBeGreaterThan(1), SOON);
    await movement.stop();
    expect(error).not.toHaveBeenCalled();
    expect(receive).not.toHaveBeenCalled();
  });
});
