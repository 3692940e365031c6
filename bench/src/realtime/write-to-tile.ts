import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '@waypost/contract';
import pg from 'pg';
import { type Bed, openBed } from '../run/bed.ts';
import { hear } from '../run/child.ts';
import { isQuick } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';
import { waitForMemory } from '../tiles/time-tiles.ts';
import { INSERT, TABLE, toValues } from './bare-insert.ts';
import { openSockets, start, time, toGreetings } from './drivers.ts';
import type { Writing, Written } from './writer.ts';

const SUBSCRIBERS = 1_000;
const WRITES = isQuick ? 150 : 500;
/** 50 a second. */
const GAP_MS = 20;
const WARM_UP = 60;
/** Milliseconds from a write over HTTP until its event was heard and the tile that has it arrived, among many subscribers. */
async function timeWrites(bed: Writing['bed']): Promise<number> {
  const opening = { port: Number(new URL(bed.url).port), path: `${API_BASE}/ws`, count: SUBSCRIBERS };
  const others = await openSockets({ ...opening, ready: '"subscribed"', greetings: toGreetings(bed) });
  const writer = start('writer.ts');
  const asked: Writing = { bed, writes: WRITES, warmUp: WARM_UP, gapMs: GAP_MS };
  writer.send(asked);
  const { times } = await hear<Written>(writer);
  for (const child of [writer, others]) child.kill('SIGKILL');
  return median(times);
}

async function timeOurs({ url, tokens, projectId }: Bed): Promise<number> {
  await waitForMemory({ url, tokens }, projectId);
  return timeWrites({ url, tokens, projectId });
}

async function timeInserts(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(TABLE);
  const times: number[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const start = performance.now();
    await client.query({ name: 'insert', text: INSERT, values: toValues(`Buoy ${n}`) });
    times.push(performance.now() - start);
    await sleep(Math.max(0, GAP_MS - (performance.now() - start)));
  }
  // As in the bed, one is there.
  await client.query('delete from bare_features where name <> $1', ['Buoy 0']);
  await client.end();
  return median(times.slice(WARM_UP));
}

/** The same as `timeOurs` of a server that does only that. */
async function timeBareServer(databaseUrl: string, bed: Bed): Promise<number> {
  const bare = start('bare-live.ts');
  const listening = hear<{ port: number }>(bare);
  bare.send(databaseUrl);
  const { port } = await listening;
  const { tokens, projectId } = bed;
  const took = await timeWrites({ url: `http://127.0.0.1:${port}`, tokens, projectId });
  bare.kill('SIGKILL');
  return took;
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
    const insert = await timeInserts(databaseUrl);
    const ours = await timeOurs(bed);
    const atOnce = await timeBareServer(databaseUrl, bed);
    const broadcast = await timeBroadcasts();
    const parts = `${toMs(insert)} and ${toMs(broadcast)}`;
    return [
      {
        what: `a feature over HTTP until its event was heard and a tile with it arrived, ${SUBSCRIBERS} subscribers, 50 writes a second`,
        against: 'a bare insert and a bare broadcast of ws, each with the same rhythm, added up',
        ratio: ours / (insert + broadcast),
        figures: `${toMs(ours)} against ${parts}; a bare server that does all of it at once: ${toMs(atOnce)}`,
      },
    ];
  } finally {
    await bed.close();
  }
}
