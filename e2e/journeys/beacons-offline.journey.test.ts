import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { loadMap } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Somebody shares their position, and the network goes while they move on. */

const OUTSIDE = { latitude: 24.6, longitude: -110.9, accuracy: 5 };
const INSIDE = { ...OUTSIDE, longitude: -110.85 };
const RING: [number, number][] = [
  [-110.87, 24.58],
  [-110.83, 24.58],
  [-110.83, 24.62],
  [-110.87, 24.62],
  [-110.87, 24.58],
];
const MAP = 'center_lat=24.6&center_lng=-110.86&zoom=11';
/** The trail may be read once a second. */
const POLL = { interval: 1_100, timeout: 45_000 };

let server: RunningServer;
let browser: Browser;
let member: Visitor;
let colleague: Visitor;
let demo: DemoPlaces;
let code: string;
let memberId: number;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  member = await openVisitor(browser, server.url);
  colleague = await openVisitor(browser, server.url);
  await enterDemo(member.page, 'editor');
  await enterDemo(colleague.page, 'admin');
  demo = await findDemoPlaces(colleague.page);
  ({ member_id: memberId } = await (await clientOf(member.page)).call(ENDPOINTS.members.getMember));
  const client = await clientOf(colleague.page);
  await client.call(ENDPOINTS.positions.updateTrailSettings, { ...inProject(), body: { keep: 'month' } });
  const feature = {
    ...{ name: 'No-take zone', geometry: { type: 'Polygon' as const, coordinates: [RING] } },
    ...{ geofence: true, geofence_events: ['in' as const, 'out' as const] },
  };
  const made = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature },
  });
  code = made.properties.code;
  await client.call(ENDPOINTS.geofence.putFenceSettings, {
    params: { code },
    body: { margin_m: 0, stay_s: 0 },
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

const inProject = () => ({ params: { project_id: demo.projectId } });

/** The longitudes of the member's trail, in order of time, without repetitions. */
async function readTrail(): Promise<readonly number[]> {
  const client = await clientOf(colleague.page);
  const trails = await client.call(ENDPOINTS.positions.listTrails, { ...inProject(), query: { hours: 1 } });
  const points = trails.find((trail) => trail.kind === 'member' && trail.id === memberId)?.points ?? [];
  const lngs = points.map(({ lone6 }) => lone6 / 1e6);
  return lngs.filter((lng, at) => lng !== lngs[at - 1]);
}

async function listTold(): Promise<readonly string[]> {
  const client = await clientOf(colleague.page);
  const told = await client.call(ENDPOINTS.geofence.listFenceCrossings, { params: { code }, query: {} });
  return told.map(({ kind }) => kind).toReversed();
}

async function share(page: Page): Promise<void> {
  await loadMap(page, `${demo.projectPath}/home?${MAP}`);
  await page.getByRole('button', { name: 'Share my position' }).click(PATIENT);
  await page.getByText('Without a network, positions wait in this browser').waitFor();
  await page.getByRole('button', { name: 'Start sharing' }).click();
  await page.getByText('30 min left').waitFor();
}

async function lose({ context, page }: Visitor): Promise<void> {
  await page.getByText('Live', { exact: true }).waitFor(PATIENT);
  await context.setOffline(true);
  await page.getByText('Offline', { exact: true }).waitFor();
}

/** The longitudes that wait in the browser. */
const listKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        const opening = indexedDB.open('waypost-positions');
        // It is only made by this look.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('positions').objectStore('positions').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { lone6: number }[]).map(({ lone6 }) => lone6 / 1e6));
          };
        };
      }),
  );

/** How often somebody is measured who stands still. Without a network, a position is kept five seconds after another. */
const MEASURED = { ...PATIENT, interval: 500 };

/** Goes somewhere without a network, and waits until that position is kept. */
async function move(longitude: number): Promise<void> {
  const measure = async () => {
    await member.context.setGeolocation({ ...OUTSIDE, longitude });
    return listKept(member.page);
  };
  await expect.poll(measure, MEASURED).toContain(longitude);
}

