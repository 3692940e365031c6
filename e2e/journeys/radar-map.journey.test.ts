import { ENDPOINTS, type Layer, type RadarTrack } from '@waypost/contract';
import { type MarineSandbox, SANDBOX_MARINE_KEY, startMarineSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { askMap } from '../src/map/ask-map.ts';
import { getLayer, layerRow, openLayers } from '../src/map/layers.ts';
import { openPopupAt } from '../src/map/map-picture.ts';
import { comparePictures, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** What a radar saw, on the map: popups, reports, and a day played back. */

const RADAR = 'Radar, La Ventana';

let marine: MarineSandbox;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let page: Page;
let demo: DemoPlaces;
let layer: Layer;
const requested: string[] = [];

beforeAll(async () => {
  marine = await startMarineSandbox();
  server = await startServer(await makeDataDir('demo'), {
    SANDBOX: 'on',
    RADAR_WATCHED_SECONDS: '5',
    RADAR_IDLE_SECONDS: '5',
    ...marine.env,
  });
  browser = await launchBrowser('plain');
  admin = await openVisitor(browser, server.url);
  page = admin.page;
  page.on('request', (request) => void requested.push(request.url()));
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
  const settings = { language: 'en', themeDark: null, timeFormat: null, tz: ZONE } as const;
  await (await clientOf(page)).call(ENDPOINTS.members.updateMember, { body: { settings } });
  layer = await getLayer(page, demo, RADAR);
  // The day behind it is read after the start.
  await vi.waitFor(async () => expect((await listTracks()).length).toBeGreaterThan(20), PATIENT);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await marine?.close();
  await removeDataDir(server?.dataDir);
});

const HOUR_MS = 3_600_000;
/** Hours ahead of UTC where it is about noon, so that no day ends beside the test, and both days have vessels. */
const AHEAD = 12 - new Date().getUTCHours();
/** The signs of these names are the other way round. */
const ZONE = `Etc/GMT${AHEAD > 0 ? '-' : '+'}${Math.abs(AHEAD)}`;
const CLIP = { x: 700, y: 200, width: 400, height: 400 };
/** The bay before the station. */
const openRadar = async (dates = '') => {
  await openLayers(page, demo, `?center_lat=24.1&center_lng=-109.85&zoom=10.4${dates}`, go);
  await layerRow(page, RADAR).getByRole('link').click();
};
const home = () => `/organizations/${demo.organizationId}/projects/${demo.projectId}/home`;
const listTracks = async (of: Page = page): Promise<RadarTrack[]> => {
  const client = await clientOf(of);
  const params = { org_id: demo.organizationId, layer_id: layer.code };
  return (await client.call(ENDPOINTS.radar.getRadarResult, { params, query: {} })).tracks;
};
const popupOf = (of: Page = page) => of.locator('.maplibregl-popup').getByRole('dialog');
type Place = readonly [number, number];

/** The distance of a place from a line in degrees of latitude, good enough to compare near ones. */
function distanceTo(line: readonly Place[], [lng, lat]: Place): number {
  const across = Math.cos((lat * Math.PI) / 180);
  const toPlane = (place: Place | undefined) =>
    [((place?.[0] ?? lng) - lng) * across, (place?.[1] ?? lat) - lat] as const;
  const distances = line.map((place, at) => {
    const [x, y] = toPlane(place);
    const [toX, toY] = toPlane(line[at + 1] ?? place);
    const [dx, dy] = [toX - x, toY - y];
    const along = Math.min(Math.max(-(x * dx + y * dy) / (dx * dx + dy * dy || 1), 0), 1);
    return Math.hypot(x + along * dx, y + along * dy);
  });
  return Math.min(...distances);
}

/**
 * Opens the popup of a track with photographs, at the place of one that is farthest from all other tracks: vessels of a
 * lane sail one way, so that their tracks lie on each other, and a click opens whichever is on top.
 */
async function openPhotographed(): Promise<void> {
  const tracks = await listTracks();
  const lines = tracks.map((track) => ({
    isWanted: track.detection_count > 10 && track.has_photos === 1,
    places: track.track_detection.track_line?.coordinates ?? [],
  }));
  const candidates = lines.flatMap((line) => {
    if (!line.isWanted) return [];
    const others = lines.filter((other) => other !== line && other.places.length > 0);
    return line.places.map((place) => ({
      place,
      free: Math.min(...others.map(({ places }) => distanceTo(places, place))),
    }));
  });
  const [best] = candidates.toSorted((a, b) => b.free - a.free);
  if (best === undefined) throw new Error('No track has photographs.');
  await go(page, home());
  // From the layers, the map flies to the project first, whatever the address says.
  await expect.poll(() => Number(new URL(page.url()).searchParams.get('zoom'))).toBeLessThan(8);
  await openPopupAt(page, home(), best.place, go);
  await popupOf().getByRole('list', { name: 'Photographs' }).waitFor();
}

test('the station, its sweep, tracks and moving targets are on the map, and a track is flown to', async () => {
  await openRadar();
  const bare = await takeSettled(page, CLIP);
  // The map shows the radar from now on.
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect
    .poll(async () => comparePictures(page, bare, await takeMapClip(page, CLIP)), PATIENT)
    .toBeGreaterThan(1);
  const targetsOf = async () =>
    Object.entries((await askMap(page))?.places ?? {}).flatMap(([id, places]) =>
      id.endsWith(':radar:target') ? places : [],
    );
  await expect.poll(async () => (await targetsOf()).length, PATIENT).toBeGreaterThan(0);
  const then = new Set(await targetsOf());
  // With each reading of the station, on a page that stays open.
  await expect.poll(async () => (await targetsOf()).some((place) => !then.has(place)), PATIENT).toBe(true);
  const before = new URL(page.url()).searchParams.get('zoom');
  await page
    .getByRole('region', { name: /^(Today|Yesterday)$/ })
    .getByRole('listitem')
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('zoom'), PATIENT).not.toBe(before);
});

test('the beam of a station turns, unless motion is unwanted', async () => {
  const beam = page.locator('[data-beam]');
  const turnsOf = () => beam.evaluate((one) => one.getAnimations().map(({ playState }) => playState));
  await openRadar();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await beam.waitFor(PATIENT);
  expect(await turnsOf()).toEqual(['running']);
  const { width } = (await beam.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => beam.isVisible()).toBe(false);
  expect(await turnsOf()).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
});

test('a click on a vessel or a track says when, how far and how fast, and shows its photographs', async () => {
  await openPhotographed();
  const popup = popupOf();
  for (const fact of ['First seen', 'Last seen', 'Distance', 'Detections'])
    await popup.getByText(fact, { exact: true }).waitFor();
  await popup.getByText(/^[\d.,]+ km$/).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  const photo = popup.getByRole('list', { name: 'Photographs' }).getByRole('button').first();
  await photo.waitFor(PATIENT);
  await photo.focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Lightbox' });
  const shown = gallery.getByRole('img').first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT)
    .toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached', ...PATIENT });
  // Esc closes one thing at a time.
  expect(await popup.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
});

test('a track that is open in the panel has its detections on the map, and a click on one says when it was', async () => {
  await openLayers(page, demo, '', go);
  await layerRow(page, RADAR).getByRole('link').click();
  const rows = page.getByRole('region', { name: /^(Today|Yesterday)$/ }).getByRole('listitem');
  const pictured = rows.filter({ has: page.getByRole('img', { name: 'Photographs' }) }).first();
  await pictured.getByRole('button').first().press('Enter');
  // Others come before it once they are photographed, while the radar goes on reading.
  const row = rows.filter({ has: page.getByRole('button', { expanded: true }) });
  await row.getByText('Detections', { exact: true }).waitFor(PATIENT);
  await row.getByRole('button', { name: 'Of the last detection' }).waitFor();
  const box = await page.getByRole('region', { name: 'Map' }).boundingBox();
  if (box === null) throw new Error('There is no map.');
  const detection = popupOf().getByRole('region', { name: 'Detection' });
  // The map flies to the last detection.
  await expect
    .poll(async () => {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return detection.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => false,
      );
    }, PATIENT)
    .toBe(true);
  await detection.getByText('Time', { exact: true }).waitFor();
  await popupOf().getByRole('button', { name: 'Of this detection' }).waitFor();
});

