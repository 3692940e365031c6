import { type SmsSandbox, startSmsSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { createOrganization, createProject } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const WEBHOOK_SECRET = 'shared with the gateway';
const ROSA_PHONE = '+16125550101';
const JORGE_PHONE = '+34612345678';

let sms: SmsSandbox;
let dataDir: string;
let server: RunningServer;
let browser: Browser;
let rosa: Visitor;
let jorge: Visitor;
let projectPath: string;

beforeAll(async () => {
  sms = await startSmsSandbox();
  dataDir = await makeDataDir();
  server = await startServer(dataDir, {
    ...sms.env,
    MESSAGE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    APP_LINK_SCHEME: 'waypost',
    PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=example',
  });
  sms.setWebhook({ url: `${server.url}/api/3/messages/delivery`, secret: WEBHOOK_SECRET });
  browser = await launchBrowser('none');
  rosa = await openVisitor(browser, server.url);
  jorge = await openVisitor(browser, server.url, { width: 390, height: 844 });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await sms?.close();
  await removeDataDir(dataDir);
});

/** The code in the text that a phone received after the given number of others. */
async function waitForCode(phone: string, after: number): Promise<string> {
  const count = () => sms.listMessages().filter(({ to, text }) => to === phone && /^\d{6}/.test(text)).length;
  await expect.poll(count).toBeGreaterThan(after);
  return sms.findCode(phone) ?? '';
}

async function showNumber(page: Page, typed: string, phone: string): Promise<void> {
  const before = sms.listMessages().filter(({ to, text }) => to === phone && /^\d{6}/.test(text)).length;
  await page.getByLabel('Phone number', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('We sent a code of six digits').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(await waitForCode(phone, before));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function expectSound(page: Page): Promise<void> {
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
}

test('a person signs up with a code sent to their phone', async () => {
  const { page } = rosa;
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue with a phone number' }).click();
  await page.getByLabel('Phone number', { exact: true }).fill('612 555');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Invalid or incomplete phone number').waitFor();
  await expectSound(page);
  await showNumber(page, '(612) 555-0101', ROSA_PHONE);
  await page.getByLabel('What should we call you?').fill('Rosa Vega');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/auth/overview**');
  await page.getByText(ROSA_PHONE).waitFor();
});

test('the person signs in again, and a wrong code is refused with a message', async () => {
  const { page } = rosa;
  await page.goto('/logout');
  await page.waitForURL('**/auth/login**');
  await page.getByRole('button', { name: 'Continue with a phone number' }).click();
  await page.getByLabel('Phone number', { exact: true }).fill(ROSA_PHONE);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await waitForCode(ROSA_PHONE, 1);
  const field = page.getByLabel('Code', { exact: true });
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('The code is not right, or has expired.').waitFor();
  await expectSound(page);
  await field.fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/auth/overview**');
});

test('a phone number is invited, and the list follows the delivery of the text', async () => {
  const { page } = rosa;
  await createOrganization(page, 'Bahía Limpia');
  projectPath = (await createProject(page, 'Bay watch')).replace(/\/home$/, '');
  await page.goto(`${projectPath}/members`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Jorge Ruiz');
  await dialog.getByRole('button', { name: 'Send invite' }).click();
  await dialog.getByText('Enter a valid email or phone').waitFor();
  await dialog.getByLabel('Phone', { exact: true }).fill('+34 612 345 678');
  await dialog.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText(`Invite sent to ${JORGE_PHONE}`).waitFor();
  await page.getByText('Sent', { exact: true }).waitFor();
  // A sent text needs no remark about mail, although there is no mail server.
  expect(await page.getByText('No mail server is configured').count()).toBe(0);

  const text = sms.listMessages().find(({ to }) => to === JORGE_PHONE);
  await sms.deliver(text?.reference ?? '', 'delivered');
  await page.getByText('Delivered', { exact: true }).waitFor();
  await sms.deliver(text?.reference ?? '', 'open');
  await page.getByText('Opened', { exact: true }).waitFor();
});

test('the invited person joins on a phone, on the web, with the number the invite went to', async () => {
  const { page } = jorge;
  const text = sms.listMessages().find(({ to }) => to === JORGE_PHONE)?.text ?? '';
  await page.goto(new URL(text.match(/https?:\/\/\S+/)?.[0] ?? '').pathname);
  await page.getByText('Rosa Vega invited you to join Bay watch').waitFor();
  const link = page.getByRole('link', { name: 'Open in app' });
  expect(await link.getAttribute('href')).toMatch(/^waypost:\/\/invite\/[\w-]{32}$/);
  await page.getByRole('link', { name: 'Google Play' }).waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Join invite on the web' }).click();
  await expect.poll(() => page.getByLabel('E-mail', { exact: true }).count()).toBe(0);
  await showNumber(page, '+34 612 345 678', JORGE_PHONE);
  await page.getByRole('button', { name: 'Use another name' }).click();
  expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe(JORGE_PHONE);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jorge Ruiz');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Invite accepted').waitFor();
  await page.waitForURL((url) => url.pathname === `${projectPath}/home`);
  await page.getByRole('heading', { level: 1, name: 'Bay watch' }).waitFor();
  await rosa.page.getByLabel('Role of Jorge Ruiz').waitFor();
  await rosa.page.getByText('No invites found').waitFor();
});
