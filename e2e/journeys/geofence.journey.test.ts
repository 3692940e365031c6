import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { loadMap } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo, register, signUpAt } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const OUTSIDE = { latitude: 24.6, longitude: -110.9, accuracy: 5 };
const INSIDE = { ...OUTSIDE, longitude: -110.85 };
const RING: [number, number][] = [
  [-110.87, 24.58],
  [-110.83, 24.58],
  [-110.83, 24.62],
  [-110.87, 24.62],
  [-110.87, 24.58],
];

let server: RunningServer;
let browser: Browser;
let member: Visitor;
let colleague: Visitor;
let stranger: Visitor;
let demo: DemoPlaces;
let code: string;
/** What the live channel brought the stranger. */
const heard: string[] = [];

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  member = await openVisitor(browser, server.url);
  colleague = await openVisitor(browser, server.url);
  stranger = await openVisitor(browser, server.url);
  await enterDemo(member.page, 'editor');
  await enterDemo(colleague.page, 'admin');
  // The first account of an installation administers it, and may read everything.
  await signUpAt(server.url, makeAccount('Root Person'));
  await register(stranger.page, makeAccount('Sten Ranger'));
  demo = await findDemoPlaces(colleague.page);
  const made = await (await clientOf(colleague.page)).call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'No-take zone', geometry: { type: 'Polygon', coordinates: [RING] } } },
  });
  code = made.properties.code;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(member?.complaints).toEqual([]);
  expect(colleague?.complaints).toEqual([]);
});

const fencePage = () => `${demo.projectPath}/features/${code}`;
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Geofence' });

test('an area becomes a geofence, tried on the positions that the project keeps before it is saved', async () => {
  const { page } = colleague;
  await page.goto(fencePage());
  const section = sectionOf(page);
  await section.getByText('This area is not a geofence.').waitFor();
  await section.getByRole('button', { name: 'Set up a geofence' }).click();
  const form = section.getByRole('form', { name: 'Geofence settings' });
  await form.getByRole('combobox', { name: 'Tell about' }).click();
  await page.getByRole('option', { name: 'Whoever comes in or goes out' }).click();
  await form.getByLabel('Ask whoever crosses to add a feature').check();
  await form.getByLabel('Distance from the outline, in metres').fill('10');
  await form.getByLabel('Time on the new side, in seconds').fill('0');
  await form.getByLabel('Only at certain hours').check();
  await form.getByRole('group', { name: 'Days' }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await form.getByLabel('Only at certain hours').uncheck();
  await form.getByRole('button', { name: 'Try on the last 90 days' }).click();
  await form.getByText('The project keeps no positions of the last 90 days').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await section.getByText('Watches: Coming in, Going out. Asks whoever crosses to add a feature.').waitFor();
  const { settings } = await (await clientOf(page)).call(ENDPOINTS.geofence.getFenceNow, {
    params: { code },
  });
  expect(settings).toMatchObject({ margin_m: 10, stay_s: 0, hours: null, dwell_s: null });
});

test('a member who crosses it is asked, a colleague is told live who is inside, and a stranger hears nothing', async () => {
  stranger.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await stranger.page.goto(fencePage());
  const { page, context } = member;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(OUTSIDE);
  await loadMap(page, `${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Share my position' }).click(PATIENT);
  await page.getByRole('button', { name: 'Start sharing' }).click();
  await page.getByText('30 min left').waitFor();
  await colleague.page.goto(fencePage());
  const section = sectionOf(colleague.page);
  await section.getByText('Nobody has crossed yet.').waitFor();

  await context.setGeolocation(INSIDE);
  await page.getByText('You entered No-take zone. Add a feature about what you see?').waitFor();
  await section.getByRole('listitem').filter({ hasText: 'entered' }).waitFor();
  await section.getByRole('heading', { name: 'Inside now' }).waitFor();
  const sign = colleague.page.locator(`[data-fence="${code}"]`);
  await sign.and(colleague.page.locator('[data-inside="1"]')).waitFor();
  await sign.locator('svg').hover();
  await sign.getByText('Inside: ').waitFor();
  expect(await listAxeFindings(colleague.page)).toEqual([]);
  expect(await listLayoutFaults(colleague.page)).toEqual([]);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'No-take zone' }).waitFor();

  await context.setGeolocation(OUTSIDE);
  await section.getByRole('listitem').filter({ hasText: 'left' }).waitFor();
  await expect.poll(() => section.getByRole('heading', { name: 'Inside now' }).count()).toBe(0);
  expect(await section.getByRole('listitem').first().innerText()).toContain('left');
  await sign.and(colleague.page.locator('[data-inside="0"]')).waitFor();

  const client = await clientOf(stranger.page);
  for (const endpoint of [ENDPOINTS.geofence.listFenceCrossings, ENDPOINTS.geofence.getFenceNow]) {
    await expect(client.call(endpoint, { params: { code }, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  }
  await expect(
    client.call(ENDPOINTS.geofence.listMarkedFences, { params: { project_id: demo.projectId } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(heard.join()).not.toContain('geofence');
});