test('a report of a track has its line, data and photograph, and is saved by the person alone', async () => {
  await openPhotographed();
  const popup = popupOf();
  const name = await popup.getAttribute('aria-label');
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/feature')) created.push(request.url());
  });
  await popup.getByRole('button', { name: 'Of the track' }).click();
  const form = page.getByRole('form', { name: 'Feature', exact: true });
  await form.waitFor(PATIENT);
  await popup.waitFor({ state: 'detached' });
  expect(await form.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name);
  await form.getByRole('region', { name: 'Collected data' }).getByText('First seen').waitFor();
  const pictures = form.getByRole('img');
  await expect.poll(() => pictures.count(), PATIENT).toBeGreaterThan(0);
  expect(created).toEqual([]);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: name ?? '' }).waitFor(PATIENT);
  const client = await clientOf(page);
  const [, code = ''] = /features\/([\w-]+)/.exec(page.url()) ?? [];
  const saved = await client.call(ENDPOINTS.features.getFeature, { params: { code } });
  expect(saved.geometry.type).toBe('LineString');
  expect(saved.properties.data.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['Vessel', 'Radar', 'First seen', 'Distance (km)', 'Detections']),
  );
  await expect
    .poll(async () => {
      const { properties } = await client.call(ENDPOINTS.features.getFeature, { params: { code } });
      return properties.resources.length;
    }, PATIENT)
    .toBeGreaterThan(0);
});

