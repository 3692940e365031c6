import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTownMbtiles, writeTownPmtiles } from '@waypost/server/town-archives';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { isFull } from '../src/browser/cases.ts';
import { writeHeights } from '../src/files/height-file.ts';
import { askMap, type DrawnMap } from '../src/map/ask-map.ts';
import { type BaseMapHosts, startBaseMapHosts } from '../src/map/base-map-hosts.ts';
import { meanColor, shareOfColor, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import {
  makeDataDir,
  ROOT,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

/** Every base map in every look, at three zooms, in both themes; the checks before a merge see each base once. */

/** Where the full run keeps its pictures. */
const PICTURES = join(ROOT, 'artifacts/base-maps');

const DOWNTOWN = 'sf-downtown-openmaptiles.mbtiles';
const DOWNTOWN_FILE = join(ROOT, '../shared/fixtures/basemap', DOWNTOWN);
const hasDowntown = existsSync(DOWNTOWN_FILE);
if (!hasDowntown) console.warn(`Skipped in part: ../shared/fixtures/basemap/${DOWNTOWN} is absent.`);

const TOWN = 'town-protomaps.pmtiles';
/** The invented town stands over San Francisco, and the invented mountain where Mount Whitney is. */
const SAN_FRANCISCO = [-122.4194, 37.7749] as const;
const WHITNEY = [-118.2923, 36.5785] as const;
const WHITNEY_BOUNDS = [-118.39, 36.51, -118.19, 36.65] as const;

/** A crest that falls from 4,421 m, with five ridges. */
function toWhitneyHeight(lng: number, lat: number): number {
  const [east, north] = [(lng - WHITNEY[0]) * 89.4, (lat - WHITNEY[1]) * 111.2];
  const apart_km = Math.hypot(east, north);
  const ridges = Math.cos(5 * Math.atan2(north, east)) * Math.min(apart_km / 2, 1) * Math.exp(-apart_km / 9);
  return 1_500 + 2_921 * Math.exp(-apart_km / 6) + 260 * ridges;
}

const LOOKS = ['outdoors', 'satellite', 'light', 'dark'] as const;
type Look = (typeof LOOKS)[number];
type Theme = 'light' | 'dark';
interface Stand {
  readonly look: Look;
  readonly place: 'san-francisco' | 'whitney';
  readonly zoom: number;
  /** Of the page, one after the other. */
  readonly themes: readonly Theme[];
}

interface Base {
  readonly title: string;
  readonly id: string;
  /** Whether the server has another host’s TileJSON and photographs, or another host’s archive. */
  readonly hasPhotos: boolean;
  /** What is credited for its streets; null without any. */
  readonly credit: string | null;
  readonly center: readonly [lng: number, lat: number];
  /** A name in Spanish at zoom 10, and one at zoom 15; null where the tiles have none. */
  readonly spanish: Readonly<Record<10 | 15, string>> | null;
  /** What the checks before a merge look at. */
  readonly stand: Stand;
}

const TOWN_NAMES = { 10: 'Puertecito', 15: 'Calle del Puerto' } as const;
const at = (look: Look, zoom: number, more: Partial<Stand> = {}): Stand => ({
  look,
  zoom,
  place: 'san-francisco',
  themes: ['light'],
  ...more,
});

const BASES: readonly Base[] = [
  {
    title: 'the bundled map',
    id: 'offline',
    hasPhotos: false,
    credit: null,
    center: SAN_FRANCISCO,
    spanish: null,
    stand: at('satellite', 4),
  },
  {
    title: 'an MBTiles file in the schema of OpenMapTiles',
    id: DOWNTOWN,
    hasPhotos: false,
    credit: '© OpenMapTiles © OpenStreetMap contributors',
    center: [-122.4005, 37.7845],
    spanish: null,
    stand: at('light', 15),
  },
  {
    title: 'a PMTiles file in the schema of Protomaps',
    id: TOWN,
    hasPhotos: false,
    credit: '© The Town of Little Harbour, Protomaps © OpenStreetMap contributors',
    center: SAN_FRANCISCO,
    spanish: TOWN_NAMES,
    stand: at('outdoors', 15),
  },
  {
    title: 'an archive of Protomaps on another host',
    id: 'protomaps',
    hasPhotos: false,
    credit: 'Protomaps © OpenStreetMap contributors',
    center: SAN_FRANCISCO,
    spanish: TOWN_NAMES,
    stand: at('dark', 15, { themes: ['dark'] }),
  },
  {
    title: 'a TileJSON of another host, with photographs',
    id: 'openmaptiles',
    hasPhotos: true,
    credit: 'OpenFreeMap © OpenMapTiles Data from OpenStreetMap',
    center: SAN_FRANCISCO,
    spanish: TOWN_NAMES,
    stand: at('satellite', 15),
  },
];

/** What a look is known by: the colour below everything, how bright a picture of it is, and its buildings. */
const SIGNS: Readonly<Record<Look, { ground: string; bright: [number, number]; building: string | null }>> = {
  outdoors: { ground: '#dfe8cf', bright: [185, 250], building: '#e0dbcc' },
  satellite: { ground: '#2c4428', bright: [35, 180], building: null },
  light: { ground: '#cfe2ec', bright: [195, 252], building: '#e8e3d8' },
  dark: { ground: '#0e141b', bright: [5, 70], building: '#272e39' },
};

const FULL_STANDS: readonly Stand[] = LOOKS.flatMap((look) =>
  (['san-francisco', 'whitney'] as const).flatMap((place) =>
    [4, 10, 15].map((zoom) => ({ look, place, zoom, themes: ['light', 'dark'] as const })),
  ),
);

/** Free of the controls, the timeline and the credits. */
const CLIP = { x: 20, y: 60, width: 620, height: 460 };

interface Place {
  readonly server: RunningServer;
  readonly visitor: Visitor;
  readonly homePath: string;
}

let files: string;
let hosts: BaseMapHosts;
let browser: Browser;
/** With an archive of another host, and with a TileJSON and photographs. */
let places: Readonly<Record<'bare' | 'pictured', Place>>;

/** A server with all files, and somebody there whose browser is Spanish. */
async function openPlace(env: Record<string, string>): Promise<Place> {
  const dataDir = await makeDataDir();
  await cp(files, join(dataDir, 'basemaps'), { recursive: true });
  const server = await startServer(dataDir, env);
  // With fewer pixels than the page has, the colours of neighbours would be mixed.
  const visitor = await openVisitor(browser, server.url, { scale: 1, locale: 'es-MX' });
  const client = await register(visitor.page, makeAccount('Rosa Vega'));
  const { homes } = await found(client, 'Bahía Limpia', 'Centro');
  return { server, visitor, homePath: homes[0] ?? '' };
}

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'waypost-base-maps-'));
  const planet = join(files, 'planet.mbtiles');
  await writeTownPmtiles(join(files, TOWN), 'protomaps', SAN_FRANCISCO);
  writeTownMbtiles(planet, 'openmaptiles', SAN_FRANCISCO);
  writeHeights(join(files, 'whitney-terrarium.mbtiles'), WHITNEY_BOUNDS, toWhitneyHeight);
  if (hasDowntown) await copyFile(DOWNTOWN_FILE, join(files, DOWNTOWN));
  hosts = await startBaseMapHosts(join(files, TOWN), planet);
  browser = await launchBrowser('plain');
  places = {
    bare: await openPlace({ BASEMAP: `protomaps:${hosts.archive}` }),
    pictured: await openPlace({
      BASEMAP: `openmaptiles:${hosts.tileJson}`,
      SATELLITE_URL: hosts.photos,
      SATELLITE_ATTRIBUTION: 'Photographs by a test',
    }),
  };
  if (isFull) await mkdir(PICTURES, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  for (const { server } of Object.values(places ?? {})) {
    await server.stop();
    await removeDataDir(server.dataDir);
  }
  hosts?.close();
  await rm(files, { recursive: true, force: true });
});

