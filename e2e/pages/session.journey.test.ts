import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { visit } from '../src/browser/visit.ts';
import { found, register, replaceTokens } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { type Account, makeAccount, signIn } from '../src/people/people.ts';
import {
  findFreePort,
  makeDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

const rosa: Account = makeAccount('Rosa Vega');

let dataDir: string;
let env: Record<string, string>;
let server: RunningServer;
let browser: Browser;
let page: Page;
let projectPath: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  env = { PORT: String(await findFreePort()) };
  server = await startServer(dataDir, env);
  browser = await launchBrowser('none');
  page = (await openVisitor(browser, server.url)).page;
  const { homes } = await found(await register(page, rosa), 'Bahía Limpia', 'Bay watch');
  projectPath = homes[0] ?? '';
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(dataDir);
});
/** Opens the project, signed in again if an earlier test has ended the session. */
async function openProject(): Promise<void> {
  await page.goto(projectPath);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await page.getByText('No features found').or(button).first().waitFor();
  if (await button.isVisible()) await signInHere();
  await page.getByText('No features found').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
}

/** Signs in on the page that asks for it, which then goes on to the one that was wanted. */
async function signInHere(): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(rosa.email);
  await page.getByLabel('Password', { exact: true }).fill(rosa.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const getTokens = () =>
  page.evaluate(() =>
    ['waypost.access_token', 'waypost.refresh_token'].map((key) => localStorage.getItem(key)),
  );

test('an access token refused by concurrent calls is refreshed once', async () => {
  await openProject();
  const refreshes: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) refreshes.push(request.method());
  });
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const [access, refresh] = await getTokens();
  await replaceTokens(page, { access_token: `${access?.slice(0, -6)}AAAAAA`, refresh_token: refresh ?? '' });
  await page.goto(projectPath);
  await page.getByText('No features found').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(refused.length).toBeGreaterThan(0);
  expect(refreshes).toEqual(['POST']);
});

test('logging out in one tab signs out the other', async () => {
  await openProject();
  const other = await page.context().newPage();
  await other.goto(projectPath);
  await other.getByText('No features found').waitFor();
  await other.goto('/logout');
  await other.waitForURL('**/auth/login**');
  await page.waitForURL('**/auth/login**');
  expect(await getTokens()).toEqual([null, null]);
  await other.close();
});

test('offline, a screen that was never opened says so in its frame, and Retry loads it', async () => {
  await openProject();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await page.getByText('The server cannot be reached. Check the connection and try again.').waitFor();
  // Nothing else was removed.
  await page.getByRole('link', { name: 'Members', exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await page.getByRole('button', { name: 'New template' }).first().waitFor();
});

test('settings apply at once in every tab, after a reload and on another device', async () => {
  const toProjects = projectPath.replace(/\/\d+\/home$/, '');
  const change = async (act: () => Promise<unknown>) => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/3/member/update'));
    await act();
    await saved;
  };
  const choose = (label: string) => change(() => page.locator('label', { hasText: label }).click());
  /** Header, colours and a time, as displayed in Tokyo with a twelve-hour clock. */
  const showsAll = async (on: Page) => {
    await on.getByRole('button', { name: /^Buscar proyectos/ }).waitFor();
    await on.getByRole('heading', { name: 'Actividad reciente' }).waitFor();
    await on.locator('html[data-mantine-color-scheme=dark]').waitFor();
    const time = on.getByRole('main').locator('time').first();
    const hour = new Date((await time.getAttribute('datetime')) ?? '').toLocaleTimeString('en-US', {
      timeZone: 'Asia/Tokyo',
      hour: 'numeric',
      minute: '2-digit',
    });
    const shown = new RegExp(` ${hour.slice(0, -3)}\\s${hour.endsWith('AM') ? 'a' : 'p'}\\.\\s?m\\.$`);
    await expect.poll(() => time.getAttribute('title')).toMatch(shown);
  };
  const other = await page.context().newPage();
  await other.goto(toProjects);
  await other.getByRole('heading', { name: 'Recently active' }).waitFor();
  await openProject();
  await visit(page, '/user');
  await choose('Español');
  await choose('Oscuro');
  await choose('12 horas');
  await page.getByRole('combobox', { name: 'Zona horaria' }).fill('Tokyo');
  await change(() => page.getByRole('option', { name: 'Asia/Tokyo' }).click());
  await showsAll(other);
  await other.reload();
  await showsAll(other);
  await visit(page, toProjects);
  await showsAll(page);
  const device = await openVisitor(browser, server.url);
  await signIn(device.page, rosa);
  await showsAll(device.page);
  await device.context.close();
  await other.close();
  const client = await clientOf(page);
  const settings = { language: 'en', themeDark: null, timeFormat: null, tz: null } as const;
  await client.call(ENDPOINTS.members.updateMember, { body: { settings } });
});

test('a press out of a field that is wrong hits what it was aimed at', async () => {
  const { context, page: newcomer } = await openVisitor(browser, server.url);
  await newcomer.goto('/auth/login');
  await newcomer.getByLabel('E-mail', { exact: true }).fill('rosa at example');
  const other = newcomer.getByRole('link', { name: 'Forgot password?' });
  const before = await other.boundingBox();
  await other.hover();
  await newcomer.mouse.down();
  // The message would move it now.
  expect(await other.boundingBox()).toEqual(before);
  await newcomer.mouse.up();
  await newcomer.waitForURL('**/auth/forgot**');
  await context.close();
});

test('after the server returns the page is live and shows what was created meanwhile', async () => {
  await openProject();
  // This page's socket is open and must not delay shutdown.
  expect(await server.stop()).toBe(0);
  await page.getByText('Reconnecting', { exact: true }).waitFor();
  // A missed event: the channel returns only after the feature is created.
  await page.context().setOffline(true);
  server = await startServer(dataDir, env);
  const client = await clientOf(page);
  const project_id = Number(/projects\/(\d+)/.exec(projectPath)?.[1]);
  await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Made meanwhile', geometry: { type: 'Point', coordinates: [-110.31, 24.14] } } },
  });
  await page.context().setOffline(false);
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText('Made meanwhile').waitFor();
});
