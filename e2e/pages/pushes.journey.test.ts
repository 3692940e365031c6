import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/machine/find-chromium.mjs';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Somebody is told by the push service of their browser what a geofence asks. */

const MINUTE = 60_000;
const PATIENT = { timeout: 45_000 };
const SWITCH = 'Tell me in this browser when I cross a geofence';
const RING: [number, number][] = [
  [-110.87, 24.58],
  [-110.83, 24.58],
  [-110.83, 24.62],
  [-110.87, 24.62],
  [-110.87, 24.58],
];

const canNotify = findChromium({ isFull: true }) !== null;
if (!canNotify) console.warn('Skipped: the headless-only Chromium shows no notifications; install chromium.');

/** The push service of the browser, and how often it was sent something. */
let push: Server;
let host: string;
let received = 0;
let server: RunningServer;
let browser: Browser;
let member: Visitor;
let demo: DemoPlaces;
let code: string;

beforeAll(async () => {
  push = createServer((request, response) => {
    if (request.headers['content-encoding'] === 'aes128gcm') received += 1;
    request.resume().on('end', () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => push.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  host = `127.0.0.1:${(push.address() as AddressInfo).port}`;
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on', PUSH_INNER_HOSTS: host });
  browser = await launchBrowser('none', canNotify);
  member = await openVisitor(browser, server.url);
  await enterDemo(member.page, 'admin');
  demo = await findDemoPlaces(member.page);
  await subscribeTo(member.context);
  code = await makeFence(member.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  push.close();
});

/** Chromium reaches no push service without a network, so the page subscribes to the one of this test. */
async function subscribeTo(context: BrowserContext): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('test.subscribed');
          return true;
        },
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('test.subscribed') === null ? null : (subscription as never);
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('test.subscribed', 'yes');
        return subscription as never;
      };
    },
    { endpoint: `http://${host}/a`, keys },
  );
}

async function makeFence(page: Page): Promise<string> {
  const client = await clientOf(page);
  const made = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: {
      feature: {
        ...{ name: 'No-take zone', geometry: { type: 'Polygon', coordinates: [RING] } },
        ...{ geofence: true, geofence_events: ['in', 'out'], geofence_prompt: true },
      },
    },
  });
  const params = { code: made.properties.code };
  await client.call(ENDPOINTS.geofence.putFenceSettings, { params, body: { margin_m: 0, stay_s: 0 } });
  return params.code;
}

const toggle = (page: Page) => page.getByRole('switch', { name: SWITCH });

test('the switch says so where notifications were refused', async () => {
  const refused = await openVisitor(browser, server.url);
  await enterDemo(refused.page, 'viewer');
  await refused.page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await refused.page.goto('/user');
  await refused.page.getByText('The browser may not show notifications from this page.').waitFor();
  expect(await toggle(refused.page).isDisabled()).toBe(true);
  await refused.context.close();
});

test('where there is no push service, there is no switch', async () => {
  const without = await openVisitor(browser, server.url);
  await enterDemo(without.page, 'viewer');
  await without.page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await without.page.goto('/user');
  await without.page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
  await without.page.getByText('Theme').first().waitFor();
  expect(await toggle(without.page).count()).toBe(0);
  await without.context.close();
});

/** Waits for the worker of the origin, as the browser’s own tools see it. */
async function findWorker(cdp: CDPSession): Promise<string> {
  const found = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
    if (id !== undefined) found.resolve(id);
  });
  await cdp.send('ServiceWorker.enable');
  return found.promise;
}

const listNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });

test.skipIf(!canNotify)(
  'a member who turned it on is told of a crossing by the service worker, also while a page that does not ask is in view',
  async () => {
    const { page, context } = member;
    await context.grantPermissions(['notifications']);
    await page.goto('/user');
    await toggle(page).waitFor();
    expect(await toggle(page).isChecked()).toBe(false);
    await toggle(page).click();
    await expect.poll(() => toggle(page).isChecked(), PATIENT).toBe(true);
    expect(await listAxeFindings(page)).toEqual([]);
    expect(await listLayoutFaults(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => toggle(page).isChecked(), PATIENT).toBe(true);

    const client = await clientOf(page);
    const at = Date.now();
    const fix = (rel_ts: number, lone6: number) => ({ lone6, late6: 24_600_000, rel_ts });
    await client.call(ENDPOINTS.beacons.sendLatePositions, {
      params: { project_id: demo.projectId },
      body: { positions: [fix(at - MINUTE / 60, -110_900_000), fix(at, -110_850_000)] },
    });
    await expect.poll(() => received).toBe(1);
    // What the browser decrypts; the server's own tests show that this is what it gets.
    const data = JSON.stringify({
      ...{ crossing_id: 'judged-1', organization_id: demo.organizationId, project_id: demo.projectId },
      ...{ code, name: 'No-take zone', event: 'in', at: new Date(at).toISOString(), language: 'en' },
    });

    const other = await context.newPage();
    const cdp = await context.newCDPSession(other);
    const registrationId = await findWorker(cdp);
    const deliver = () =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
    const question = {
      title: 'You entered No-take zone',
      body: 'Add a feature about what you see?',
      data: { path: `${demo.projectPath}/features/${code}` },
    };
    await page.bringToFront();
    await deliver();
    await expect.poll(() => listNotifications(page), PATIENT).toEqual([question]);
    await page.close();
    // Once more: it replaces the first by its tag.
    await deliver();
    member = { ...member, page: await context.newPage() };
    await member.page.goto('/user');
    await expect.poll(() => listNotifications(member.page), PATIENT).toEqual([question]);
    await other.close();
  },
);

test.skipIf(!canNotify)(
  'it ends at a press, and when the person signs out, on the server as in the browser',
  async () => {
    const { page } = member;
    const client = await clientOf(page);
    const count = async () => (await client.call(ENDPOINTS.pushes.getPushes)).digests.length;
    expect(await count()).toBe(1);
    await toggle(page).click();
    await expect.poll(() => toggle(page).isChecked(), PATIENT).toBe(false);
    expect(await count()).toBe(0);
    await toggle(page).click();
    await expect.poll(() => toggle(page).isChecked(), PATIENT).toBe(true);
    expect(await count()).toBe(1);
    await page.goto('/logout');
    await page.waitForURL('**/auth/login**');
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        PATIENT,
      )
      .toBe(0);
    const again = await openVisitor(browser, server.url);
    await enterDemo(again.page, 'admin');
    expect((await (await clientOf(again.page)).call(ENDPOINTS.pushes.getPushes)).digests).toEqual([]);
    await again.context.close();
  },
);
