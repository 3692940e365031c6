import { ENDPOINTS } from '@waypost/contract';
import { type SmsSandbox, startSmsSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { clientOf } from '../src/people/demo.ts';
import { createOrganization, createProject } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PHONE = '+16125550101';
const PATIENT = { timeout: 45_000 };
const RING: [number, number][] = [
  [-110.87, 24.58],
  [-110.83, 24.58],
  [-110.83, 24.62],
  [-110.87, 24.62],
  [-110.87, 24.58],
];

let sms: SmsSandbox;
let dataDir: string;
let server: RunningServer;
let browser: Browser;
let page: Page;
let projectPath: string;
let key = '';

beforeAll(async () => {
  sms = await startSmsSandbox();
  dataDir = await makeDataDir();
  server = await startServer(dataDir, sms.env);
  browser = await launchBrowser('none');
  ({ page } = await openVisitor(browser, server.url));
  await signUpByPhone();
  await createOrganization(page, 'Bahía Limpia');
  projectPath = (await createProject(page, 'Bay watch')).replace(/\/home$/, '');
  const project_id = Number(projectPath.split('/').at(-1));
  const client = await clientOf(page);
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id },
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
    params: { project_id },
    body: { name: 'Collar 7', icon: 'animal' },
  });
  key = device.key ?? '';
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await sms?.close();
  await removeDataDir(dataDir);
});

async function signUpByPhone(): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue with a phone number' }).click();
  await page.getByLabel('Phone number', { exact: true }).fill(PHONE);
  await page.getByRole('button', { name: 'Send code' }).click();
  await vi.waitFor(() => expect(sms.findCode(PHONE)).not.toBeNull(), PATIENT);
  await page.getByLabel('Code', { exact: true }).fill(sms.findCode(PHONE) ?? '');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('What should we call you?').fill('Rosa Vega');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/auth/overview**');
}

const send = (lon: number) =>
  fetch(
    `${server.url}/api/3/receive/traccar?${new URLSearchParams({ id: key, lon: String(lon), lat: '24.6' })}`,
  );

test('who signed in by phone is told of a crossing by a text, and the list says what came of it', async () => {
  await page.goto(`${projectPath}/settings`);
  await page.getByRole('button', { name: 'Add a rule' }).click(PATIENT);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rangers');
  const people = page.getByLabel('People told by a text to their phone').first();
  await people.click();
  await page.getByRole('option', { name: 'Rosa Vega' }).click();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 person by text').waitFor(PATIENT);

  sms.setFault('refuse');
  expect((await send(-110.9)).status).toBe(200);
  // Positions have times in whole milliseconds, and one a time.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await send(-110.85)).status).toBe(200);
  await page.getByRole('button', { name: 'Actions for Rangers' }).click();
  await page.getByRole('menuitem', { name: 'Messages' }).click();
  const list = page.getByRole('dialog', { name: 'Messages of Rangers' });
  await list.getByText('text to Rosa Vega · failed · 1 attempt').waitFor(PATIENT);
  await list.getByText('The SMS gateway answered 400.').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  sms.setFault('none');
  await list.getByRole('button', { name: 'Send again' }).click();
  await list.getByText('text to Rosa Vega · sent · 2 attempts').waitFor(PATIENT);
  const told = sms.listMessages().filter(({ text }) => text.startsWith('Collar 7 entered No-take zone'));
  expect(told.map(({ to }) => to)).toContain(PHONE);
});