const placeOf = ({ hasPhotos }: Base) => places[hasPhotos ? 'pictured' : 'bare'];

async function open(base: Base, { look, place, zoom, themes }: Stand): Promise<void> {
  const { visitor, homePath } = placeOf(base);
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: themes[0] ?? 'light' });
  const [lng, lat] = place === 'whitney' ? WHITNEY : base.center;
  // As the map settings keep what somebody chose there.
  await page.evaluate(
    (id) => localStorage.setItem('waypost.map', JSON.stringify({ baseStyle: null, baseMap: id })),
    base.id,
  );
  await page.goto(`${homePath}?base=${look}&center_lat=${lat}&center_lng=${lng}&zoom=${zoom}`);
}

const hasStreets = (base: Base, { zoom }: Stand) => base.credit !== null && zoom >= 5;

/** The layers of which something has to be drawn. */
function listExpected(base: Base, stand: Stand): string[] {
  const { look, place, zoom } = stand;
  if (zoom < 5) return ['base-country', 'base-place', 'base-coast', 'base-border'];
  if (place === 'whitney') {
    if (look !== 'outdoors') return [];
    // Far away the lines of the mountain are too short for their elevations.
    return zoom < 12 ? ['contour-line'] : ['contour-line', 'contour-name'];
  }
  if (!hasStreets(base, stand)) return zoom < 15 ? ['base-place', 'base-coast'] : [];
  if (zoom < 15) return ['streets-road'];
  return ['streets-road', 'streets-road-casing', 'streets-road-name', 'streets-building'];
}

/** Whom the map credits; its library sorts them. */
function listCredits(base: Base, stand: Stand): string[] {
  return [
    'Natural Earth, GeoNames',
    ...(hasStreets(base, stand) ? [base.credit ?? ''] : []),
    ...(base.hasPhotos && stand.look === 'satellite' ? ['Photographs by a test'] : []),
    ...(stand.look === 'outdoors' ? ['Invented hills'] : []),
  ].sort();
}

