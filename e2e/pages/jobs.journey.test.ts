import { ENDPOINTS } from '@waypost/contract';
import { type MailSandbox, startMailSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { letThrough, refuse } from '../src/browser/provoke.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The first account of the installation, so its super user. */
const rosa = makeAccount('Rosa Vega');

let mail: MailSandbox;
let server: RunningServer;
let browser: Browser;
let page: Page;
let invite: (email: string) => Promise<unknown>;

beforeAll(async () => {
  mail = await startMailSandbox();
  server = await startServer(await makeDataDir(), {
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: 'Waypost <waypost@example.com>',
  });
  browser = await launchBrowser('none');
  page = (await openVisitor(browser, server.url)).page;
  const client = await register(page, rosa);
  const { organizationId } = await found(client, 'Bahía Limpia', 'Bay watch');
  invite = (email) =>
    client.call(ENDPOINTS.invites.createOrganizationInvite, {
      params: { org_id: organizationId },
      body: { fullname: 'Jorge Ruiz', email },
    });
});
afterEach(async () => {
  mail.setFault('none');
  await letThrough(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await mail?.close();
  await removeDataDir(server?.dataDir);
});

const jobs = () => page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
const queue = (kind: string) => page.getByRole('row', { name: new RegExp(`^${kind}`) });

test('a super user reaches the jobs from the admin tools; at first there is none in the queues', async () => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Open the jobs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Background jobs' }).waitFor();
  await page.getByText('Nothing waits, runs or has failed.').waitFor();
});

test('a failed job is listed with its reason, and a retry by hand succeeds', async () => {
  mail.setFault('reject');
  await invite('jorge.ruiz@example.com');
  const job = jobs().first();
  await job.getByText('Failed', { exact: true }).waitFor();
  expect(await job.textContent()).toMatch(/Message.*Bahía Limpia/);
  await job.getByText(/Mailbox does not exist/).waitFor();
  await expect
    .poll(() => queue('Message').getByRole('cell').allTextContents())
    .toEqual(['0', '0', '0', '1', '–']);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);

  mail.setFault('none');
  await job.getByRole('button', { name: 'Retry Message of Bahía Limpia' }).click();
  await page.getByText('The job starts again').waitFor();
  await job.getByText('Done', { exact: true }).waitFor();
  expect(mail.listMails().filter(({ to }) => to.includes('jorge.ruiz@example.com'))).toHaveLength(1);
  await page.getByText('Nothing waits, runs or has failed.').waitFor();
});

test('a job is cancelled by hand, and jobs are listed by state', async () => {
  mail.setFault('refuse');
  await invite('ana.diaz@example.com');
  const job = jobs().first();
  await job.getByText('Will be retried').waitFor();
  await job.getByRole('button', { name: 'Cancel Message of Bahía Limpia' }).click();
  await page.getByText('Job cancelled').waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Cancelled' });
  await expect.poll(() => jobs().count()).toBe(1);
  expect(await jobs().getByRole('button').count()).toBe(0);
  await page.getByLabel('Show', { exact: true }).selectOption({ label: 'Failed' });
  await page.getByText('No jobs found').waitFor();
});

test('errors are shown with a way to try again', async () => {
  await refuse(page, 'GET', /^\/admin\/jobs/, 'internal');
  await page.reload();
  await page.getByText('Something went wrong on our side.').first().waitFor();
  const [queues, list] = ['Queues', 'Jobs'].map((name) => page.getByRole('region', { name }));
  await queues?.getByRole('button', { name: 'Retry' }).waitFor();
  await letThrough(page);
  await list?.getByRole('button', { name: 'Retry' }).click();
  await jobs().first().waitFor();
  await page.getByText('Nothing waits, runs or has failed.').waitFor();
});

test('others are sent away from the page', async () => {
  const other = await openVisitor(browser, server.url);
  await register(other.page, makeAccount('Jorge Ruiz'));
  await other.page.goto('/admin/jobs');
  await other.page.waitForURL((url) => url.pathname !== '/admin/jobs');
  await other.context.close();
});
