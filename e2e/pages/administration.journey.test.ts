import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { letThrough, refuse } from '../src/browser/provoke.ts';
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
afterEach(() => letThrough(page));
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

async function expectSound(): Promise<void> {
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
}

async function chooseLanguage(label: string): Promise<void> {
  await go(page, '/user');
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/3/member/update'));
  await page.locator('label', { hasText: label }).click();
  await saved;
}

test('a super user reads the health of the installation: versions, disk, queues, and why there are no queries', async () => {
  await go(page, '/admin');
  await page.getByRole('link', { name: 'Open the health' }).click();
  await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor();
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
  await expectSound();
});

test('a third party that fails is shown with its last failure in words', async () => {
  await go(page, '/admin/health');
  await page.getByText('No third party has failed since the start.').waitFor();
  await client.call(ENDPOINTS.places.searchPlaces, { query: { q: 'Monterey' } }).catch(() => null);
  await page.reload();
  const failed = page.getByRole('listitem').filter({ hasText: 'Search of places' });
  await failed.getByText(/1 failure, the last one/).waitFor();
  expect(await failed.textContent()).toMatch(/fetch failed|ECONNREFUSED|bad port/);
  await expectSound();
});

test('a super user makes a backup, and sees it with its cause and size', async () => {
  await go(page, '/admin');
  await page.getByRole('link', { name: 'Open the backups' }).click();
  await page.getByText('No backups yet').waitFor();
  await page.getByText(/a broken disk takes both/).waitFor();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText('The backup has begun').waitFor();
  const made = page.getByRole('list', { name: 'All backups' }).getByRole('listitem');
  await made.getByText('On demand').waitFor({ timeout: BACKUP_MS });
  expect(await made.textContent()).toMatch(/[\d.]+ [kM]B of data, [\d.]+ [kM]B written/);
  await page.getByRole('button', { name: 'Back up now' }).waitFor();
  await expectSound();
});

test('a trial restore is started from the list, shows its progress, and is cancelled', async () => {
  await page.getByRole('button', { name: /^Restore on trial: / }).click();
  await page.getByText('Restoring on trial…').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Backup cancelled').waitFor();
  await page.getByText('Restoring on trial…').waitFor({ state: 'detached' });
});

test('a backup that was broken when it was read back is shown as broken on its page and on that of health', async () => {
  const folder = join(server.dataDir, 'backups', 'manifests');
  const [name = ''] = await readdir(folder);
  const whole = await readFile(join(folder, name), 'utf8');
  const read_back = { checked_at: new Date().toISOString(), fault: 'The entry blobs/x is broken.' };
  await writeFile(join(folder, name), JSON.stringify({ ...JSON.parse(whole), read_back }));
  for (const path of ['/admin/backups', '/admin/health']) {
    await page.goto(path);
    const warning = page.getByRole('alert').filter({ hasText: 'The newest backup is broken.' });
    await warning.getByText(/The entry blobs\/x is broken\./).waitFor();
    await expectSound();
  }
  await page.goto('/admin/backups');
  await page.getByRole('listitem').getByText('Broken', { exact: true }).waitFor();
  await writeFile(join(folder, name), whole);
  await page.reload();
  await page.getByRole('listitem').getByText('Read back', { exact: true }).waitFor();
});

test('a backup whose process was killed is told with how far it was, in both languages', async () => {
  const attempts = join(server.dataDir, 'backups', 'attempts');
  await mkdir(attempts, { recursive: true });
  const started_at = new Date(Date.now() - 600_000).toISOString();
  const sign = { name: 'x', cause: 'daily', started_at, seen_at: started_at, host: 'elsewhere', pid: 1 };
  await writeFile(join(attempts, 'x.json'), JSON.stringify({ ...sign, stage: 'tables', done: 0.4 }));
  await page.goto('/admin/backups');
  await page.getByText(/\(Daily\) was ended at 40 %: its process was killed.* It is no backup/).waitFor();
  await expectSound();
  await chooseLanguage('Español');
  await page.goto('/admin/backups');
  await page.getByText(/\(Diaria\) terminó al 40 %: .* No sirve de copia/).waitFor();
  await chooseLanguage('English');
  await rm(join(attempts, 'x.json'));
  await page.goto('/admin/backups');
  await page.getByRole('list', { name: 'All backups' }).getByRole('listitem').first().waitFor();
  expect(await page.getByText(/was ended at/).count()).toBe(0);
});

test('a backup that cannot be started says so', async () => {
  await refuse(page, 'POST', /^\/admin\/backups$/, 'backups_off');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText(/Set BACKUP_URL to a folder/).waitFor();
});

