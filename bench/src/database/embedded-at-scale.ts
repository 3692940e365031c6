import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { type Bed, openBed } from '../run/bed.ts';
import { countPoints } from '../run/count-points.ts';
import { fillGroups, POINTS, takeFilled } from '../run/fill-groups.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';
import { listPlaces } from '../tiles/tile-places.ts';
import { timeAnew, waitForMemory } from '../tiles/time-tiles.ts';
import { type Pause, watchPauses } from './watch-pauses.ts';

const ROUNDS = toRounds(5);
/** Of all tiles: the same code makes them, so differences are small. */
const TILE_ROUNDS = 31;
/** Warm-up rounds: until then the first database tested would pay for compilation. */
const WARM_ROUNDS = 10;
const REST_MS = 2_000;
/** How long a request may wait for others. */
const MOST_MS = 10;
const MANY = POINTS.toLocaleString('en');

/** A server in this process, and its project of a million points: the same in every database. */
interface Filled {
  readonly bed: Bed;
  readonly projectId: number;
}

/** The longest pause of this thread, which serves HTTP, during a request, and the request's duration. */
async function measurePause(ask: () => Promise<unknown>): Promise<Pause & { tookMs: number }> {
  const stop = watchPauses();
  const start = performance.now();
  await ask();
  return { tookMs: performance.now() - start, ...stop() };
}

const rest = () => new Promise((done) => setTimeout(done, REST_MS));

function toPauseRow(
  what: string,
  pauses: readonly (Pause & { tookMs: number })[],
  still: readonly Pause[],
): Row {
  const middle = (pick: (pause: Pause) => number, some: readonly Pause[]) => median(some.map(pick));
  const worked = middle(({ workedMs }) => workedMs, pauses);
  const clock = middle(({ clockMs }) => clockMs, pauses);
  const atRest = middle(({ clockMs }) => clockMs, still);
  const took = median(pauses.map(({ tookMs }) => tookMs));
  return {
    what: `longest pause of the HTTP thread, in processor time, during ${what} of ${MANY} features, embedded`,
    against: `the limit of ${MOST_MS} ms`,
    ratio: worked / MOST_MS,
    figures: `${toMs(worked)}; wall clock ${toMs(clock)}, idle ${toMs(atRest)}; duration ${toMs(took)}`,
  };
}

/** Fails if a response does not count everything. */
function assertAll(count: number): void {
  if (count !== POINTS) throw new Error(`${count} are counted of ${POINTS} features.`);
}

/** Requests that count every row, to the embedded database over HTTP. */
async function benchPauses({ bed: { client }, projectId }: Filled): Promise<Row[]> {
  const params = { project_id: projectId };
  const query = { text: 'report' };
  const questions: Readonly<Record<string, () => Promise<number>>> = {
    'the total of a filter that matches all': () =>
      client.call(ENDPOINTS.features.getFeaturesTotal, { params, query }),
    'the timeline of a filter that matches all': async () => {
      const { dimensions } = await client.call(ENDPOINTS.features.getTimeline, {
        params,
        query: { ...query, range: 'all' },
      });
      const bars = dimensions.flatMap(({ dates }) => dates);
      return bars.reduce((sum, { count }) => sum + count, 0);
    },
  };
  const rows: Row[] = [];
  for (const [what, ask] of Object.entries(questions)) {
    const pauses: (Pause & { tookMs: number })[] = [];
    const still: Pause[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      pauses.push(await measurePause(async () => assertAll(await ask())));
      still.push(await measurePause(rest));
    }
    rows.push(toPauseRow(what, pauses, still));
  }
  return rows;
}

/** The tiles of a project are read once after startup: there is one pause to report, and no median. */
async function benchReading({ bed: { client }, projectId }: Filled): Promise<Row> {
  const still = [await measurePause(rest)];
  const pause = await measurePause(async () => {
    const { count } = await client.call(ENDPOINTS.tiles.getTileState, { params: { project_id: projectId } });
    assertAll(count);
  });
  return toPauseRow('the first loading of the tiles', [pause], still);
}

/** Fails if a tile does not represent the same points in both. */
async function assertSamePoints(sides: readonly Filled[], places: readonly string[]): Promise<void> {
  for (const place of places) {
    const counts = sides.map(async ({ bed, projectId }) => {
      const answer = await fetch(`${bed.url}${API_BASE}/tiles/features/${projectId}/${place}`, {
        headers: { authorization: `Bearer ${bed.tokens.access_token}` },
      });
      return countPoints(new Uint8Array(await answer.arrayBuffer())).all;
    });
    const [a, b] = await Promise.all(counts);
    if (a !== b) throw new Error(`Tile ${place} holds ${a} points of the one, ${b} of the other.`);
  }
}

interface TileTimes {
  readonly clockMs: number;
  /** Processor time per tile of this thread, which serves and requests. */
  readonly workedMs: number;
}

async function timeTiles({ bed, projectId }: Filled, places: readonly string[]): Promise<TileTimes> {
  const before = process.threadCpuUsage();
  const clockMs = await timeAnew(bed, projectId, places);
  const { user, system } = process.threadCpuUsage(before);
  return { clockMs, workedMs: (user + system) / 1000 / places.length };
}

async function benchTiles(embedded: Filled, postgres: Filled): Promise<Row[]> {
  const places = listPlaces([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  for (const { bed, projectId } of [embedded, postgres]) await waitForMemory(bed, projectId);
  await assertSamePoints([embedded, postgres], places);
  const times: Record<'ours' | 'other', TileTimes[]> = { ours: [], other: [] };
  for (let round = -WARM_ROUNDS; round < TILE_ROUNDS; round += 1) {
    const [ours, other] = [await timeTiles(embedded, places), await timeTiles(postgres, places)];
    if (round < 0) continue;
    times.ours.push(ours);
    times.other.push(other);
  }
  const toRow = (what: string, pick: (times: TileTimes) => number): Row => {
    const [ours, other] = [median(times.ours.map(pick)), median(times.other.map(pick))];
    return {
      what: `tile of ${MANY} points over HTTP, zooms 4 to 14, access checked, not cached, ${what}, embedded`,
      against: 'the same on PostgreSQL',
      ratio: ours / other,
      figures: `${toMs(ours)} against ${toMs(other)}`,
    };
  };
  return [
    toRow('median', ({ clockMs }) => clockMs),
    toRow('processor time of the thread that serves', ({ workedMs }) => workedMs),
  ];
}

/** A million features in the embedded database: their tiles against PostgreSQL’s, and pauses of the serving thread. */
export async function benchEmbeddedAtScale(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(null);
  const other = await openBed(databaseUrl);
  try {
    const embedded = { bed, projectId: (await fillGroups(bed, POINTS)).projectId };
    const postgres = { bed: other, projectId: (await takeFilled(other)).projectId };
    const rows = [await benchReading(embedded), ...(await benchPauses(embedded))];
    return [...(await benchTiles(embedded, postgres)), ...rows];
  } finally {
    await other.close();
    await bed.close();
  }
}
