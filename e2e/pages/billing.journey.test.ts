import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let dataDir: string;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let billingPath: string;

beforeAll(async () => {
  dataDir = await makeDataDir('demo');
  server = await startServer(dataDir, { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  admin = await openVisitor(browser, server.url);
  const client = await register(admin.page, makeAccount('Rosa Vega'));
  const { organizationId } = await found(client, 'Bahía Limpia');
  billingPath = `/organizations/${organizationId}/billing`;
  await admin.page.goto(`/organizations/${organizationId}/projects`);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(dataDir);
});

test('an administrator opens billing from the menu and upgrades on the provider’s page', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: /^Organization: / }).click();
  await page.getByRole('menuitem', { name: 'Billing' }).click();
  await page.getByText('Up to 20 projects and 20 members').waitFor();
  await page.getByText('Nothing was paid yet.').waitFor();
  await page.getByRole('button', { name: 'Add Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Current plan').waitFor();
  await dialog.getByText('$29 / month').waitFor();
  await dialog.getByRole('button', { name: 'Upgrade to Basic' }).click();
  await page.getByRole('heading', { name: 'Pay for Basic' }).waitFor();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`**${billingPath}**`);
  await page.getByText('Up to 100 projects and 100 members').waitFor();
  await page.getByText('$29.00').waitFor();
});

test('another window shows the new plan without a reload', async () => {
  const { page } = admin;
  const other = await admin.context.newPage();
  await other.goto(billingPath);
  await other.getByText('Up to 100 projects and 100 members').waitFor();
  await other.getByText('Live', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await page.getByRole('button', { name: 'Upgrade to Unlimited' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await other.getByText('You have the highest plan: nothing is limited.').waitFor();
  await other.close();
});

test('cancelling on the provider’s page returns the plan to free', async () => {
  const { page } = admin;
  await page.goto(billingPath);
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.getByText('Plan: Unlimited').waitFor();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.waitForURL(`**${billingPath}**`);
  await page.getByText('Up to 20 projects and 20 members').waitFor();
  expect(await page.getByRole('button', { name: 'Manage subscription' }).count()).toBe(0);
});