test('a super user finds an organization among all, reads what it holds, and changes its limits', async () => {
  await go(page, '/admin');
  await page.getByRole('link', { name: 'Open the organizations' }).click();
  const all = page.getByRole('list', { name: 'All organizations' }).getByRole('listitem');
  await expect.poll(() => all.count()).toBe(2);
  await page.getByLabel('Search').fill('COSTA');
  await expect.poll(() => all.count()).toBe(1);
  expect(await all.textContent()).toMatch(/Costa Viva.*Members1 of 20Projects1 of 20Features0/);
  await expectSound();
  await page.getByRole('button', { name: 'Actions for Costa Viva' }).click();
  await page.getByRole('menuitem', { name: 'Change limits…' }).click();
  const limit = page.getByRole('dialog', { name: 'Limits of Costa Viva' }).getByLabel('Projects limit');
  await limit.fill('42');
  await expectSound();
  await page.getByRole('button', { name: 'Save limits' }).click();
  await all.getByText('1 of 42').waitFor();
});

test('a super user finds people, makes one a super user after a question, and revokes it', async () => {
  await go(page, '/admin');
  await page.getByRole('link', { name: 'Open the users' }).click();
  const users = page.getByRole('list', { name: 'All users' }).getByRole('listitem');
  const ofBen = users.filter({ hasText: 'Ben Ode' });
  await ofBen.getByText('Costa Viva').waitFor();
  await ofBen.getByText('1 open session', { exact: true }).waitFor();
  await page.getByLabel('Search').fill(ben.email.toUpperCase());
  await expect.poll(() => users.count()).toBe(1);
  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'Make super user…' }).click();
  await page.getByRole('dialog', { name: 'Make Ben Ode a super user?' }).waitFor();
  await expectSound();
  await page.getByRole('button', { name: 'Make super user', exact: true }).click();
  await page.getByText('Ben Ode is a super user now').waitFor();
  await ofBen.getByText('Super user', { exact: true }).waitFor();
  await guest.goto('/admin/users');
  await guest.getByRole('heading', { level: 1, name: 'Users' }).waitFor();

  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'Revoke super user…' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('Ben Ode is no longer a super user').waitFor();
  await ofBen.getByText('Super user', { exact: true }).waitFor({ state: 'detached' });

  await page.getByLabel('Search').fill('nobody at all');
  await page.getByText('Nobody found').waitFor();
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Super users only').check();
  await expect.poll(() => users.allTextContents()).toEqual([expect.stringContaining('Rosa Vega')]);
});

test('super users are not offered to revoke their own rights, and what the server refuses is said', async () => {
  await page.getByRole('button', { name: 'Actions for Rosa Vega' }).click();
  await page.getByRole('menuitem', { name: 'End all sessions…' }).waitFor();
  expect(await page.getByRole('menuitem', { name: /super user/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByLabel('Super users only').uncheck();
  await refuse(page, 'PUT', /^\/admin\/users\/\d+\/super-user$/, 'last_super_user');
  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'Make super user…' }).click();
  await page.getByRole('button', { name: 'Make super user', exact: true }).click();
  await page.getByText('This is the last super user. Make somebody else one first.').waitFor();
});

test('without a mail server the link for a new password waits in the outbox', async () => {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'Send mail for a new password…' }).click();
  await page.getByText(`It goes to ${ben.email}`).waitFor();
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await page.getByText(/^No mail is sent from here/).waitFor();
  await go(page, '/admin');
  await page.getByRole('region', { name: 'Outbox' }).getByText('Choose a new password').waitFor();
});

test('ending the sessions of somebody signs them out', async () => {
  await guest.goto('/');
  await go(page, '/admin/users');
  await page.getByRole('button', { name: 'Actions for Ben Ode' }).click();
  await page.getByRole('menuitem', { name: 'End all sessions…' }).click();
  await page.getByRole('button', { name: 'End sessions' }).click();
  await page.getByText(/^\d sessions? of Ben Ode ended$/).waitFor();
  await guest.goto('/');
  await guest.waitForURL((url) => url.pathname.startsWith('/auth'));
  await found(await register(guest, makeAccount('Eva Sol')), 'Isla Azul', 'Island');
});

test('the audit is filtered by name, organization and day, and downloaded as CSV', async () => {
  await go(page, '/admin/audit');
  const entries = page.getByRole('listitem').filter({ hasText: /Rosa Vega|Ben Ode/ });
  await page.getByText('Ben Ode created the organization Costa Viva').waitFor();
  await page.getByLabel('Who').fill('rosa');
  await page.getByText('Ben Ode created the organization Costa Viva').waitFor({ state: 'detached' });
  await page.getByText('Rosa Vega started a backup').waitFor();
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('option', { name: 'Bahía Limpia' }).click();
  await page.getByText('Rosa Vega started a backup').waitFor({ state: 'detached' });
  await page.getByText('Rosa Vega created the organization Bahía Limpia').waitFor();
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

  await page.getByLabel('To').fill('2020-01-01');
  await page.getByText('No data found').waitFor();
});

test('others are turned away from the health, the backups, the organizations and the users', async () => {
  for (const path of ['/admin/health', '/admin/backups', '/admin/organizations', '/admin/users']) {
    await go(guest, path);
    await guest.waitForURL((url) => url.pathname !== path);
  }
});
