import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { comparePictures, shareOfColor, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import {
  makeDataDir,
  ROOT,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

const NAME = 'sf-downtown-openmaptiles.mbtiles';
const FILE = join(ROOT, '../shared/fixtures/basemap', NAME);
const isThere = existsSync(FILE);
if (!isThere) console.warn(`Skipped: ../shared/fixtures/basemap/${NAME} is absent.`);

/** Between Market Street and Mission Street, with Yerba Buena Gardens. */
const DOWNTOWN = 'center_lat=37.7845&center_lng=-122.4005&zoom=15';
const CLIP = { x: 260, y: 120, width: 320, height: 320 };

/** Colours of a look that the bundled map does not have, and the least share of the picture that each has. */
const LOOKS = [
  { look: 'outdoors', building: '#e0dbcc', street: '#fdebbd' },
  { look: 'light', building: '#e8e3d8', street: '#fffaf0' },
  { look: 'dark', building: '#272e39', street: '#424b59' },
] as const;

describe.skipIf(!isThere)('a file of streets in DATA_DIR/basemaps', () => {
  let server: RunningServer;
  let browser: Browser;
  let visitor: Visitor;
  let homePath: string;
  /** What was drawn of the bundled map in each look. */
  const bundled = new Map<string, string>();

  const take = async (look: string): Promise<string> => {
    await visitor.page.goto(`${homePath}?base=${look}&${DOWNTOWN}`);
    return takeSettled(visitor.page, CLIP);
  };

  beforeAll(async () => {
    const dataDir = await makeDataDir();
    await mkdir(join(dataDir, 'basemaps'), { recursive: true });
    await copyFile(FILE, join(dataDir, 'basemaps', NAME));
    server = await startServer(dataDir);
    browser = await launchBrowser('plain');
    // With fewer pixels than the page has, the colours of neighbours would be mixed.
    visitor = await openVisitor(browser, server.url, { scale: 1 });
    const { homes } = await found(
      await register(visitor.page, makeAccount('Rosa Vega')),
      'Bahía Limpia',
      'Downtown',
    );
    homePath = homes[0] ?? '';
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await removeDataDir(server?.dataDir);
  });

  test('is chosen for a project, with its name', async () => {
    const { page } = visitor;
    for (const look of ['outdoors', 'light', 'dark', 'satellite']) bundled.set(look, await take(look));
    await page.goto(homePath.replace('home', 'settings'));
    const choice = page.getByLabel('Base map of this project');
    await choice.selectOption(NAME);
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await choice.locator('option:checked').textContent()).toBe('sf-downtown-openmaptiles');
  });

  test.each(LOOKS)('draws buildings and streets at zoom 15 in the look $look', async (colors) => {
    const { page } = visitor;
    await page.goto(`${homePath}?base=${colors.look}&${DOWNTOWN}`);
    const before = bundled.get(colors.look) ?? '';
    for (const color of [colors.building, colors.street]) {
      expect(await shareOfColor(page, before, color)).toBeLessThan(0.002);
      // The ground is there, and still, before the first tile is.
      const share = async () => shareOfColor(page, await takeMapClip(page, CLIP), color);
      await expect.poll(share, PATIENT).toBeGreaterThan(0.02);
    }
    await page.getByText('OpenStreetMap contributors').first().waitFor(PATIENT);
  });

  test('draws streets above the look Satellite', async () => {
    const { page } = visitor;
    const before = bundled.get('satellite') ?? '';
    await page.goto(`${homePath}?base=satellite&${DOWNTOWN}`);
    const apart = async () => comparePictures(page, before, await takeMapClip(page, CLIP));
    await expect.poll(apart, PATIENT).toBeGreaterThan(8);
  });

  test('draws the names of streets, and none when labels are off', async () => {
    const { page } = visitor;
    await page.goto(`${homePath}?base=light&${DOWNTOWN}`);
    const share = async () => shareOfColor(page, await takeMapClip(page, CLIP), LOOKS[1].building);
    await expect.poll(share, PATIENT).toBeGreaterThan(0.02);
    const named = await takeSettled(page, CLIP);
    await page.getByRole('button', { name: 'Map settings' }).click();
    await page.getByRole('switch', { name: 'Labels' }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    const nameless = await takeSettled(page, CLIP);
    expect(await comparePictures(page, named, nameless)).toBeGreaterThan(0.4);
    // What is left without them is still the streets.
    expect(await shareOfColor(page, nameless, LOOKS[1].building)).toBeGreaterThan(0.02);
  });
});
