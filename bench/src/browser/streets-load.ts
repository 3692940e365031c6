import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS, type Tokens } from '@waypost/contract';
import { launchBrowser } from '@waypost/e2e/browser';
import { makeDataDir, ROOT, removeDataDir, startServer } from '@waypost/e2e/start-server';
import type { Browser, Request } from 'playwright-core';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, type Skipped, toMs } from '../run/row.ts';
import { loadPage } from './load-page.ts';

const ROUNDS = toRounds(7);
const FILE = 'sf-downtown-openmaptiles.mbtiles';
const FOLDER = join(ROOT, '../shared/fixtures/basemap');
const DOWNTOWN = 'center_lat=37.7845&center_lng=-122.4005&zoom=15';

const TELLING_MS = 150;

interface Place {
  readonly url: string;
  readonly tokens: Tokens;
  close(): Promise<void>;
}

/** A server with the demo whose base map is the bundled one, or the file of streets. */
async function openPlace(hasStreets: boolean): Promise<Place> {
  const dataDir = await makeDataDir();
  const folder = join(dataDir, 'basemaps');
  await mkdir(folder, { recursive: true });
  await copyFile(join(FOLDER, FILE), join(folder, FILE));
  const basemap = hasStreets ? `openmaptiles:${join(folder, FILE)}` : 'offline';
  const server = await startServer(dataDir, { SANDBOX: 'on', BASEMAP: basemap });
  const anonymous = createHttpClient({ baseUrl: server.url });
  const tokens = await anonymous.call(ENDPOINTS.demo.enterDemo, { body: {} });
  const client = createHttpClient({
    baseUrl: server.url,
    tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
  });
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations);
  const params = { org_id: organization?.organization_id ?? 0 };
  const [project] = await client.call(ENDPOINTS.projects.listProjects, { params });
  return {
    url: `${server.url}/organizations/${params.org_id}/projects/${project?.project_id}/home?base=light&${DOWNTOWN}`,
    tokens,
    async close() {
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}

const TILE = /\/basemaps\/[^/]+\/\d+\/\d+\/\d+/;

/** Opens the map with streets. @throws if it counts as drawn before all their tiles have come. */
async function loadStreets(browser: Browser, { url, tokens }: Place): Promise<number> {
  // Workers ask for tiles, so the page's own measures do not have them.
  const asked = new Set<Request>();
  let cameMs = 0;
  const { drawnMs } = await loadPage(browser, url, tokens, {
    begin(page) {
      page.on('request', (request) => TILE.test(request.url()) && asked.add(request));
      page.on('requestfinished', (request) => {
        if (asked.delete(request)) cameMs = Date.now();
      });
    },
    async end(page) {
      const originMs = await page.evaluate(() => performance.timeOrigin);
      const markMs = await page.evaluate(
        () => performance.getEntriesByName('waypost:map-drawn')[0]?.startTime ?? 0,
      );
      if (cameMs === 0) throw new Error('The map was drawn without streets.');
      // What the browser tells of a request arrives a little after it.
      if (asked.size > 0 || cameMs > originMs + markMs + TELLING_MS) {
        throw new Error('The map counted as drawn before its streets had come.');
      }
    },
  });
  return drawnMs;
}

/** Opening a project over San Francisco in a cold browser, with the streets of a file against the bundled map. */
export async function benchStreetsLoad(): Promise<(Row | Skipped)[]> {
  const what = 'open a project in a cold browser until its map is drawn with the streets of a file';
  if (!existsSync(join(FOLDER, FILE)))
    return [{ what, skipped: `../shared/fixtures/basemap/${FILE} is absent` }];
  const streets = await openPlace(true);
  const bundled = await openPlace(false);
  const browser = await launchBrowser();
  const times: Record<'streets' | 'bundled', number[]> = { streets: [], bundled: [] };
  try {
    // The first opening of each server also warms what it keeps in memory.
    for (let round = -1; round < ROUNDS; round += 1) {
      const floor = await loadPage(browser, bundled.url, bundled.tokens);
      const drawnMs = await loadStreets(browser, streets);
      if (round < 0) continue;
      times.bundled.push(floor.drawnMs);
      times.streets.push(drawnMs);
    }
  } finally {
    await browser.close();
    await streets.close();
    await bundled.close();
  }
  const [ours, floor] = [median(times.streets), median(times.bundled)];
  return [
    {
      what,
      against: 'the same with the bundled map in the same view',
      ratio: ours / floor,
      figures: `${toMs(ours)} against ${toMs(floor)}`,
    },
  ];
}
