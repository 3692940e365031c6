import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { type MapClip, meanColor, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { createOrganization, createProject, makeAccount, signUp } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The map is drawn without a GPU. */
const DRAWN = { ...PATIENT, interval: 400 };
/** Colour of the points in the file; clusters are blue, as is the sea. */
const EMBER = '#e8590c';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-journey-'));
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('plain');
  visitor = await openVisitor(browser, server.url, { width: 1200, height: 760, scale: 0.5 });
  await signUp(visitor.page, makeAccount('Rosa Vega'));
  await createOrganization(visitor.page, 'Bahía Limpia');
  await createProject(visitor.page, 'Bay watch');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  await rm(folder, { recursive: true, force: true });
});

function toFeature(name: string, lng: number, lat: number): string {
  const geometry = { type: 'Point', coordinates: [lng, lat] };
  return JSON.stringify({ type: 'Feature', properties: { name, color: EMBER }, geometry });
}

/** A file with 2,400 points in one place, and one at each corner of a surrounding box. */
async function writeStones(): Promise<string> {
  const middle = Array.from({ length: 2_400 }, (_, at) => toFeature(`Stone ${at}`, -110.5, 24.5));
  const ends = [toFeature('West end', -111, 24), toFeature('East end', -110, 25)];
  const path = join(folder, 'stones.geojson');
  await writeFile(path, `{"type":"FeatureCollection","features":[${[...ends, ...middle].join()}]}`);
  return path;
}

/** A file that takes seconds to read. */
async function writeSurvey(): Promise<string> {
  const path = join(folder, 'survey.kml');
  const note = 'Seen from the boat, calm sea. '.repeat(8);
  const placemarks = Array.from(
    { length: 100_000 },
    (_, at) =>
      `<Placemark><name>Station ${at}</name><description>${note}</description><Point><coordinates>-110.5,24.5</coordinates></Point></Placemark>`,
  );
  await writeFile(
    path,
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks.join('\n')}</Document></kml>`,
  );
  return path;
}

/** How much more red than blue a place is: above 0 for points of the file, far below for clusters. */
async function rednessOf(clip: MapClip): Promise<number> {
  const [red, , blue] = await meanColor(visitor.page, await takeMapClip(visitor.page, clip));
  return red - blue;
}

test('a large file is clustered on the map, listed row by row, and removed with the list', async () => {
  const { page } = visitor;
  await page.goto(`${server.url}/file-viewer`);
  await mapOf(page).waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await writeStones());
  await page.getByText('Stone 3', { exact: true }).waitFor();

  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const middle = { x: map.width / 2, y: map.height / 2 };
  // Beside the count in the centre of a cluster.
  const beside = { x: Math.round(middle.x) - 3, y: Math.round(middle.y) + 12, width: 6, height: 6 };
  await expect.poll(() => rednessOf(beside), DRAWN).toBeLessThan(-120);
  await page.mouse.click(map.x + middle.x, map.y + middle.y);
  const point = { x: Math.round(middle.x) - 2, y: Math.round(middle.y) - 2, width: 4, height: 4 };
  await expect.poll(() => rednessOf(point), DRAWN).toBeGreaterThan(40);
  await page.mouse.click(map.x + middle.x, map.y + middle.y);
  await page.locator('tr[data-shown=true]').waitFor();

  await page.getByRole('button', { name: 'Take selected off the list' }).click();
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await expect.poll(() => rednessOf(point), DRAWN).toBeLessThan(0);
  expect(visitor.complaints).toEqual([]);
});

test('reading a long file shows progress and can be stopped without a trace; the next file is read', async () => {
  const { page } = visitor;
  await page.goto(`${server.url}/file-viewer`);
  await mapOf(page).waitFor();
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(await writeSurvey());
  await page.getByText(/^Reading, \d+ %: [\d,]+ features so far$/).waitFor();
  await page.getByRole('button', { name: 'Stop reading survey.kml' }).click();
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await input.setInputFiles(await writeStones());
  await page.getByText('Stone 3', { exact: true }).waitFor();
  expect(await page.getByText(/^Station /).count()).toBe(0);
  await page.getByText('2,402 selected').waitFor();
  expect(visitor.complaints).toEqual([]);
});
