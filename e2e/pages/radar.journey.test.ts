import { type MarineSandbox, SANDBOX_MARINE_KEY, startMarineSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { eyeOf, layerRow, openLayers } from '../src/map/layers.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** A radar: its account, and the page of a layer. */

const RADAR = 'Radar, La Ventana';
const STATION = 32;
const OWN_KEY = 'MM-of-costa-viva-9f3c';

let marine: MarineSandbox;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let page: Page;
let demo: DemoPlaces;
const requested: string[] = [];

beforeAll(async () => {
  marine = await startMarineSandbox();
  server = await startServer(await makeDataDir('demo'), {
    SANDBOX: 'on',
    RADAR_WATCHED_SECONDS: '1',
    RADAR_IDLE_SECONDS: '1',
    ...marine.env,
  });
  browser = await launchBrowser('none');
  admin = await openVisitor(browser, server.url);
  page = admin.page;
  page.on('request', (request) => void requested.push(request.url()));
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await marine?.close();
  await removeDataDir(server?.dataDir);
});

const openRadar = async (of: Page = page, query = '') => {
  await openLayers(of, demo, query);
  await layerRow(of, RADAR).getByRole('link').click();
  await of.getByRole('heading', { name: RADAR }).waitFor(PATIENT);
};
const station = () => page.getByRole('region', { name: 'Punta Arena de la Ventana' });

test('the demo has a radar with a day behind it, its tracks by day, eight of each at first', async () => {
  await openRadar();
  await station().getByText('Working').waitFor(PATIENT);
  await station()
    .getByText(/^\d+ targets?$/)
    .waitFor();
  const today = page.getByRole('region', { name: 'Today' });
  await today.waitFor(PATIENT);
  const all = page.getByRole('heading', { name: /^Tracks \(\d+\)/ });
  // The day behind it is read after the start.
  await expect
    .poll(async () => Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]), PATIENT)
    .toBeGreaterThan(30);
  const days = page.getByRole('region', { name: /^(Today|Yesterday)$/ });
  // Which of the two days has more than eight depends on the hour.
  const long = days
    .filter({ has: page.getByRole('button', { name: /^Show (\d+ more tracks?|less)$/ }) })
    .first();
  const rows = long.getByRole('listitem');
  expect(await rows.count()).toBe(8);
  await long.getByRole('button', { name: /^Show \d+ more tracks?$/ }).click();
  expect(await rows.count()).toBeGreaterThan(8);
  await long.getByRole('button', { name: 'Show less' }).click();
  expect(await rows.count()).toBe(8);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a station that goes down says so without a reload, keeps its tracks, and comes back', async () => {
  await station().getByText('Working').waitFor(PATIENT);
  marine.setDown(STATION, true);
  await station().getByText('Down').waitFor(PATIENT);
  await station().getByText('0 targets').waitFor();
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(8);
  marine.setDown(STATION, false);
  await station().getByText('Working').waitFor(PATIENT);
});

test('a layer is made of a station chosen by name, and of none without one', async () => {
  await page.goto(`/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Cape radar');
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('group', { name: 'Protected Seas' }).waitFor();
  await page.getByRole('option', { name: 'Radar', exact: true }).click();
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Radar required').waitFor(PATIENT);
  await page.getByRole('combobox', { name: 'Radar' }).click();
  await page.getByRole('option', { name: 'Isla Magdalena' }).click();
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await layerRow(page, 'Cape radar').waitFor(PATIENT);
  expect(await eyeOf(page, 'Cape radar').getAttribute('aria-pressed')).toBe('true');
  await layerRow(page, 'Cape radar').getByRole('link').click();
  await page.getByRole('region', { name: 'Isla Magdalena' }).getByText('Working').waitFor(PATIENT);
});

test('a track has its photographs and files', async () => {
  await openRadar();
  const track = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Photographs' }) })
    .first();
  await track.getByRole('button').first().click();
  const photo = track.getByRole('list', { name: 'Photographs' }).getByRole('img').first();
  await photo.waitFor(PATIENT);
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT)
    .toBeGreaterThan(100);
  const saved = page.waitForEvent('download');
  await track.getByRole('button', { name: 'GPX' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.gpx$/);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a provider that fails is named in the panel and the form, and what was seen stays', async () => {
  await page.goto(`/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Pulmo radar');
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'Radar', exact: true }).click();
  await page.getByRole('combobox', { name: 'Radar' }).click();
  await page.getByRole('option', { name: 'Cabo Pulmo' }).click();
  marine.setFault('error');
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Error creating radar layer').waitFor(PATIENT);
  await openRadar();
  await page
    .getByText('The provider cannot be reached. What was seen stays', { exact: false })
    .waitFor(PATIENT);
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(8);
  marine.setFault('none');
  await page
    .getByText('The provider cannot be reached.', { exact: false })
    .waitFor({ state: 'detached', ...PATIENT });
});

