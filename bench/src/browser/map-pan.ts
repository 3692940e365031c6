import { setTimeout as sleep } from 'node:timers/promises';
import type { Tokens } from '@waypost/contract';
import { launchMortalBrowser } from '@waypost/e2e/browser';
import { startServer } from '@waypost/e2e/start-server';
import type { Page } from 'playwright-core';
import { readBaseMap } from '../bare-page/bare-base-map.ts';
import { type BareContent, serveBarePage } from '../bare-page/bare-page.ts';
import { readBox, toBareQuery } from '../bare-page/bare-view.ts';
import { type Bed, makeProject, openBed } from '../run/bed.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';
import { openWindow, readTokens } from './window.ts';

const FEATURES = 100_000;
const PIECE = 20_000;
const ROUNDS = toRounds(3);
const QUIET_MS = 1_500;
const PATIENCE_MS = 180_000;
const STEP_MS = 16;
const PULL_MS = 1_200;
/** Where the drag starts on the map, and its distance in pixels: out and back, so that most features stay in view. */
const HOLD = { x: 1000, y: 430 };
const ROUND_TRIP = [
  { x: -380, y: 0 },
  { x: 380, y: 160 },
  { x: 260, y: -220 },
  { x: -260, y: 60 },
] as const;
/** At two frames a second a single trip has so few that the slowest twentieth is one frame. */
const PULLS = [...ROUND_TRIP, ...ROUND_TRIP, ...ROUND_TRIP];

/** A place to look at, and a bounding box that fits in its view. */
interface View {
  readonly name: string;
  readonly zoom: number;
  readonly center: readonly [number, number];
  /** Degrees from the centre to the sides. */
  readonly reach: readonly [number, number];
}

const VIEWS: readonly View[] = [
  { name: 'clusters at zoom 9', zoom: 9, center: [-110, 24], reach: [0.55, 0.5] },
  { name: 'single features at zoom 14', zoom: 14, center: [-100, 20], reach: [0.017, 0.016] },
];

/** Nine in ten are points, the others lines and areas of about ten pixels. */
async function fill({ database }: Bed, projectId: number, { center, reach }: View): Promise<void> {
  const [lng, lat] = center;
  const [dx, dy] = reach;
  const place = `st_setsrid(st_makepoint(${lng} + ${dx} * (2 * random() - 1), ${lat} + ${dy} * (2 * random() - 1)), 4326)`;
  const shape = `case when n % 20 = 0 then st_makeline(place, st_translate(place, ${dx / 50}, ${dy / 70}))
    when n % 20 = 10 then st_buffer(place, ${dx / 90}, 3) else place end`;
  for (let begun = 0; begun < FEATURES; begun += PIECE) {
    await database.script(`
    insert into features (code, project_id, name, color, shared, geometry, geometry_type, created_origin)
    select gen_random_uuid(), ${projectId}, 'Report ' || n, (array['#0059ff','#d9480f','#2b8a3e','#862e9c'])[1 + n % 4],
      n % 10 = 0, shape, substr(st_geometrytype(shape), 4), now() - interval '14 months' * random()
    from (select n, ${shape} as shape from
      (select n, ${place} as place from generate_series(${begun + 1}, ${begun + PIECE}) n) placed) shaped`);
  }
  await database.script(`
    insert into project_stats (project_id, features_count, features_version) values (${projectId}, ${FEATURES}, 1)
    on conflict (project_id) do update set features_count = ${FEATURES};
    analyze features, project_stats`);
}

/** The features of a project as a page without the product would have them: complete, as GeoJSON. */
async function readContent({ database }: Bed, projectId: number): Promise<BareContent> {
  const rows = await database.read
    .selectFrom('features')
    .select((select) => [
      select.fn<string>('st_asgeojson', ['geometry', select.val(6)]).as('geometry'),
      'color',
      'geometry_type',
    ])
    .where('project_id', '=', projectId)
    .execute();
  const toText = (some: typeof rows) => {
    const features = some.map(
      ({ geometry, color }) => `{"type":"Feature","properties":{"color":"${color}"},"geometry":${geometry}}`,
    );
    return `{"type":"FeatureCollection","features":[${features.join()}]}`;
  };
  return {
    points: toText(rows.filter((row) => row.geometry_type === 'Point')),
    shapes: toText(rows.filter((row) => row.geometry_type !== 'Point')),
  };
}

