import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { PATIENT, totalOf } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  editor = await openVisitor(browser, server.url);
  page = editor.page;
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(editor?.complaints).toEqual([]);
});

const openHome = async () => {
  await page.goto(`${demo.projectPath}/home`);
  await totalOf(page).filter({ hasText: '1,20' }).waitFor(PATIENT);
  await page.getByRole('button', { name: 'Create a feature' }).waitFor(PATIENT);
};
const rowOf = (position: number) =>
  page.getByRole('list', { name: 'Features' }).locator(`li[aria-posinset="${position}"]`).getByRole('link');
/** The label, name or id of what has the focus, the page if nothing has. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) return activeElement.labels?.[0]?.innerText ?? 'a field';
    return activeElement?.id || activeElement?.textContent?.trim() || activeElement?.localName || 'nothing';
  });

test('the question mark opens the sheet of keys, which turns off single keys', async () => {
  await openHome();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Next or previous row').waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await sheet.getByLabel('Single-letter shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.keyboard.press('p');

  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await sheet.getByLabel('Single-letter shortcuts').check();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await page.getByRole('complementary', { name: 'Draw' }).count()).toBe(0);
  await page.keyboard.press('?');
  await sheet.waitFor();
});

test('arrow keys move along the rows, and Back returns to the row', async () => {
  await openHome();
  await rowOf(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe(await rowOf(3).textContent());
  await page.keyboard.press('End');
  await rowOf(1_200).waitFor(PATIENT);
  await expect.poll(focused, PATIENT).toBe(await rowOf(1_200).textContent());
  await page.keyboard.press('Home');
  await expect.poll(focused, PATIENT).toBe(await rowOf(1).textContent());
  await page.keyboard.press('ArrowDown');
  const second = await rowOf(2).textContent();
  await expect.poll(focused, PATIENT).toBe(second);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/features/*');
  await expect.poll(focused, PATIENT).toBe('panel-content');
  await page.goBack();
  await expect.poll(focused, PATIENT).toBe(second);
});

test('a point placed by coordinates leads to its name, and its save to its page', async () => {
  await openHome();
  await page.keyboard.press('p');
  const toolbox = page.getByRole('complementary', { name: 'Draw' });
  await toolbox.getByLabel('New vertex').fill('21.4, -112.4');
  await page.keyboard.press('Enter');
  await expect.poll(focused, PATIENT).toMatch(/^Name/);
  await page.keyboard.type('Typed buoy');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/features/*', PATIENT);
  await page.getByRole('heading', { level: 1, name: 'Typed buoy' }).waitFor(PATIENT);
  await expect.poll(focused, PATIENT).toBe('panel-content');
});

test('an area finished by coordinates leads to its name, and a discarded drawing to the toolbox', async () => {
  await openHome();
  await page.keyboard.press('a');
  const toolbox = page.getByRole('complementary', { name: 'Draw' });
  await toolbox.getByLabel('New vertex').focus();
  for (const place of ['21.4, -112.4', '21.5, -112.4', '21.5, -112.3', '']) {
    await page.keyboard.type(place);
    await page.keyboard.press('Enter');
  }
  await expect.poll(focused, PATIENT).toMatch(/^Name/);
  await toolbox.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await toolbox.getByRole('button', { name: 'Discard' }).waitFor({ state: 'hidden' });
  expect(await toolbox.evaluate((box) => box.contains(document.activeElement))).toBe(true);
});

test('Escape leaves the edit form, and asks if something is unsaved', async () => {
  const feature = await (await clientOf(page)).call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: {
      feature: {
        name: 'Old jetty',
        geometry: {
          type: 'LineString',
          coordinates: [
            [-112.2, 21.2],
            [-112.1, 21.3],
          ],
        },
      },
    },
  });
  const path = `${demo.projectPath}/features/${feature.properties.code}`;
  const isAt = (end: string) => page.waitForURL(({ pathname }) => pathname === end, PATIENT);
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name').press('Escape');
  await isAt(path);
  await expect.poll(focused, PATIENT).toBe('panel-content');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Name').fill('New jetty');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave this form?' });
  const stay = question.getByRole('button', { name: 'Keep editing' });
  await expect.poll(focused, PATIENT).toBe('Keep editing');
  expect(await stay.getAttribute('data-variant')).toBe('filled');
  expect(await question.getByRole('button', { name: 'Leave' }).getAttribute('data-variant')).toBe('default');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Name').inputValue()).toBe('New jetty');

  // Outside the fields it ends the selection first.
  await page.getByRole('button', { name: 'Edit the geometry' }).click();
  await page.getByRole('button', { name: /^Vertex 1/ }).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit the geometry' }).waitFor();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await isAt(path);
});