test('a provider that asks to wait, or sends half an answer or none that can be read, is named without a reload, and what was seen stays', async () => {
  const tracks = page.getByRole('listitem');
  const before = await tracks.count();
  const asksToWait = page.getByText('The provider asks to be asked less often.', { exact: false });
  const isUnread = page.getByText('The provider’s last answer could not be read.', { exact: false });
  marine.setOddities({ retryAfterS: 2 });
  await asksToWait.waitFor(PATIENT);
  marine.setOddities({ isHalf: true });
  await isUnread.waitFor(PATIENT);
  expect(await asksToWait.count()).toBe(0);
  expect(await tracks.count()).toBeGreaterThanOrEqual(before);
  marine.setOddities({});
  await isUnread.waitFor({ state: 'detached', ...PATIENT });
  marine.setFault('garbage');
  await isUnread.waitFor(PATIENT);
  expect(await tracks.count()).toBeGreaterThanOrEqual(before);
  marine.setFault('none');
  await isUnread.waitFor({ state: 'detached', ...PATIENT });
  expect(await tracks.count()).toBeGreaterThanOrEqual(before);
});

test('a radar that sends what is hours old says so in the panel, and tracks stay', async () => {
  const tracks = page.getByRole('listitem');
  const before = await tracks.count();
  const words = page.getByText(/^The newest detection is 1\d\d min old/);
  marine.setOddities({ clockAheadMs: -2 * 3_600_000 });
  await words.waitFor(PATIENT);
  expect(await tracks.count()).toBeGreaterThanOrEqual(before);
  marine.setOddities({});
  await words.waitFor({ state: 'detached', ...PATIENT });
});