/** Waits until the map has drawn a stand. @returns what it draws. */
async function waitForStand(base: Base, stand: Stand): Promise<DrawnMap> {
  const { page } = placeOf(base).visitor;
  const expected = listExpected(base, stand);
  let map: DrawnMap | null = null;
  const listMissing = async () => {
    map = await askMap(page);
    if (map === null) return ['a style'];
    const { drawn, isComplete, sources } = map;
    const missing = expected.filter((id) => drawn[id] === undefined);
    if (base.credit !== null && !sources.includes('streets')) missing.push('the source of streets');
    return isComplete ? missing : [...missing, 'tiles'];
  };
  await expect.poll(listMissing, PATIENT).toEqual([]);
  if (map === null) throw new Error('There is no map.');
  return map;
}

const creditsOf = async (base: Base) => {
  const { page } = placeOf(base).visitor;
  const shown = await page.locator('.maplibregl-ctrl-attrib-inner').first().textContent();
  return (shown ?? '').split(' | ').sort();
};

async function keepPicture(base: Base, { look, place, zoom }: Stand, theme: Theme): Promise<void> {
  const name = [base.id.replaceAll('.', '-'), look, place, zoom, theme].join('_');
  await placeOf(base).visitor.page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

async function lookAt(base: Base, stand: Stand): Promise<DrawnMap> {
  const { page, complaints } = placeOf(base).visitor;
  await open(base, stand);
  const map = await waitForStand(base, stand);
  expect(map.zoom).toBeCloseTo(stand.zoom, 1);
  await expect.poll(() => creditsOf(base), PATIENT).toEqual(listCredits(base, stand));

  const { ground, bright, building } = SIGNS[stand.look];
  expect(map.ground).toBe(ground);
  const isBright = async () => {
    const [red, green, blue] = await meanColor(page, await takeMapClip(page, CLIP));
    const mean = (red + green + blue) / 3;
    return mean > bright[0] && mean < bright[1] ? 'as the look' : `${red} ${green} ${blue}`;
  };
  await expect.poll(isBright, PATIENT).toBe('as the look');
  if (building !== null && listExpected(base, stand).includes('streets-building')) {
    const share = async () => shareOfColor(page, await takeMapClip(page, CLIP), building);
    await expect.poll(share, PATIENT).toBeGreaterThan(0.02);
  }

  if (stand.zoom < 5) expect(map.texts).toContain('México');
  else if (stand.place === 'san-francisco' && base.spanish !== null)
    expect(map.texts).toContain(base.spanish[stand.zoom < 15 ? 10 : 15]);

  for (const theme of stand.themes) {
    await page.emulateMedia({ colorScheme: theme });
    const html = page.locator('html');
    await expect.poll(() => html.getAttribute('data-mantine-color-scheme'), PATIENT).toBe(theme);
    // Who has named a look keeps it.
    expect((await askMap(page))?.ground).toBe(ground);
    if (isFull) await keepPicture(base, stand, theme);
  }
  expect(await page.getByText('No se pudo').count()).toBe(0);
  expect(complaints).toEqual([]);
  return map;
}

describe.each(BASES.map((base) => [base.title, base] as const))('%s', (_, base) => {
  const isThere = base.id !== DOWNTOWN || hasDowntown;
  const stands = isFull ? FULL_STANDS : [base.stand];
  test.skipIf(!isThere).each(stands)(
    'is drawn in the look $look over $place at zoom $zoom',
    async (stand) => {
      await lookAt(base, stand);
    },
  );
});

test('heights are drawn in Outdoors as lines and shading', async () => {
  const [bundled] = BASES;
  if (bundled === undefined) throw new Error('There is no base map.');
  const map = await lookAt(bundled, at('outdoors', 12, { place: 'whitney' }));
  expect(map.sources).toEqual(expect.arrayContaining(['contours', 'heights']));
  expect(map.texts).toContainEqual(expect.stringMatching(/^\d[\d.,]* m$/));
});

test('the settings of the map tell of a file, show its region, and take its names away', async () => {
  const { page } = places.bare.visitor;
  await page.getByRole('button', { name: 'Ajustes del mapa' }).click();
  await page.getByRole('radio', { name: 'town-protomaps' }).check();
  await page.getByText('Una región, con el mundo alrededor · Datos del 2026-03-01').waitFor();
  await page.getByRole('button', { name: 'Mostrar la región' }).click();
  const isTownShown = async () => {
    const map = await askMap(page);
    return map?.isComplete === true && map.zoom > 11 && map.texts.includes(TOWN_NAMES[10]);
  };
  await expect.poll(isTownShown, PATIENT).toBe(true);
  await page.getByRole('switch', { name: 'Etiquetas' }).uncheck({ force: true });
  await expect.poll(async () => (await askMap(page))?.texts, PATIENT).toEqual([]);
  expect((await askMap(page))?.drawn['streets-road']).toBeGreaterThan(0);
});
