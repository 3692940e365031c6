import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const RING: [number, number][] = [
  [-110.87, 24.58],
  [-110.83, 24.58],
  [-110.83, 24.62],
  [-110.87, 24.62],
  [-110.87, 24.58],
];

let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let viewer: Visitor;
let demo: DemoPlaces;
let hook: Server;
let hookUrl: string;
let key = '';
let answer = 200;
const received: string[] = [];

beforeAll(async () => {
  hook = createServer((request, response) => {
    received.push(String(request.headers['webhook-signature']));
    request.resume().on('end', () => response.writeHead(answer).end('noted'));
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = hook.address() as AddressInfo;
  hookUrl = `http://127.0.0.1:${port}/fences`;
  server = await startServer(await makeDataDir('demo'), {
    SANDBOX: 'on',
    WEBHOOK_INNER_HOSTS: `127.0.0.1:${port}`,
  });
  browser = await launchBrowser('none');
  admin = await openVisitor(browser, server.url);
  viewer = await openVisitor(browser, server.url);
  await enterDemo(admin.page, 'admin');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(admin.page);
  const client = await clientOf(admin.page);
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: {
      feature: {
        ...{ name: 'No-take zone', geometry: { type: 'Polygon', coordinates: [RING] } },
        ...{ geofence: true, geofence_events: ['in', 'out'] },
      },
    },
  });
  await client.call(ENDPOINTS.geofence.putFenceSettings, {
    params: { code: properties.code },
    body: { margin_m: 0, stay_s: 0 },
  });
  const device = await client.call(ENDPOINTS.devices.createDevice, {
    params: { project_id: demo.projectId },
    body: { name: 'Collar 7', icon: 'animal' },
  });
  key = device.key ?? '';
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  hook?.close();
  await removeDataDir(server?.dataDir);
  expect(admin?.complaints).toEqual([]);
});

const send = (lon: number) =>
  fetch(
    `${server.url}/api/3/receive/traccar?${new URLSearchParams({ id: key, lon: String(lon), lat: '24.6' })}`,
  );

test('an administrator says who is told, sees the secret once, what was sent, and sends it again', async () => {
  const { page } = admin;
  await page.goto(`${demo.projectPath}/settings`);
  await page.getByRole('button', { name: 'Add a rule' }).click(PATIENT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Give a name of at least 2 characters.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rangers');
  await page.getByRole('combobox', { name: 'Geofence' }).selectOption({ label: 'No-take zone' });
  await page.getByRole('checkbox', { name: 'goes out' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Choose people, or give the address of a webhook.').waitFor();
  await page.getByRole('textbox', { name: 'Address of a webhook' }).fill(hookUrl);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const secret = page.locator('[data-secret]');
  await secret.waitFor(PATIENT);
  expect(await secret.innerText()).toMatch(/^whsec_/);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByText('No-take zone · comes in, goes out').waitFor();

  answer = 410;
  expect((await send(-110.9)).status).toBe(200);
  // Positions have times in whole milliseconds, and one a time.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await send(-110.85)).status).toBe(200);
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1);
  await page.getByRole('button', { name: 'Actions for Rangers' }).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  const list = page.getByRole('dialog', { name: 'Messages of Rangers' });
  await list.getByText('Collar 7 entered: No-take zone').waitFor(PATIENT);
  await list.getByText('Webhook · failed · 1 attempt · answer 410').waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  answer = 200;
  await list.getByRole('button', { name: 'Send again' }).click();
  await list.getByText('Webhook · sent · 2 attempts · answer 200').waitFor(PATIENT);
  expect(received).toHaveLength(2);
  for (const signature of received) expect(signature).toMatch(/^v1,/);
});

test('a viewer has no part in it', async () => {
  const client = await clientOf(viewer.page);
  await expect(
    client.call(ENDPOINTS.fenceRules.listFenceRules, { params: { project_id: demo.projectId } }),
  ).rejects.toMatchObject({ status: 403 });
});
