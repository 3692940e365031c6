import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { loadMap, reloadMap } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo, register, signUpAt } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const VIEW = 'center_lat=24.6&center_lng=-110.9&zoom=12';

let server: RunningServer;
let browser: Browser;
let author: Visitor;
let colleague: Visitor;
let stranger: Visitor;
let demo: DemoPlaces;
/** What the live channel brought the stranger. */
const heard: string[] = [];

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  author = await openVisitor(browser, server.url);
  colleague = await openVisitor(browser, server.url);
  stranger = await openVisitor(browser, server.url);
  await enterDemo(author.page, 'editor');
  await enterDemo(colleague.page, 'admin');
  // The first account of an installation administers it, and may read everything.
  await signUpAt(server.url, makeAccount('Root Person'));
  await register(stranger.page, makeAccount('Sten Ranger'));
  demo = await findDemoPlaces(author.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(author?.complaints).toEqual([]);
  expect(colleague?.complaints).toEqual([]);
});

const whoIsHere = (page: Page) => page.getByRole('button', { name: /^(Here now: |Nobody else is here)/ });
const nameOf = (page: Page) => whoIsHere(page).getAttribute('aria-label');
const pointerOn = (page: Page) => page.locator('[data-pointer-of]');

/** Moves the pointer over the map at a speed that a hand has. */
async function point(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x - 8, y);
  // Somebody who has just moved fast is not shown for a moment.
  await page.waitForTimeout(400);
  await page.mouse.move(x, y);
}

test('colleagues see who is here, where they point and what they have open; a stranger hears nothing', async () => {
  stranger.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await stranger.page.goto(`${demo.projectPath}/home`);
  await loadMap(colleague.page, `${demo.projectPath}/home?${VIEW}`);
  await whoIsHere(colleague.page).waitFor(PATIENT);
  expect(await nameOf(colleague.page)).toBe('Nobody else is here now');
  await loadMap(author.page, `${demo.projectPath}/home?${VIEW}`);
  await whoIsHere(author.page).waitFor(PATIENT);
  await expect.poll(() => nameOf(colleague.page), PATIENT).toMatch(/^Here now: /);
  await expect.poll(() => nameOf(author.page), PATIENT).toMatch(/^Here now: /);
  expect(await nameOf(author.page)).not.toBe(await nameOf(colleague.page));

  await point(author.page, 900, 400);
  await pointerOn(colleague.page).waitFor(PATIENT);
  const before = await pointerOn(colleague.page).getAttribute('data-at');
  await point(author.page, 960, 440);
  await expect.poll(() => pointerOn(colleague.page).getAttribute('data-at')).not.toBe(before);

  await whoIsHere(colleague.page).click();
  await colleague.page.getByRole('menuitemradio', { name: 'Only that I am here' }).waitFor();
  expect(await listAxeFindings(colleague.page)).toEqual([]);
  expect(await listLayoutFaults(colleague.page)).toEqual([]);
  await colleague.page.keyboard.press('Escape');

  const client = await clientOf(stranger.page);
  await expect(
    client.call(ENDPOINTS.presence.listPresence, { params: { project_id: demo.projectId } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(heard.join()).not.toContain('presence');
});

test('the feature whose page somebody has open is framed on a colleague’s map', async () => {
  const client = await clientOf(author.page);
  const [feature] = await client.call(ENDPOINTS.features.listFeatures, {
    params: { project_id: demo.projectId },
    query: { limit: 1 },
  });
  await loadMap(author.page, `${demo.projectPath}/features/${feature?.code}`);
  await colleague.page.locator('[data-selection-of]').waitFor({ state: 'attached', ...PATIENT });
});

test('who is about to edit a feature reads who is editing it already, on its page and in its form', async () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: /is editing$/ });
  const feature = new URL(author.page.url()).pathname;
  await go(colleague.page, feature);
  await colleague.page.getByRole('button', { name: 'Delete' }).waitFor(PATIENT);
  await author.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await notice(colleague.page).waitFor(PATIENT);
  await colleague.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await notice(colleague.page).waitFor(PATIENT);
  await notice(author.page).waitFor(PATIENT);
  expect(await listAxeFindings(colleague.page)).toEqual([]);
  expect(await listLayoutFaults(colleague.page)).toEqual([]);
  await go(colleague.page, feature);
  await notice(author.page).waitFor({ state: 'detached', ...PATIENT });
  await go(author.page, feature);
  await notice(colleague.page).waitFor({ state: 'detached', ...PATIENT });
});

test('whoever shows nothing is not here for others, also after a reload; showing it again they are', async () => {
  const { page } = author;
  const choose = async (name: string) => {
    await whoIsHere(page).click(PATIENT);
    // It applies at once, and is saved afterwards: a reload meanwhile would bring back what was chosen before.
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/3/member/update'),
      PATIENT,
    );
    await page.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
    expect((await saved).ok()).toBe(true);
  };
  await choose('Only that I am here');
  await expect.poll(() => colleague.page.locator('[data-selection-of]').count()).toBe(0);
  expect(await nameOf(colleague.page)).toMatch(/^Here now: /);
  await choose('Nothing');
  await expect.poll(() => nameOf(colleague.page)).toBe('Nobody else is here now');
  await reloadMap(page);
  await whoIsHere(page).waitFor(PATIENT);
  await expect.poll(() => nameOf(page), PATIENT).toMatch(/^Here now: /);
  await point(page, 900, 400);
  await page.waitForTimeout(500);
  expect(await nameOf(colleague.page)).toBe('Nobody else is here now');
  await choose('My pointer and selection');
  await expect.poll(() => nameOf(colleague.page)).toMatch(/^Here now: /);
});