/** A colleague who hears of no reading, whose clock can be advanced, and what the panel of the radar asked for. */
async function openWatcher() {
  const { page: watcher, context } = await openVisitor(browser, server.url);
  let unanswered = 0;
  await watcher.routeWebSocket(/\/api\/3\/ws$/, (socket) => {
    const behind = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"ping"')) unanswered += 1;
      behind.send(message);
    });
    behind.onMessage((message) => {
      if (String(message).includes('radar.read')) return;
      if (String(message).includes('"ping"')) unanswered = 0;
      socket.send(message);
    });
  });
  await enterDemo(watcher, 'viewer');
  await watcher.clock.install();
  const asked: string[] = [];
  watcher.on('request', (request) => {
    const [, code = ''] = /layers\/([\w-]+)\/radar\/result/.exec(request.url()) ?? [];
    // Other radars that the map shows ask for themselves.
    if (code !== '' && watcher.url().includes(code)) asked.push(request.url());
  });
  await openRadar(watcher);
  await watcher.getByRole('heading', { name: /^Tracks \(\d+\)/ }).waitFor(PATIENT);
  await watcher.getByText('Live', { exact: true }).waitFor(PATIENT);
  // From now on its time passes by what the test says alone.
  await watcher.clock.pauseAt(new Date(Date.now() + 2_000));
  /** Lets seconds pass, with the time that pings of the socket take to be answered. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await watcher.clock.runFor(1_000);
      await expect.poll(() => unanswered, PATIENT).toBe(0);
    }
  };
  return { watcher, context, asked, pass };
}

test('the panel asks again every 60 s, even if it hears of no reading', async () => {
  const { context, asked, pass } = await openWatcher();
  const before = asked.length;
  await pass(40);
  expect(asked).toHaveLength(before);
  await pass(22);
  await expect.poll(() => asked.length, PATIENT).toBe(before + 1);
  await context.close();
});

test('a range that is changed five times in a row is asked for once, 300 ms after it rests', async () => {
  const { watcher, context, asked } = await openWatcher();
  const before = asked.length;
  const start = watcher.getByRole('slider', { name: 'Start of the time shown' });
  for (let press = 0; press < 5; press += 1) {
    await start.press('ArrowRight');
    await watcher.clock.runFor(200);
  }
  expect(asked).toHaveLength(before);
  await expect
    .poll(async () => {
      await watcher.clock.runFor(100);
      return asked.length;
    }, PATIENT)
    .toBe(before + 1);
  await watcher.clock.runFor(2_000);
  expect(asked).toHaveLength(before + 1);
  const chosen = Date.parse(new URL(watcher.url()).searchParams.get('start_date') ?? '');
  expect(new URL(asked.at(-1) ?? '').searchParams.get('startDate')).toBe(String(chosen));
  await context.close();
});

test('a server that fails is named, and the panel comes back', async () => {
  // What the page hears of readings would bring the panel back before the button does.
  let isDeaf = true;
  await page.routeWebSocket(/\/api\/3\/ws$/, (socket) => {
    const behind = socket.connectToServer();
    behind.onMessage((message) => {
      if (!isDeaf || !String(message).includes('radar.read')) socket.send(message);
    });
  });
  const calls = /\/radar\/(result|dates)/;
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await page.getByText(/^Failed to load radar data: /).waitFor(PATIENT);
  await page.unroute(calls);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
  await station().waitFor(PATIENT);
  isDeaf = false;
  await page.route(/\/radar\/dates/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await page.getByText(/^Failed to load radar dates: /).waitFor(PATIENT);
  await page.unroute(/\/radar\/dates/);
});

test('how long tracks are shown is chosen, and less is asked about first', async () => {
  await page.goto(`/organizations/${demo.organizationId}/settings`);
  const section = page.getByRole('region', { name: 'Radar' });
  await section.getByRole('combobox', { name: 'Show what radars saw for' }).click();
  await page.getByRole('option', { name: '7 days' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep less' }).click();
  await page.getByText('Saved', { exact: true }).waitFor(PATIENT);
  await page.reload();
  await expect
    .poll(() => section.getByRole('combobox', { name: 'Show what radars saw for' }).inputValue(), PATIENT)
    .toBe('7 days');
});

test('an administrator enters an account of their own; one without the station sees nothing of it', async () => {
  marine.limit('costa-viva', [35]);
  await page.goto(`/organizations/${demo.organizationId}/settings`);
  const section = page.getByRole('region', { name: 'Radar' });
  await section.getByText('Layers use the account of this server.', { exact: false }).waitFor(PATIENT);
  await section.getByLabel('Marine Monitor account').fill('costa-viva');
  await section.getByLabel('Marine Monitor key').fill('mistyped');
  await section.getByRole('button', { name: 'Check and save' }).click();
  await section.getByText('Marine Monitor refused this key.', { exact: false }).waitFor(PATIENT);
  await section.getByLabel('Marine Monitor key').fill(OWN_KEY);
  await section.getByRole('button', { name: 'Check and save' }).click();
  await section.getByText('••••9f3c').waitFor(PATIENT);
  expect(await page.content()).not.toContain(OWN_KEY);
  expect(await listAxeFindings(page)).toEqual([]);
  await openRadar();
  await page
    .getByText('Failed to load radar data: The organization’s account does not open this radar.')
    .waitFor(PATIENT);
  expect(await station().count()).toBe(0);
  marine.limit('costa-viva', [32]);
  await station().waitFor(PATIENT);
  marine.refuse(OWN_KEY);
  await page
    .getByText('The provider refuses the key of the organization.', { exact: false })
    .waitFor(PATIENT);
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(8);
});

test('no key and no address of the provider reached the browser', () => {
  expect(requested.filter((url) => url.includes('/radar/result'))).not.toEqual([]);
  // Whole keys: what they begin with may be in the name of an asset.
  const hidden = [OWN_KEY, SANDBOX_MARINE_KEY, marine.url];
  expect(requested.filter((url) => hidden.some((one) => url.includes(one)))).toEqual([]);
});
