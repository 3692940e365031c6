import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { startServer } from '@waypost/e2e/start-server';
import pg from 'pg';
import WebSocket from 'ws';
import { type Bed, openBed } from '../run/bed.ts';
import { toRounds } from '../run/rounds.ts';
import { type Row, toMs } from '../run/row.ts';

const { devices, features, geofence, positions } = ENDPOINTS;
const FENCES = 500;
const VERTICES = 200;
/** Each sends a position a second, and crosses a fence of its own with each. */
const DEVICES = 100;
const GAP_MS = 1_000 / DEVICES;
/** Positions of a round. */
const ROUND = 500;
const AIM_MS = 20;
/** Fences of about 1 km across, 4 km apart. */
const RADIUS = 0.005;
const SPACING = 0.04;

const toCentre = (n: number) => ({ lng: -110 + SPACING * (n % 25), lat: 24 + SPACING * Math.floor(n / 25) });

/** A fence that no other touches. */
function makeRing(n: number): [number, number][] {
  const { lng, lat } = toCentre(n);
  const ring = Array.from({ length: VERTICES }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / VERTICES;
    return [lng + RADIUS * Math.cos(angle), lat + RADIUS * Math.sin(angle)];
  });
  return [...ring, ring[0] ?? [lng, lat]];
}

async function makeFence({ client, projectId }: Bed, n: number): Promise<string> {
  const feature = {
    ...{ name: `Fence ${n}`, geometry: { type: 'Polygon' as const, coordinates: [makeRing(n)] } },
    ...{ geofence: true, geofence_events: ['in' as const, 'out' as const] },
  };
  const made = await client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature },
  });
  const { code } = made.properties;
  // Told at once, so that what is measured is not how long somebody has to stay.
  const body = { margin_m: 0, stay_s: 0 };
  await client.call(geofence.putFenceSettings, { params: { code }, body });
  return code;
}

interface Mover {
  readonly code: string;
  readonly key: string;
  readonly n: number;
  isInside: boolean;
}

async function makeMover(bed: Bed, n: number, code: string): Promise<Mover> {
  const body = { name: `Collar ${n}`, icon: 'animal' as const };
  const device = await bed.client.call(devices.createDevice, {
    params: { project_id: bed.projectId },
    body,
  });
  return { code, key: device.key ?? '', n, isInside: true };
}

/** A server, and who hears of a project there. */
type Told = Pick<Bed, 'url' | 'tokens' | 'projectId'>;

/** Sends where a device is now: on the other side of the edge of its fence. */
async function move(url: string, mover: Mover): Promise<void> {
  mover.isInside = !mover.isInside;
  const { lng, lat } = toCentre(mover.n);
  const place = [mover.isInside ? lng : lng + 2 * RADIUS, lat];
  const answer = await fetch(`${url}${API_BASE}/receive/geojson`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mover.key}` },
    body: JSON.stringify({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: place },
      properties: { timestamp: Date.now() },
    }),
  });
  if (!answer.ok) throw new Error(`A position was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Calls back with the geofence of each event of the project. */
async function listen(bed: Told, onCrossed: (code: string) => void): Promise<() => void> {
  const socket = new WebSocket(`${bed.url.replace('http', 'ws')}${API_BASE}/ws`);
  const ready = Promise.withResolvers<void>();
  socket.on('error', ready.reject);
  socket.on('open', () => {
    const params = { access_token: bed.tokens.access_token };
    socket.send(JSON.stringify({ action: 'rpc', id: '1', method: 'auth', params }));
    socket.send(JSON.stringify({ action: 'sub', topic: `project:${bed.projectId}` }));
  });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as {
      action: string;
      type?: string;
      payload?: { code?: string };
    };
    if (message.action === 'subscribed') ready.resolve();
    if (message.type === 'geofence.crossed') onCrossed(message.payload?.code ?? '');
  });
  await ready.promise;
  return () => socket.terminate();
}

