import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, ENDPOINTS } from '@waypost/contract';
import pg from 'pg';
import { type Bed, buoy, openBed } from '../run/bed.ts';
import { countPoints } from '../run/count-points.ts';
import { isQuick } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';
import { waitForMemory } from '../tiles/time-tiles.ts';
import { hear, openSockets, start, time, toGreetings } from './drivers.ts';
import { type Listener, listen, timeHeard } from './listener.ts';

const SUBSCRIBERS = 1_000;
const WRITES = isQuick ? 150 : 500;
/** 50 a second. */
const GAP_MS = 20;
const WARM_UP = 30;
/** The tile of the buoy at zoom 14. */
const PLACE = '14/3171/7059';

/** Points of the buoy's tile. */
async function countTile({ url, tokens, projectId }: Bed): Promise<number> {
  const answer = await fetch(`${url}${API_BASE}/tiles/features/${projectId}/${PLACE}`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  return countPoints(new Uint8Array(await answer.arrayBuffer())).all;
}

/** Milliseconds from a write until its event was heard and the tile that has it arrived. */
async function timeWrite(bed: Bed, listener: Listener, n: number): Promise<number> {
  const name = `Buoy ${n}`;
  const from = performance.now();
  const written = bed.client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: bed.projectId },
    body: { feature: { ...buoy, name } },
  });
  await timeHeard([listener], name, from);
  // That of the bed itself, and all that were heard of.
  const least = 1 + listener.heard.size;
  const count = await countTile(bed);
  if (count < least) throw new Error(`A tile has ${count} points after events of ${least}.`);
  const took = performance.now() - from;
  await written;
  return took;
}

async function timeWrites(bed: Bed): Promise<number> {
  const port = Number(new URL(bed.url).port);
  const opening = { port, path: `${API_BASE}/ws`, count: SUBSCRIBERS, ready: '"subscribed"' };
  const others = await openSockets({ ...opening, greetings: toGreetings(bed) });
  const listener = await listen(bed.url, bed);
  await waitForMemory(bed, bed.projectId);
  const writes: Promise<number>[] = [];
  const began = performance.now();
  for (let n = 0; n < WRITES; n += 1) {
    writes.push(timeWrite(bed, listener, n));
    await sleep(Math.max(0, began + (n + 1) * GAP_MS - performance.now()));
  }
  const times = await Promise.all(writes);
  listener.close();
  others.kill('SIGKILL');
  return median(times.slice(WARM_UP));
}

/** A row of a table with the columns of a feature that are written, and its index. */
async function timeInserts(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    create table bare_features (code uuid primary key, project_id integer not null, name text not null,
      geometry geometry(point, 4326) not null, data jsonb not null, created_at timestamptz not null default now());
    create index on bare_features (project_id, created_at)`);
  const times: number[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const start = performance.now();
    await client.query({
      name: 'insert',
      text: `insert into bare_features (code, project_id, name, geometry, data)
        values (gen_random_uuid(), $1, $2, st_geomfromgeojson($3), $4)`,
      values: [1, `Buoy ${n}`, JSON.stringify(buoy.geometry), JSON.stringify(buoy.data)],
    });
    times.push(performance.now() - start);
    await sleep(Math.max(0, GAP_MS - (performance.now() - start)));
  }
  await client.end();
  return median(times.slice(WARM_UP));
}

/** A message as long as that of a feature, to as many sockets of `ws`. */
async function timeBroadcasts(): Promise<number> {
  const bare = start('bare-sockets.ts');
  const { port } = await hear<{ port: number }>(bare);
  const driver = await openSockets({ port, path: '/', count: SUBSCRIBERS, ready: null, greetings: [] });
  const text = 'x'.repeat(600);
  const send = () => void bare.send({ text, times: 1 });
  const times: number[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    times.push(await time({ send, driver, bytes: SUBSCRIBERS * (text.length + 4) }));
    await sleep(GAP_MS);
  }
  for (const child of [driver, bare]) child.kill('SIGKILL');
  return median(times.slice(WARM_UP));
}

/** From a write to what others see of it. */
export async function benchWriteToTile(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  try {
    const [ours, insert, broadcast] = [
      await timeWrites(bed),
      await timeInserts(databaseUrl),
      await timeBroadcasts(),
    ];
    return [
      {
        what: `a feature over HTTP until its event was heard and a tile with it arrived, ${SUBSCRIBERS} subscribers, 50 writes a second`,
        against: 'a bare insert and a bare broadcast of ws, each with the same rhythm, added up',
        ratio: ours / (insert + broadcast),
        figures: `${toMs(ours)} against ${toMs(insert)} and ${toMs(broadcast)}`,
      },
    ];
  } finally {
    await bed.close();
  }
}