/** The page's requests so far: tiles are requested by workers, which its own resource list omits. */
function watchTraffic(page: Page) {
  const traffic = { underway: 0, changedAt: performance.now(), tileSizes: [] as Promise<number>[] };
  const change = (by: number) => {
    traffic.underway += by;
    traffic.changedAt = performance.now();
  };
  page.on('request', () => change(1));
  page.on('requestfailed', () => change(-1));
  page.on('requestfinished', (request) => {
    change(-1);
    if (!/\/tiles\/features\/\d+\/\d+\//.test(request.url())) return;
    traffic.tileSizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return traffic;
}

type Traffic = ReturnType<typeof watchTraffic>;

/** Waits until the map is idle with everything it requested. */
async function waitForQuiet(page: Page, traffic: Traffic): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  await page.waitForFunction(() => performance.getEntriesByName('waypost:map-drawn').length > 0, undefined, {
    timeout: PATIENCE_MS,
    polling: 50,
  });
  // Aborted requests and those of the socket never finish: what counts is that nothing changes.
  while (performance.now() - traffic.changedAt < QUIET_MS) {
    if (performance.now() > deadline) throw new Error('The map does not come to rest.');
    await page.waitForTimeout(100);
  }
}

/**
 * Makes a page complete each frame of a map before the next starts. A graphics card accepts two or three frames and
 * then makes the page wait. Software rendering has no such limit: a page submits twenty frames in half a second, then
 * stalls for longer than any of them takes, at a point that depends on the number of calls per frame.
 */
function drawToTheEnd(): void {
  let gl: WebGL2RenderingContext | undefined;
  let hasDrawn = false;
  const getContext = HTMLCanvasElement.prototype.getContext as (...options: unknown[]) => unknown;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...options: unknown[]) {
    const context = getContext.apply(this, options);
    if (context instanceof WebGL2RenderingContext) gl = context;
    return context;
  } as typeof HTMLCanvasElement.prototype.getContext;
  const drawElements = WebGL2RenderingContext.prototype.drawElements;
  WebGL2RenderingContext.prototype.drawElements = function (...call) {
    hasDrawn = true;
    drawElements.apply(this, call);
  };
  const pixel = new Uint8Array(4);
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) =>
    request((time) => {
      hasDrawn = false;
      run(time);
      // Reading a pixel forces drawing.
      if (hasDrawn) gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    });
}

/** In milliseconds of the page's clock. */
interface Watched {
  /** The start of each frame. */
  readonly frames: number[];
  /** Start and end of each drag, alternating. */
  readonly holds: number[];
}

/** Drags the map. @returns the milliseconds of each frame during the drag. */
async function pan(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const watched: Watched = { frames: [], holds: [] };
    Object.assign(window, { watched });
    const note = (time: number) => {
      watched.frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    for (const kind of ['mousedown', 'mouseup'])
      addEventListener(kind, ({ timeStamp }) => watched.holds.push(timeStamp), { capture: true });
  });
  for (const { x, y } of PULLS) {
    await page.mouse.move(HOLD.x, HOLD.y);
    await page.mouse.down();
    const start = performance.now();
    // By the clock: a slow machine draws fewer frames of the same movement. A hand does not wait for the frame of each
    // step either: drags would last two to five times as long.
    const steps: Promise<void>[] = [];
    for (let part = 0; part < 1; ) {
      await sleep(STEP_MS);
      part = Math.min((performance.now() - start) / PULL_MS, 1);
      steps.push(page.mouse.move(HOLD.x + x * part, HOLD.y + y * part));
    }
    await Promise.all(steps);
    await page.mouse.up();
  }
  // The frame that shows the last step is still to come.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return toPulledFrames(await page.evaluate(() => (window as unknown as { watched: Watched }).watched));
}

/**
 * Milliseconds of frames during a drag. Those of the idle page before and between, a sixtieth of a second each, say
 * nothing about how the map follows the hand.
 */
function toPulledFrames({ frames, holds }: Watched): number[] {
  if (holds.length !== 2 * PULLS.length)
    throw new Error(`The map was held and let go ${holds.length} times.`);
  const isPulled = (from: number, to: number) =>
    PULLS.some((_, pull) => to > (holds[2 * pull] ?? to) && from < (holds[2 * pull + 1] ?? from));
  return frames
    .slice(1)
    .map((time, index) => [frames[index] ?? time, time] as const)
    .filter(([from, to]) => isPulled(from, to))
    .map(([from, to]) => to - from);
}

interface Pan {
  /** Milliseconds of each frame. */
  readonly frames: readonly number[];
  readonly tileBytes: number;
}

/** The viewer. A page may exchange its tokens, and using them twice would end the session. */
interface Session {
  tokens: Tokens;
}

/** Opens a page in a browser of its own and runs something in it. Pending drawing at the end is not awaited. */
async function visit<T>(
  session: Session | null,
  url: string,
  work: (page: Page, traffic: Traffic) => Promise<T>,
): Promise<T> {
  const { browser, kill } = await launchMortalBrowser();
  try {
    const page = await (await openWindow(browser, session?.tokens ?? null)).newPage();
    const traffic = watchTraffic(page);
    await page.addInitScript(drawToTheEnd);
    await page.goto(url);
    await waitForQuiet(page, traffic);
    const result = await work(page, traffic);
    if (session !== null) session.tokens = await readTokens(page);
    return result;
  } finally {
    await kill();
  }
}