test('what was measured without a network joins the trail once it is back, and a crossing of that time is told', async () => {
  const { page, context } = member;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(OUTSIDE);
  await share(page);
  await expect.poll(readTrail, POLL).toEqual([OUTSIDE.longitude]);

  await lose(member);
  await move(INSIDE.longitude);
  await move(-110.8);
  await page.getByText(/[23] positions wait in this browser to be sent/).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  expect(await listTold()).toEqual([]);

  await context.setOffline(false);
  await page.locator('[data-positions]').waitFor({ state: 'detached' });
  await expect.poll(readTrail, POLL).toEqual([OUTSIDE.longitude, INSIDE.longitude, -110.8]);
  await expect.poll(listTold, PATIENT).toEqual(['enter', 'leave']);
  expect(await listKept(page)).toEqual([]);
});

test('it survives that its page is closed: another one sends it', async () => {
  await lose(member);
  await move(-110.79);
  await member.page.close();
  await member.context.setOffline(false);
  member = { ...member, page: await member.context.newPage() };
  await loadMap(member.page, `${demo.projectPath}/home?${MAP}`);
  await expect.poll(readTrail, POLL).toEqual([-110.9, -110.85, -110.8, -110.79]);
  // Sharing ended with its tab.
  await member.page.getByRole('button', { name: 'Share my position' }).waitFor(PATIENT);
});

test('it is forgotten when sharing is stopped, and when the person signs out', async () => {
  await share(member.page);
  await lose(member);
  await move(-110.78);
  await member.page.getByRole('button', { name: 'Stop', exact: true }).click();
  await member.page.locator('[data-positions]').waitFor({ state: 'detached' });
  await expect.poll(() => listKept(member.page), PATIENT).toEqual([]);
  await member.context.setOffline(false);

  const other = await member.context.newPage();
  await other.goto(`${demo.projectPath}/members`);
  await member.page.bringToFront();
  await share(member.page);
  await lose(member);
  await move(-110.77);
  await other.evaluate(() => {
    localStorage.removeItem('waypost.refresh_token');
    localStorage.removeItem('waypost.access_token');
  });
  await expect.poll(() => listKept(member.page), PATIENT).toEqual([]);
  await member.context.setOffline(false);
  // The same person signs in again: whatever had stayed behind would be sent before what is measured now.
  await other.close();
  await enterDemo(member.page, 'editor');
  await member.context.setGeolocation({ ...OUTSIDE, longitude: -110.76 });
  // Sharing ended with the session.
  await share(member.page);
  await expect.poll(async () => (await readTrail()).at(-1), POLL).toBe(-110.76);
  await member.page.locator('[data-positions]').waitFor({ state: 'detached' });
  expect(await readTrail()).not.toContain(-110.77);
});

test('a stop in one tab is heard by another that sends, and a full browser says that it loses positions', async () => {
  const { page, context } = member;
  await lose(member);
  await move(-110.75);
  // The first tab sends once there is a network, and its request hangs.
  const hung = Promise.withResolvers<void>();
  await page.route('**/late-positions', () => hung.resolve());
  await context.setOffline(false);
  await hung.promise;
  const other = await context.newPage();
  await share(other);
  // From here on: opening the other tab takes a while of its own.
  const aborted = page.waitForEvent('requestfailed', {
    ...PATIENT,
    predicate: (request) => request.url().endsWith('/late-positions'),
  });
  await other.getByRole('button', { name: 'Stop', exact: true }).click();
  await aborted;
  await expect.poll(() => listKept(page), PATIENT).toEqual([]);
  await other.close();

  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await context.setOffline(true);
  await page.getByText('Offline', { exact: true }).waitFor();
  const isTold = async () => {
    await context.setGeolocation({ ...OUTSIDE, longitude: -110.74 });
    return page.getByText('This browser has no room for positions').isVisible();
  };
  await expect.poll(isTold, MEASURED).toBe(true);
  await context.setOffline(false);
});
