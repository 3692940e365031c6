import { ENDPOINTS } from '@waypost/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { timeReload } from '../src/browser/time-reload.ts';
import { loadMap } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { openWithoutMap } from '../src/map/without-map.ts';
import { enterDemo, register, signUpAt } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const VIEW = 'center_lat=24.6&center_lng=-110.88&zoom=13';

let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let colleague: Visitor;
let stranger: Visitor;
let demo: DemoPlaces;
let key = '';
/** What the live channel brought the stranger. */
const heard: string[] = [];

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  admin = await openWithoutMap(browser, server.url);
  colleague = await openVisitor(browser, server.url);
  stranger = await openVisitor(browser, server.url);
  await enterDemo(admin.page, 'admin');
  await enterDemo(colleague.page, 'viewer');
  // The first account of an installation administers it, and may read everything.
  await signUpAt(server.url, makeAccount('Root Person'));
  await register(stranger.page, makeAccount('Sten Ranger'));
  demo = await findDemoPlaces(admin.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(admin?.complaints).toEqual([]);
  expect(colleague?.complaints).toEqual([]);
});

const send = async (lon: number, lat: number) => {
  const query = new URLSearchParams({ id: key, lon: String(lon), lat: String(lat), bearing: '90' });
  return (await fetch(`${server.url}/api/3/receive/traccar?${query}`)).status;
};

test('an administrator adds a device, sees its key once, and says who carries it', async () => {
  const { page } = admin;
  await page.goto(`${demo.projectPath}/settings`);
  await page.getByRole('button', { name: 'Add a device' }).click(PATIENT);
  await page.getByRole('textbox', { name: 'Name' }).fill('Collar 7');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const shown = page.locator('[data-key]');
  await shown.waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  key = (await shown.innerText()).trim();
  await admin.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the key' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByText(`${key.slice(0, 8)}…`).waitFor();
  await page.getByRole('button', { name: 'Actions of Collar 7' }).click();
  await page.getByRole('menuitem', { name: 'Give to…' }).click();
  await page.getByRole('textbox', { name: 'Animal, vehicle or person' }).fill('Jaguar Sol');
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByText('Carried by Jaguar Sol').waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
});

test('what it sends moves it on the map of a colleague sooner than by reloading, and a stranger hears nothing', async () => {
  stranger.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await stranger.page.goto(`${demo.projectPath}/home`);
  const { page } = colleague;
  await loadMap(page, `${demo.projectPath}/home?${VIEW}`);
  expect(await send(-110.9, 24.6)).toBe(200);
  await page.locator('[data-device="-110.9,24.6"]').waitFor(PATIENT);
  await page.getByText('Jaguar Sol').waitFor({ ...PATIENT, state: 'attached' });
  const moved = page.locator('[data-device="-110.87,24.61"]');
  const startMs = performance.now();
  const [status] = await Promise.all([send(-110.87, 24.61), moved.waitFor()]);
  expect(status).toBe(200);
  const seenMs = performance.now() - startMs;
  expect(seenMs).toBeLessThan(await timeReload(page, moved));
  expect(await page.locator('[data-device]').count()).toBe(1);
  const client = await clientOf(stranger.page);
  await expect(
    client.call(ENDPOINTS.devices.listDevices, { params: { project_id: demo.projectId } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(heard.join()).not.toContain('device');
});

/** A track file of a quarter of an hour, some hours ago. */
function toGpx(hoursAgo: number): Buffer {
  const start = Date.now() - hoursAgo * 3_600_000;
  const point = (minute: number) =>
    `<trkpt lat="24.6" lon="${-110.9 + minute / 1_000}"><time>${new Date(start + minute * 60_000).toISOString()}</time></trkpt>`;
  const points = Array.from({ length: 15 }, (_, minute) => point(minute)).join('');
  return Buffer.from(
    `<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points}</trkseg></trk></gpx>`,
  );
}

test('a track file becomes its past: once, and with a reason where it cannot', async () => {
  const { page } = admin;
  const client = await clientOf(page);
  const params = { project_id: demo.projectId };
  const open = async () => {
    await page.getByRole('button', { name: 'Actions of Collar 7' }).click();
    await page.getByRole('menuitem', { name: 'Load a past…' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Load the past of Collar 7' });
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/gpx+xml', buffer });
  await client.call(ENDPOINTS.positions.updateTrailSettings, { params, body: { keep: 'none' } });
  await open();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  const file = toGpx(5);
  await choose('collar.gpx', file);
  await dialog.getByText('The project keeps no positions.').waitFor(PATIENT);
  // The browser's own word for the refusal.
  expect(admin.complaints.splice(0)).toEqual([expect.stringMatching(/409 .*\/past/)]);
  await client.call(ENDPOINTS.positions.updateTrailSettings, { params, body: { keep: 'month' } });
  await choose('collar.gpx', file);
  await dialog.getByText(/New positions: 15\./).waitFor(PATIENT);
  await choose('collar.gpx', file);
  await dialog.getByText(/New positions: 0\. .*: 15\./).waitFor(PATIENT);
  await choose('words.gpx', Buffer.from('<gpx version="1.1" creator="t"></gpx>'));
  await dialog.getByRole('alert').waitFor(PATIENT);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
});

test('who carries it is taken back, and the device has its own name on the map', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Actions of Collar 7' }).click();
  await page.getByRole('menuitem', { name: 'Give to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give Collar 7 to' });
  await dialog.getByRole('button', { name: 'Remove Jaguar Sol' }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove Jaguar Sol' }).click();
  await dialog.getByText('Jaguar Sol').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByText('Carried by Jaguar Sol').count()).toBe(0);
});

test('a new name is on the map of a colleague without a reload', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Actions of Collar 7' }).click();
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Collar 7' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Collar 9');
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await colleague.page.getByText('Collar 9').waitFor({ ...PATIENT, state: 'attached' });
});

test('a revoked key is refused at once', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Actions of Collar 9' }).click();
  await page.getByRole('menuitem', { name: 'Revoke key' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('no key').waitFor(PATIENT);
  expect(await send(-110.8, 24.6)).toBe(400);
  expect(await colleague.page.locator('[data-device="-110.8,24.6"]').count()).toBe(0);
});