const player = () => page.getByRole('region', { name: 'Play-back' });
const slider = () => player().getByRole('slider', { name: 'Time' });
const readTime = async () =>
  Date.parse(`${(await player().getByRole('status').textContent()) ?? ''} GMT`) - AHEAD * HOUR_MS;
/** Goes to shortly before a part of the span that is played. */
async function seek(part: number): Promise<void> {
  const box = await slider().locator('xpath=..').boundingBox();
  if (box === null) throw new Error('There is no slider.');
  await page.mouse.click(box.x + box.width * Math.max(0, part - 0.01), box.y + box.height / 2);
}
/** Steps on from shortly before a part of the span that is played, minute by minute, until the words are there. */
async function stepUntil(words: RegExp, part: number): Promise<void> {
  await seek(part);
  await expect
    .poll(async () => {
      await slider().press('ArrowRight');
      return player().getByText(words).isVisible();
    }, PATIENT)
    .toBe(true);
}
/** Where the longest track is half over, as a part of a span of time. */
async function findMiddle(start: number, end: number): Promise<number> {
  const spans = (await listTracks()).map(({ start_time, track_detection: { timestamp } }) => {
    const [from, to] = [Math.max(start, Date.parse(start_time)), Math.min(end, Date.parse(timestamp))];
    return { length: to - from, part: ((from + to) / 2 - start) / (end - start) };
  });
  return spans.toSorted((a, b) => b.length - a.length)[0]?.part ?? 0;
}
const NOT_SEEN = /^[1-9]\d* vessels?, [1-9]\d* between detections$/;

