import { readFile } from 'node:fs/promises';
import type { HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The first account of the installation, so its super user. */
const rosa = makeAccount('Rosa Vega');
const ben = makeAccount('Ben Ode');
const BACKUP_MS = 60_000;

let server: RunningServer;
let browser: Browser;
let page: Page;
let guest: Page;
let client: HttpClient;

beforeAll(async () => {
  server = await startServer(await makeDataDir(), { GEOCODER_URL: 'http://127.0.0.1:9' });
  browser = await launchBrowser('none');
  page = (await openVisitor(browser, server.url)).page;
  client = await register(page, rosa);
  await found(client, 'Bahía Limpia', 'Bay watch');
  guest = (await openVisitor(browser, server.url)).page;
  await found(await register(guest, ben), 'Costa Viva', 'Coast');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

async function expectSound(): Promise<void> {
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
}

test('a super user reads the health of the installation, and what the last failure of a third party was', async () => {
  await go(page, '/admin/health');
  await page
    .getByText(/free of .*GB/)
    .first()
    .waitFor();
  await page
    .getByRole('region', { name: 'Installation' })
    .getByText(/PostgreSQL \d\d/)
    .waitFor();
  await page.getByText('Nothing waits, runs or has failed.').waitFor();
  await page.getByText(/pg_stat_statements/).waitFor();
  await page.getByText('No third party has failed since the start.').waitFor();
  await client.call(ENDPOINTS.places.searchPlaces, { query: { q: 'Monterey' } }).catch(() => null);
  await page.reload();
  const failed = page.getByRole('listitem').filter({ hasText: 'Search of places' });
  await failed.getByText(/1 failure, the last one/).waitFor();
  expect(await failed.textContent()).toMatch(/fetch failed|ECONNREFUSED|bad port/);
  await expectSound();
});

test('a super user makes a backup, sees it with its cause and size, and begins and ends a trial restore of it', async () => {
  await go(page, '/admin/backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText('The backup has begun').waitFor();
  const made = page.getByRole('list', { name: 'All backups' }).getByRole('listitem');
  await made.getByText('On demand').waitFor({ timeout: BACKUP_MS });
  expect(await made.textContent()).toMatch(/Read back.*[\d.]+ [kM]B of data, [\d.]+ [kM]B written/);
  await page.getByRole('button', { name: 'Back up now' }).waitFor();
  await page.getByRole('button', { name: /^Restore on trial: / }).click();
  await page.getByText('Restoring on trial…').waitFor();
  await expectSound();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Backup cancelled').waitFor();
  await page.getByText('Restoring on trial…').waitFor({ state: 'detached' });
});

test('a super user finds an organization among all, reads what it holds, and changes its limits', async () => {
  await go(page, '/admin/organizations');
  const all = page.getByRole('list', { name: 'All organizations' }).getByRole('listitem');
  await expect.poll(() => all.count()).toBe(2);
  await page.getByLabel('Search').fill('COSTA');
  await expect.poll(() => all.count()).toBe(1);
  expect(await all.textContent()).toMatch(/Costa Viva.*Members1 of 20Projects1 of 20Features0/);
  await page.getByRole('button', { name: 'Actions for Costa Viva' }).click();
  await page.getByRole('menuitem', { name: 'Change limits…' }).click();
  const limit = page.getByRole('dialog', { name: 'Limits of Costa Viva' }).getByLabel('Projects limit');
  await limit.fill('42');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await all.getByText('1 of 42').waitFor();
});

test('a super user makes somebody another one, sends them a link for a new password, and ends their sessions', async () => {
  await go(page, '/admin/users');
  const ofBen = page
    .getByRole('list', { name: 'All users' })
    .getByRole('listitem')
    .filter({ hasText: 'Ben Ode' });
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await ofBen.getByText('1 open session', { exact: true }).waitFor();
  await choose('Make super user…');
  await page.getByRole('dialog', { name: 'Make Ben Ode a super user?' }).waitFor();
  await expectSound();
  await page.getByRole('button', { name: 'Make super user', exact: true }).click();
  await ofBen.getByText('Super user', { exact: true }).waitFor();
  await guest.goto('/admin/users');
  await guest.getByRole('heading', { level: 1, name: 'Users' }).waitFor();

  await choose('Revoke super user…');
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await ofBen.getByText('Super user', { exact: true }).waitFor({ state: 'detached' });

  await choose('Send mail for a new password…');
  await page.getByText(`It goes to ${ben.email}`).waitFor();
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await page.getByText(/^No mail is sent from here/).waitFor();

  await choose('End all sessions…');
  await page.getByRole('button', { name: 'End sessions' }).click();
  await page.getByText(/^\d sessions? of Ben Ode ended$/).waitFor();
  await guest.goto('/');
  await guest.waitForURL((url) => url.pathname.startsWith('/auth'));
  // Without a mail server the link waits in the outbox.
  await go(page, '/admin');
  await page.getByRole('region', { name: 'Outbox' }).getByText('Choose a new password').waitFor();
});

test('the audit is filtered by name and organization, and downloaded as CSV', async () => {
  await go(page, '/admin/audit');
  const entries = page.getByRole('listitem').filter({ hasText: /Rosa Vega|Ben Ode/ });
  await page.getByText('Ben Ode created the organization Costa Viva').waitFor();
  await page.getByLabel('Who').fill('rosa');
  await page.getByText('Ben Ode created the organization Costa Viva').waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name: 'Bahía Limpia' }).click();
  await page.getByText('Rosa Vega created the organization Bahía Limpia').waitFor();
  // What the filter before found stays until the answer is there.
  await expect.poll(() => entries.filter({ hasNotText: 'Bahía Limpia' }).count()).toBe(0);
  await expectSound();

  const shown = await entries.count();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\ufefftime,action,actor,organization,project,subject,was,became');
  expect(lines[1]).toContain('log.exported,Rosa Vega');
  expect(lines).toHaveLength(2 + shown);
});
