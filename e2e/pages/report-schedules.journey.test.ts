import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { PATIENT } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const rosa = makeAccount('Rosa Vega');
let server: RunningServer;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('none');
  ({ page, complaints } = await openVisitor(browser, server.url));
  const client = await register(page, rosa);
  const { organizationId: org_id, homes } = await found(client, 'Bahía Limpia', 'Bay watch');
  const project_id = Number(homes[0]?.split('/')[4]);
  await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Net one', geometry: { type: 'Point', coordinates: [-118.2, 36.5] } } },
  });
  const filter = {
    type: 'AndFilter' as const,
    config: [{ type: 'ArrayFilter' as const, field_name: 'project_id' as const, config: [project_id] }],
  };
  const { code: layer_uuid } = await client.call(ENDPOINTS.layers.createLayer, {
    params: { org_id },
    body: { type: 4, name: 'Gear', layer: { aoi: null, data: { filter } } },
  });
  const { code } = await client.call(ENDPOINTS.aiReports.createAiReport, {
    params: { org_id, layer_uuid },
    query: {},
    body: { user_prompt: 'What was found?', time_zone: 'America/Mazatlan' },
  });
  await page.goto(`/organizations/${org_id}/reports/${code}`);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(complaints).toEqual([]);
});

const schedule = () => page.getByRole('region', { name: 'Schedule' });
const mail = () => schedule().getByRole('checkbox', { name: 'Mail me a link when there is a new one' });
async function choose(option: string): Promise<void> {
  await schedule().getByRole('combobox', { name: 'New versions' }).click();
  await page.getByRole('option', { name: option }).click();
}

test('an author puts a report on a schedule, and sees when the next one is made', async () => {
  await schedule().waitFor();
  expect(await mail().count()).toBe(0);
  await choose('Each Monday, of the week before');
  await schedule()
    .getByText(/^The next one: .* 0?6:00.* \(America\/Mazatlan\)\. Made for Rosa Vega/)
    .waitFor();
  await choose('On the first of each month, of the month before');
  await schedule()
    .getByText(/^The next one: .*\b1\b.* 0?6:00/)
    .waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('mail of new ones goes to no address that may be somebody else’s', async () => {
  await mail().click();
  await page.getByText('Verify your e-mail address first, on your profile.').waitFor(PATIENT);
  await expect.poll(() => mail().isChecked(), PATIENT).toBe(false);
  expect(await listAxeFindings(page)).toEqual([]);
  // The browser complains of the refusal.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);
  const report = page.url();
  await page.goto('/user');
  await page.getByRole('button', { name: 'Send verification link' }).click();
  await page.getByText(`A link was sent to ${rosa.email}`).waitFor(PATIENT);
  const outbox = await (await clientOf(page)).call(ENDPOINTS.invites.getPlatformOutbox, {});
  const link = outbox.messages.find(({ recipient }) => recipient === rosa.email)?.link ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByText('Your address is verified').waitFor(PATIENT);
  await page.goto(report);
});

test('who reads it asks for mail of new ones, and for no more', async () => {
  await mail().check();
  await expect.poll(() => mail().getAttribute('aria-busy'), PATIENT).toBe('false');
  await page.reload();
  await expect.poll(() => mail().isChecked(), PATIENT).toBe(true);
  await mail().uncheck();
  await expect.poll(() => mail().getAttribute('aria-busy'), PATIENT).toBe('false');
  await page.reload();
  await mail().waitFor();
  expect(await mail().isChecked()).toBe(false);
});

test('switched off, nothing is made any more', async () => {
  await choose('Only when somebody asks for one');
  await mail().waitFor({ state: 'detached' });
  await page.reload();
  await schedule().waitFor();
  expect(await schedule().getByText('The next one').count()).toBe(0);
  expect(await schedule().getByRole('combobox').inputValue()).toBe('Only when somebody asks for one');
});