test('a day is played back on the map, and says which vessels were not seen just then', async () => {
  await openRadar();
  await page.getByRole('button', { name: 'Play the day' }).click();
  await slider().waitFor(PATIENT);
  await player()
    .getByText(/In gaps of more than 15 min nothing is shown/)
    .waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  const start = await readTime();
  await player().getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(readTime, PATIENT).toBeGreaterThan(start + 3_600_000);
  await player().getByRole('button', { name: 'Pause' }).click();
  const paused = await readTime();
  const middle = await findMiddle(start, start + 24 * 3_600_000);
  await stepUntil(NOT_SEEN, middle);
  await slider().press('End');
  expect(await readTime()).toBeGreaterThan(paused);
  await slider().press('Home');
  await expect.poll(readTime, PATIENT).toBe(start);
  // At the start there may be no vessel for hours.
  await seek(middle);
  const before = await takeSettled(page, CLIP);
  await player().getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(async () => comparePictures(page, before, await takeMapClip(page, CLIP)), {
      timeout: 60_000,
      interval: 500,
    })
    .toBeGreaterThan(0);
  await player().getByRole('button', { name: 'End the play-back' }).click();
  await page.getByRole('button', { name: 'Play the day' }).waitFor();
});

test('yesterday is played back from its midnight to the next', async () => {
  const day = new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(Date.now());
  const today = Date.parse(day) - AHEAD * HOUR_MS;
  const [start, end] = [today - 24 * HOUR_MS, today - 1];
  const toDate = (time: number) => new Date(time).toISOString();
  await openRadar(`&start_date=${toDate(start)}&end_date=${toDate(end)}`);
  const yesterday = page.getByRole('region', { name: 'Yesterday' });
  await yesterday.getByRole('button', { name: 'Play this day' }).click(PATIENT);
  await slider().waitFor(PATIENT);
  await expect.poll(readTime, PATIENT).toBe(start);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Play-back');
  await slider().press('End');
  await expect.poll(readTime, PATIENT).toBe(end + 1 - 60_000);
  await stepUntil(NOT_SEEN, await findMiddle(start, end));
  const time = await readTime();
  expect(time).toBeGreaterThan(start);
  expect(time).toBeLessThan(end);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await player().getByRole('button', { name: 'End the play-back' }).click();
});

test('a geofence watches the vessels of a radar layer, and tells of them', async () => {
  const client = await clientOf(page);
  await client.call(ENDPOINTS.layers.createLayer, {
    params: { org_id: demo.organizationId },
    body: { type: 3, name: 'Radar of the reserve', layer: { radar_id: 32 } },
  });
  const [west, south, east, north] = [-110.4, 23.6, -109.4, 24.6];
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'All of the bay', geometry: { type: 'Polygon', coordinates: [ring] } } },
  });
  await go(page, `${demo.projectPath}/features/${properties.code}`);
  const section = page.getByRole('region', { name: 'Geofence' });
  await section.getByRole('button', { name: 'Set up a geofence' }).click(PATIENT);
  const form = section.getByRole('form', { name: 'Geofence settings' });
  await form.getByRole('combobox', { name: 'Tell about' }).click();
  await page.getByRole('option', { name: 'Whoever comes in', exact: true }).click();
  await form.getByRole('combobox', { name: 'Watch', exact: true }).click();
  await page.getByRole('option', { name: 'Vessels of “Radar of the reserve”' }).click();
  await form.getByLabel('Only vessels of at least so many metres').fill('8');
  await form.getByLabel('Time on the new side, in seconds').fill('0');
  await form.getByRole('button', { name: 'Try on the last 90 days' }).click();
  const trial = form.getByRole('status');
  await trial.getByText(/^It would have told: [1-9]\d* coming in/).waitFor(PATIENT);
  await trial.getByText(/Judged from [\d,]+ detections of \d+ vessels\./).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Watches the vessels of the radar layer “Radar of the reserve”.').waitFor(PATIENT);
  // The next reading finds whoever is there.
  await section.getByRole('listitem').filter({ hasText: 'entered' }).first().waitFor(PATIENT);
  await section.getByRole('heading', { name: 'Inside now' }).waitFor(PATIENT);
});

test('no key and no address of the provider reached the browser', () => {
  expect(requested.filter((url) => url.includes('/radar/tracks/'))).not.toEqual([]);
  const hidden = [SANDBOX_MARINE_KEY, marine.url];
  expect(requested.filter((url) => hidden.some((one) => url.includes(one)))).toEqual([]);
});
