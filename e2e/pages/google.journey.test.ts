import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { createOrganization } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PHONE = { width: 390, height: 844 };

let dataDir: string;
let server: RunningServer;
let browser: Browser;
let lucia: Visitor;
let organizationPath: string;

beforeAll(async () => {
  dataDir = await makeDataDir('demo');
  server = await startServer(dataDir, { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  lucia = await openVisitor(browser, server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(dataDir);
});

const chooseAccount = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await page.getByRole('button', { name }).click();
};

test('a newcomer signs up with Google, keeps the account’s name, and creates an organization', async () => {
  const { page } = lucia;
  await page.goto('/');
  await page.waitForURL('**/auth/login**');
  expect(await listAxeFindings(page)).toEqual([]);
  await chooseAccount(page, 'Lucía Marín');
  await page.waitForURL('**/auth/return**');
  const name = page.getByLabel('What should we call you?');
  await name.waitFor();
  expect(await name.inputValue()).toBe('Lucía Marín');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/auth/overview**');
  await page.getByText('lucia.marin@mail.example').waitFor();
  organizationPath = await createOrganization(page, 'Bahía Limpia');
});

test('logging out and in again with Google leads to the same organization, or to the requested page', async () => {
  const { page } = lucia;
  await go(page, '/logout');
  await page.waitForURL('**/auth/login**');
  await chooseAccount(page, 'Lucía Marín');
  // The first person of an installation is its super user, who sees the demo's organization too and therefore chooses.
  await page.waitForURL('**/auth/overview**');
  await page.getByText('Bahía Limpia').first().waitFor();
  await go(page, '/logout');
  await page.waitForURL('**/auth/login**');
  await go(page, '/user');
  await page.waitForURL('**/auth/login?next=**');
  await chooseAccount(page, 'Lucía Marín');
  await page.waitForURL(/\/user/);
  await page.getByText('Profile Settings').first().waitFor();
  // Google has verified the address, so no verification is requested.
  await page.getByText('lucia.marin@mail.example').first().waitFor();
  expect(await page.getByText('Not verified').count()).toBe(0);
});

test('cancelling on the provider’s page returns with a message', async () => {
  const stranger = await openVisitor(browser, server.url, PHONE);
  const { page } = stranger;
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You turned back on Google’s page.').waitFor();
  expect(await listLayoutFaults(page)).toEqual([]);
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  expect(stranger.complaints).toEqual([]);
  await stranger.context.close();
});

test('an invited person joins with Google on a phone', async () => {
  const inviteLink = await invite(lucia.page, 'tom.okafor@mail.example');
  const tom = await openVisitor(browser, server.url, PHONE);
  await tom.page.goto(inviteLink);
  await tom.page.getByText('Lucía Marín invited you to join Bahía Limpia').waitFor();
  expect(await listLayoutFaults(tom.page)).toEqual([]);
  expect(await listAxeFindings(tom.page)).toEqual([]);
  await chooseAccount(tom.page, 'Tom Okafor');
  await tom.page.getByText('tom.okafor@mail.example').waitFor();
  await tom.page.getByText('You join as Tom Okafor.').waitFor();
  await tom.page.getByRole('button', { name: 'Join now' }).click();
  await tom.page.getByText('Invite accepted').waitFor();
  await tom.page.getByText('Bahía Limpia').first().waitFor();
  await tom.context.close();
});

/** Invites a person to the organization. @returns the path of the link, from the outbox, as there is no mail server. */
async function invite(page: Page, email: string): Promise<string> {
  await go(page, `${organizationPath}/members`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Tom Okafor');
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText('Invite made: copy its link').waitFor();
  await go(page, `${organizationPath}/outbox`);
  const link = page.locator('code', { hasText: '/invite/' }).first();
  return new URL((await link.innerText()).trim()).pathname;
}