/** Begins something every 10 ms, whether the one before has ended or not. @returns once all of it has. */
async function pace(count: number, begin: (n: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  const begun: Promise<void>[] = [];
  for (let n = 0; n < count; n += 1) {
    const wait = start + n * GAP_MS - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    begun.push(begin(n));
  }
  await Promise.all(begun);
}

/** A position on its way to its event. */
interface Waiting {
  readonly at: number;
  isAnswered: boolean;
  readonly heard: () => void;
}

/** How long each position of a round takes until its crossing is heard. */
async function timeRound(bed: Told, movers: readonly Mover[]): Promise<number[]> {
  const times: number[] = [];
  const sent = new Map<string, Waiting[]>();
  const close = await listen(bed, (code) => {
    // Crossings that are judged together are told together; what is not yet answered may come after them.
    const [all, now] = [sent.get(code) ?? [], performance.now()];
    const isHeard = (one: Waiting, index: number) => index === 0 || one.isAnswered;
    for (const one of all.filter(isHeard)) {
      times.push(now - one.at);
      one.heard();
    }
    sent.set(
      code,
      all.filter((one, index) => !isHeard(one, index)),
    );
  });
  await pace(ROUND, async (n) => {
    const mover = movers[n % DEVICES];
    if (mover === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = { at: performance.now(), isAnswered: false, heard: resolve };
    sent.set(mover.code, [...(sent.get(mover.code) ?? []), waiting]);
    await move(bed.url, mover);
    waiting.isAnswered = true;
    await promise;
  });
  close();
  return times;
}

async function timeBareRound(client: pg.Client): Promise<number[]> {
  const times: number[] = [];
  await pace(ROUND, async (n) => {
    const at = performance.now();
    await client.query('insert into bare_positions values ($1, $2, $3, $4)', [n, new Date(), n, n]);
    times.push(performance.now() - at);
  });
  return times;
}

function toPercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** The fences of the project, and whoever crosses some of them. */
async function prepare(bed: Bed): Promise<Mover[]> {
  await bed.client.call(positions.updateTrailSettings, {
    params: { project_id: bed.projectId },
    body: { keep: 'year' },
  });
  const codes: string[] = [];
  for (let n = 0; n < FENCES; n += 1) codes.push(await makeFence(bed, n));
  const movers: Mover[] = [];
  for (const [n, code] of codes.slice(0, DEVICES).entries()) movers.push(await makeMover(bed, n, code));
  return movers;
}

async function compare(told: Told, movers: readonly Mover[], databaseUrl: string): Promise<Row[]> {
  // A first position, outside, by which nothing is crossed.
  for (const mover of movers) await move(told.url, mover);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    'create table bare_positions (subject_id integer, at timestamptz, lone6 integer, late6 integer, primary key (subject_id, at))',
  );
  const times: { own: number[]; bare: number[] } = { own: [], bare: [] };
  await timeRound(told, movers);
  for (let round = 0; round < toRounds(5); round += 1) {
    times.own.push(...(await timeRound(told, movers)));
    times.bare.push(...(await timeBareRound(client)));
  }
  await client.end();
  const [own, bare] = [toPercentile(times.own, 0.99), toPercentile(times.bare, 0.99)];
  const medians = `${toMs(toPercentile(times.own, 0.5))} against ${toMs(toPercentile(times.bare, 0.5))}`;
  return [
    {
      what: `a position over HTTP until its crossing is heard on a socket, 100 positions a second, ${FENCES} fences of ${VERTICES} vertices, 99th percentile`,
      against: `that of a bare insert, and ${AIM_MS} ms`,
      ratio: own / (bare + AIM_MS),
      figures: `${toMs(own)} against ${toMs(bare)} and ${AIM_MS} ms; medians ${medians}`,
    },
  ];
}

/** How soon a crossing is told, while a hundred devices cross a fence every second. */
export async function benchPositionsToEvents(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  try {
    const movers = await prepare(bed);
    // Devices and people are elsewhere: the server is a process of its own, and the one in here ends.
    await bed.app.http.close();
    const server = await startServer(bed.dataDir, { DATABASE_URL: databaseUrl });
    try {
      return await compare({ ...bed, url: server.url }, movers, databaseUrl);
    } finally {
      await server.stop();
    }
  } finally {
    await bed.close();
  }
}
