import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { PATIENT } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { type Account, makeAccount, signIn } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let desk: Visitor;
let laptop: Visitor;
let page: Page;
let home: string;

/** The first account of an installation is a super user, who reads the links that were not mailed. */
const rosa: Account = makeAccount('Rosa Vega');
const NEW_PASSWORD = 'low water at the pier';
const NEW_EMAIL = 'rosa.vega@costaviva.example';

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('none');
  desk = await openVisitor(browser, server.url);
  laptop = await openVisitor(browser, server.url);
  page = desk.page;
  const { homes } = await found(await register(page, rosa), 'Costa Viva', 'Bay watch');
  home = homes[0] ?? '';
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  // Wrong passwords are a 401, and so is what a session that was ended asks for.
  for (const one of [desk, laptop]) expect(one?.complaints.filter((text) => !/401/.test(text))).toEqual([]);
});

async function signInElsewhere(account: Account): Promise<void> {
  await signIn(laptop.page, account);
  await laptop.page.waitForURL('**/projects**', PATIENT);
}

async function openProfile(): Promise<void> {
  await go(page, '/user');
  await page.getByRole('heading', { name: 'Password and sessions' }).waitFor(PATIENT);
}

test('a session elsewhere is listed and ended', async () => {
  await signInElsewhere(rosa);
  await openProfile();
  const sessions = page.getByRole('list', { name: 'Where you are signed in' });
  await sessions.getByText('This device').waitFor(PATIENT);
  expect(await sessions.getByRole('listitem').count()).toBe(2);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await sessions.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();
  await page.getByText('Signed out').waitFor(PATIENT);
  await expect.poll(() => sessions.getByRole('listitem').count(), PATIENT).toBe(1);
  await laptop.page.reload();
  await laptop.page.waitForURL('**/auth/login**', PATIENT);
});

test('a changed password signs the member out everywhere else', async () => {
  await signInElsewhere(rosa);
  await openProfile();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Present password').fill('a wild guess');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('at least 8', { exact: false }).last().waitFor();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('This is not your password.').waitFor(PATIENT);
  await page.getByLabel('Present password').fill(rosa.password);
  await page.keyboard.press('Enter');
  await page.getByText('Password changed. You are signed out everywhere else.').waitFor(PATIENT);
  await page.reload();
  await page.getByRole('heading', { name: 'Password and sessions' }).waitFor(PATIENT);
  await laptop.page.reload();
  await laptop.page.waitForURL('**/auth/login**', PATIENT);
  await signInElsewhere({ ...rosa, password: NEW_PASSWORD });
});

test('an e-mail changes once the link that was sent to it is opened', async () => {
  await openProfile();
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(NEW_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText(`A link was sent to ${NEW_EMAIL}`).waitFor(PATIENT);
  await page.getByText(rosa.email).waitFor();
  const outbox = await (await clientOf(page)).call(ENDPOINTS.invites.getPlatformOutbox, {});
  const link = outbox.messages.find(({ recipient }) => recipient === NEW_EMAIL)?.link ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await page.getByText('Your address is verified').waitFor(PATIENT);
  await openProfile();
  await page.getByText(NEW_EMAIL).waitFor(PATIENT);
  expect(await page.getByText(rosa.email).count()).toBe(0);
  await laptop.page.goto('/logout');
  await laptop.page.waitForURL('**/auth/login**', PATIENT);
  await signInElsewhere({ ...rosa, email: NEW_EMAIL, password: NEW_PASSWORD });
});

test('units apply to lists at once, and on the other device', async () => {
  const [, projectId = ''] = /projects\/(\d+)/.exec(home) ?? [];
  const client = await clientOf(page);
  await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: Number(projectId) },
    body: {
      feature: {
        name: 'Patrol',
        geometry: {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [0.1, 0],
          ],
        },
      },
    },
  });
  await openProfile();
  // The other device loads what is saved.
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/3/member/update'), PATIENT);
  await page.getByRole('radiogroup', { name: 'Units' }).getByText('Nautical').click();
  expect((await saved).ok()).toBe(true);
  await go(page, home);
  await page.getByText('6.01 nmi').waitFor(PATIENT);
  await laptop.page.goto(home);
  await laptop.page.getByText('6.01 nmi').waitFor(PATIENT);
});
