import type { Tokens } from '@waypost/contract';
import { launchBrowser } from '@waypost/e2e/browser';
import { startServer } from '@waypost/e2e/start-server';
import type { Browser, Page, Response } from 'playwright-core';
import { readBaseMap } from '../bare-page/bare-base-map.ts';
import { type BareContent, serveBarePage } from '../bare-page/bare-page.ts';
import { readBox, readRestingView, toBareQuery } from '../bare-page/bare-view.ts';
import { type Bed, openBed } from '../run/bed.ts';
import { countPoints } from '../run/count-points.ts';
import { POINTS, takeFilled } from '../run/fill-groups.ts';
import { loadPage } from './load-page.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, toMs } from '../run/row.ts';
import { waitForMemory } from '../tiles/time-tiles.ts';
import { readTokens } from './window.ts';

const ROUNDS = toRounds(5);
/** Rows of the table that are read at once. */
const PIECE = 100_000;
const DAY_MS = 86_400_000;
const MANY = POINTS.toLocaleString('en');

/** The viewer. A page may exchange its tokens, and using them twice would end the session. */
interface Session {
  tokens: Tokens;
}

/** What the page of a project finally showed, and a bare page has to show too. */
interface Seen {
  /** By `z/x/y`. */
  readonly tiles: ReadonlyMap<string, Uint8Array>;
  /** The query of a bare page: position and view of its map. */
  readonly query: string;
}

/** The tile of a URL of the product or of a bare page, as `z/x/y`, or null for any other URL. */
const toPlace = (url: string) =>
  /\/tiles\/(?:features\/\d+\/)?(\d+\/\d+\/\d+)(?:\?|$)/.exec(url)?.[1] ?? null;

/** Records the tiles that a page requests from now on. */
function watchTiles(page: Page) {
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    const place = toPlace(response.url());
    if (place !== null && response.status() === 200) responses.set(place, response);
  });
  return responses;
}

/** Milliseconds until the map of a page is idle. Fails if some of the tiles are missing by then. */
async function timeLoad(
  browser: Browser,
  url: string,
  session: Session | null,
  expected: Iterable<string>,
): Promise<number> {
  let responses: ReturnType<typeof watchTiles> = new Map();
  const { drawnMs } = await loadPage(browser, url, session?.tokens ?? null, {
    begin(page) {
      responses = watchTiles(page);
    },
    async end(page) {
      const missing = [...expected].filter((place) => !responses.has(place));
      if (missing.length > 0) throw new Error(`The map stands still without the tiles ${missing}.`);
      if (session !== null) session.tokens = await readTokens(page);
    },
  });
  return drawnMs;
}

/** Opens a project once and records what its map shows. Fails if that is not every point. */
async function see(browser: Browser, url: string, session: Session): Promise<Seen> {
  let responses: ReturnType<typeof watchTiles> = new Map();
  const tiles = new Map<string, Uint8Array>();
  let query = '';
  await loadPage(browser, url, session.tokens, {
    begin(page) {
      responses = watchTiles(page);
    },
    async end(page) {
      const box = await readBox(page);
      const view = await readRestingView(page);
      // The page may have requested tiles of its first view. A tile is drawn 512 pixels wide and more.
      for (const [place, response] of responses) {
        if (Number(place.split('/')[0]) === Math.floor(view.zoom)) tiles.set(place, await response.body());
      }
      query = toBareQuery(view, box);
      session.tokens = await readTokens(page);
    },
  });
  const shown = [...tiles.values()].reduce((sum, bytes) => sum + countPoints(bytes).all, 0);
  if (shown !== POINTS) throw new Error(`The tiles ${[...tiles.keys()]} show ${shown} points.`);
  return { tiles, query };
}

/** All points of a project as GeoJSON, with the properties of single points in the product's tiles. */
async function readGeoJson({ database }: Bed, projectId: number): Promise<string> {
  const texts: string[] = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await database.read
      .selectFrom('features')
      .select((select) => [select.fn<string>('st_asgeojson', ['geometry', select.val(6)]).as('geometry')])
      .select(['code', 'name', 'color', 'shared', 'created_origin'])
      .where('project_id', '=', projectId)
      .where('code', '>', after)
      .orderBy('code')
      .limit(PIECE)
      .execute();
    for (const { geometry, created_origin, ...said } of rows) {
      const age_days = Math.floor((Date.now() - created_origin.getTime()) / DAY_MS);
      const properties = JSON.stringify({ ...said, kind: 'point', age_days });
      texts.push(`{"type":"Feature","properties":${properties},"geometry":${geometry}}`);
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.code;
  }
  if (texts.length !== POINTS) throw new Error(`There are ${texts.length} features.`);
  return `{"type":"FeatureCollection","features":[${texts.join()}]}`;
}

async function compare(browser: Browser, url: string, session: Session, geoJson: string): Promise<Row[]> {
  const { tiles, query } = await see(browser, url, session);
  const collection: BareContent = {
    points: geoJson,
    shapes: '{"type":"FeatureCollection","features":[]}',
  };
  const baseMap = readBaseMap();
  const floors = [
    {
      against: `the map library on a bare page, the same ${tiles.size} tiles in the same view from memory, without sign-in, base map or surrounding page`,
      page: await serveBarePage({ tiles }),
      expected: [...tiles.keys()],
    },
    {
      against: 'the same bare page with the same base map',
      page: await serveBarePage({ tiles }, baseMap),
      expected: [...tiles.keys()],
    },
    {
      against:
        'the map library on a bare page in the same view, the same points as clustered GeoJSON with the properties of the tiles',
      page: await serveBarePage(collection),
      expected: [],
    },
    {
      against: 'the same GeoJSON on the same base map',
      page: await serveBarePage(collection, baseMap),
      expected: [],
    },
  ];
  const ours: number[] = [];
  const others: number[][] = floors.map(() => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await timeLoad(browser, url, session, tiles.keys()));
      for (const [index, { page, expected }] of floors.entries()) {
        // All features as GeoJSON take a quarter of a minute: every second round is enough to tell by how much.
        if (expected.length === 0 && round % 2 === 1) continue;
        others[index]?.push(await timeLoad(browser, page.url + query, null, expected));
      }
    }
  } finally {
    for (const { page } of floors) page.close();
  }
  return floors.map(({ against }, index) => {
    const floor = median(others[index] ?? []);
    return {
      what: `open a project of ${MANY} points in a cold browser until its map is drawn`,
      against,
      ratio: median(ours) / floor,
      figures: `${toMs(median(ours))} against ${toMs(floor)}`,
    };
  });
}

/** A project of a million points in a cold browser, against bare pages that show the same. */
export async function benchMillionLoad(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  const { projectId } = await takeFilled(bed);
  const geoJson = await readGeoJson(bed, projectId);
  const server = await startServer(bed.dataDir, { DATABASE_URL: databaseUrl });
  const browser = await launchBrowser();
  try {
    // The browser is cold and the server is not: it reads a project once after startup.
    await waitForMemory({ url: server.url, tokens: bed.tokens }, projectId);
    const url = `${server.url}/organizations/${bed.organizationId}/projects/${projectId}/home`;
    return await compare(browser, url, { tokens: bed.tokens }, geoJson);
  } finally {
    await browser.close();
    await server.stop();
    await bed.close();
  }
}