const openAndPan = (session: Session | null, url: string): Promise<Pan> =>
  visit(session, url, async (page, traffic) => ({
    frames: await pan(page),
    tileBytes: sum(await Promise.all(traffic.tileSizes)),
  }));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const toMean = (frames: readonly number[]) => sum(frames) / frames.length;

/** The 95th percentile. */
const toSlow = (frames: readonly number[]) =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN;

/**
 * Milliseconds of a frame in the median pan, by its mean, which determines the frame rate, or by its slow frames.
 * Pooled over all pans, the slow frames would be those of one bad half-minute of the machine.
 * The median frame says nothing: with slow drawing, a page gets a frame of a sixtieth of a second for each long one.
 */
const toFrame = (pans: readonly Pan[], which: 'mean' | 'slow'): number =>
  median(pans.map(({ frames }) => (which === 'mean' ? toMean(frames) : toSlow(frames))));

const toFps = (frameMs: number) => `${(1000 / frameMs).toFixed(1)} frames per second`;

/** A view with the pages to pan: of a project full of features there, of an empty one, and of neither. */
interface Pair {
  readonly view: View;
  readonly full: string;
  readonly empty: string;
  readonly content: BareContent;
}

/** Creates the projects of a view. All of them before the panning, which may outlast the bed's token. */
async function makePair(bed: Bed, url: string, view: View): Promise<Pair> {
  const full = await makeProject(bed, `Full, ${view.name}`);
  const empty = await makeProject(bed, `Empty, ${view.name}`);
  await fill(bed, full, view);
  const query = `center_lng=${view.center[0]}&center_lat=${view.center[1]}&zoom=${view.zoom}`;
  const toUrl = (id: number) => `${url}/organizations/${bed.organizationId}/projects/${id}/home?${query}`;
  return { view, full: toUrl(full), empty: toUrl(empty), content: await readContent(bed, full) };
}

const FLOORS = {
  empty: 'the same page of an empty project',
  bare: 'the map library alone on a bare page, with the same features as GeoJSON and no base map',
  mapped: 'the map library alone on a bare page, with the same features as GeoJSON and the same base map',
} as const;

/**
 * The page of a project with 100,000 features in view, panned by hand, against the same of an empty project and against
 * a page with only the map library, its map as large, and the same features.
 */
async function panPair(session: Session, { view, full, empty, content }: Pair): Promise<Row[]> {
  const pans: Record<'full' | 'empty' | 'bare' | 'mapped', Pan[]> = {
    full: [],
    empty: [],
    bare: [],
    mapped: [],
  };
  const [lng, lat] = view.center;
  const box = await visit(session, full, readBox);
  const query = toBareQuery({ lng, lat, zoom: view.zoom }, box);
  const bare = await serveBarePage(content);
  const mapped = await serveBarePage(content, readBaseMap());
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      pans.full.push(await openAndPan(session, full));
      pans.mapped.push(await openAndPan(null, mapped.url + query));
      // These two only tell where the time goes: once is enough, in the middle of the others.
      if (round !== Math.floor(ROUNDS / 2)) continue;
      pans.empty.push(await openAndPan(session, empty));
      pans.bare.push(await openAndPan(null, bare.url + query));
    }
  } finally {
    bare.close();
    mapped.close();
  }
  const megabytes = (median(pans.full.map((one) => one.tileBytes)) / 1e6).toFixed(1);
  const toRow = (which: 'mean' | 'slow', against: keyof typeof FLOORS): Row => {
    const measured = toFrame(pans.full, which);
    const floor = toFrame(pans[against], which);
    const part = which === 'mean' ? 'the mean frame' : 'the slowest 5 % of frames';
    return {
      what: `pan the map of ${FEATURES.toLocaleString('en')} features in view, ${view.name}: ${part} (${megabytes} MB of tiles)`,
      against: FLOORS[against],
      ratio: measured / floor,
      figures: `${toMs(measured)} (${toFps(measured)}) against ${toMs(floor)} (${toFps(floor)})`,
    };
  };
  return (['mean', 'slow'] as const).flatMap((which) => [
    toRow(which, 'empty'),
    toRow(which, 'bare'),
    toRow(which, 'mapped'),
  ]);
}

/** How smoothly the map of a large project pans. */
export async function benchMapPan(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  // In a process of its own: the drag must not wait for tiles.
  const server = await startServer(bed.dataDir, { DATABASE_URL: databaseUrl });
  try {
    const session: Session = { tokens: bed.tokens };
    const rows: Row[] = [];
    const pairs: Pair[] = [];
    for (const view of VIEWS) pairs.push(await makePair(bed, server.url, view));
    for (const pair of pairs) rows.push(...(await panPair(session, pair)));
    return rows;
  } finally {
    await server.stop();
    await bed.close();
  }
}
