import { readFile } from 'node:fs/promises';
import { ENDPOINTS } from '@waypost/contract';
import { type LanguageModelSandbox, startLanguageModelSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const GEAR = 'Illegal gear, all projects';
const QUESTION = 'Where was illegal gear found?';

let model: LanguageModelSandbox;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let editor: Visitor;
let viewer: Visitor;
let demo: DemoPlaces;
let reportUrl: string;

beforeAll(async () => {
  model = await startLanguageModelSandbox();
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on', ...model.env });
  browser = await launchBrowser('none');
  [admin, editor, viewer] = [
    await openVisitor(browser, server.url),
    await openVisitor(browser, server.url),
    await openVisitor(browser, server.url),
  ];
  await enterDemo(admin.page, 'admin');
  await enterDemo(editor.page, 'editor');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(admin.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await model?.close();
  await removeDataDir(server?.dataDir);
  // The report that is not there is refused, and so is the one without features.
  // The page of a report that its reader deletes may hear of it, and ask once more before it is left.
  const ofDeleted = new RegExp(`404 .*/reports/${reportUrl?.split('/').at(-1)}\\)$`);
  for (const visitor of [admin, viewer])
    expect(visitor?.complaints.filter((text) => !ofDeleted.test(text))).toEqual([]);
});

/** Opens the tab AI Reports of a layer. */
async function openTab(page: Page, layer = GEAR): Promise<void> {
  const client = await clientOf(page);
  const layers = await client.call(ENDPOINTS.layers.listLayers, { params: { org_id: demo.organizationId } });
  const code = layers.find(({ properties }) => properties.name === layer)?.code ?? '';
  await go(page, `/organizations/${demo.organizationId}/layers/${code}`);
  await page.getByRole('tab', { name: 'AI Reports' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const reportsIn = (page: Page) => page.getByRole('region', { name: 'Reports' }).getByRole('listitem');

test('a report of a layer is asked for, written and opened', async () => {
  const { page } = editor;
  await openTab(page, 'Mangrove plots, both lagoons');
  await page.getByText('Generate your first report to see it here').waitFor();
  await openTab(page);
  await expect.poll(() => reportsIn(page).count(), PATIENT).toBe(2);
  await page.getByLabel('Question').fill(QUESTION);
  await page.getByRole('button', { name: 'New Report' }).click();
  await page.waitForURL('**/reports/*');
  await expect.poll(() => heading(page).textContent(), PATIENT).toBe(QUESTION);
  await page.getByRole('article').getByText(`“${GEAR}” has 430 features in the chosen range.`).waitFor();
  await page.getByText(/all times\. Filter: projects \(“.*”\)/).waitFor();
  // Without the layers on the map, which the page may have added by now.
  reportUrl = page.url().replace(/\?.*$/, '');
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

const bottomOf = (box: { y: number; height: number } | null) =>
  box === null ? Number.POSITIVE_INFINITY : box.y + box.height;

test('a mark opens its fact, whose features lead to their pages', async () => {
  const { page } = editor;
  await page.getByRole('button', { name: 'Fact 1', exact: true }).first().press('Enter');
  const card = page.getByRole('complementary', { name: 'Fact 1', exact: true });
  await expect.poll(() => card.textContent(), PATIENT).toContain('Features in the range: 430');
  await card.getByText('The newest 50 of 430').waitFor();
  await card.getByRole('button', { name: 'Compute again' }).click();
  await card.getByText('the same as in the report').waitFor();
  const first = card.getByRole('listitem').first().getByRole('link');
  const name = await first.textContent();
  await first.click();
  await expect.poll(() => heading(page).textContent(), PATIENT).toBe(name);
  await page.goBack();
  await page.getByText('Facts (').click();
  await page.getByRole('rowheader', { name: 'Features in the range' }).waitFor();
});

test('a colleague sees it in the tab Reports, where it can be read and not deleted', async () => {
  const { page } = viewer;
  await go(page, `/organizations/${demo.organizationId}/projects`);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  // With the two of the demo.
  await expect.poll(() => reportsIn(page).count(), PATIENT).toBe(3);
  expect(await page.getByRole('button', { name: /^Delete the report/ }).count()).toBe(0);
  await reportsIn(page).filter({ hasText: QUESTION }).getByRole('link').click();
  await expect.poll(() => heading(page).textContent(), PATIENT).toBe(QUESTION);
});

test('a chart opens facts, files are saved, and a new version says what changed', async () => {
  const { page } = editor;
  await go(page, new URL(reportUrl).pathname);
  const article = page.getByRole('article');
  const chart = article.getByRole('figure').filter({ hasText: 'Features by month' });
  await chart.getByRole('button').last().click();
  const card = article.getByRole('complementary', { name: /^Fact \d+$/ });
  await card.getByText('Features by month').waitFor();
  await card.getByText('The newest 50 of').waitFor();
  // Whole, wherever on the page it opened.
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect.poll(async () => bottomOf(await card.boundingBox()), PATIENT).toBeLessThanOrEqual(height);
  await article.getByRole('group', { name: 'Places with the most features' }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  for (const [format, ending, held] of [
    ['Word (DOCX)', 'docx', 'word/document.xml'],
    ['Markdown', 'md', 'Filter: projects ('],
  ] as const) {
    await article.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`Where was illegal gear found.${ending}`);
    expect(await readFile(await file.path(), 'latin1')).toContain(held);
  }
  await article.getByRole('button', { name: 'Refresh' }).click();
  await page.waitForURL(
    ({ origin, pathname }) => /\/reports\/./.test(pathname) && origin + pathname !== reportUrl,
  );
  await article.getByText('Nothing changed since the version before.').waitFor();
  await article.getByText('Version 2.').waitFor();
  await article.getByRole('button', { name: 'Delete Report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Report Deleted').waitFor();
});

/** What reaches beyond the right edge of the window, or has more than it shows. */
const listCut = (page: Page) =>
  page.getByRole('article').evaluate((article) =>
    [...article.querySelectorAll('*')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        const isCut =
          element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible';
        return width > 1 && (right > innerWidth || isCut);
      })
      .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
  );
const colorOf = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .last()
    .evaluate((heading) => getComputedStyle(heading).color);

test('a printed report is whole, and has nothing of the page around it', async () => {
  const { page } = admin;
  await go(page, new URL(reportUrl).pathname);
  const article = page.getByRole('article');
  await article.getByRole('group', { name: 'Places with the most features' }).waitFor();
  const params = { org_id: demo.organizationId, code: reportUrl.split('/').at(-1) ?? '' };
  const report = await (await clientOf(page)).call(ENDPOINTS.aiReports.getAiReport, { params });
  const ink = await colorOf(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // It opens what is closed, as a person’s command does.
  expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  // A4 within its margins.
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await article.innerText();
  expect(await page.locator('body').innerText()).toBe(printed);
  // A mark follows each sentence.
  for (const { title, kind, sentences } of report.sections) {
    if (kind !== 'overview') expect(printed).toContain(title);
    for (const { text } of sentences) expect(printed).toContain(text);
  }
  expect(printed).toContain(QUESTION);
  expect(await article.getByRole('row').filter({ visible: true }).count()).toBe(report.facts.length + 1);
  // What has a number of a fact, or is a column or a bar of a chart, is printed as such.
  const pressed = article.locator('button:not(figure button, section > p button, section > ul button)');
  expect(await pressed.filter({ visible: true }).count()).toBe(0);
  expect(await listCut(page)).toEqual([]);
  // Paper is white in the dark theme, too.
  expect(await colorOf(page)).toBe(ink);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.setViewportSize({ width, height });
});

/** Has the language model write a report of the layer, with what it is told in the debug settings. */
async function askModel(page: Page): Promise<void> {
  await openTab(page);
  await page.getByRole('combobox', { name: 'Writer' }).click();
  await page.getByRole('option', { name: 'Sandbox model (language model)' }).click();
  await page.getByText('Debug Settings').click();
  const prompt = page.getByLabel('System prompt');
  const given = await prompt.inputValue();
  await prompt.fill('Be brief.');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await prompt.inputValue()).toBe(given);
  await prompt.fill('Be very brief.');
  await page.getByRole('button', { name: 'New Report' }).click();
  await page.waitForURL('**/reports/*');
}

test('a language model writes what the facts hold, and what they do not is left out', async () => {
  const { page } = editor;
  model.setManner('a name at the start');
  await askModel(page);
  const article = page.getByRole('article');
  await article.getByText('There are 430 features.').waitFor();
  await article.getByText('Sandbox model (language model)').waitFor();
  await article.getByText('1 sentence was left out').waitFor();
  expect(await article.textContent()).not.toContain('Carla');
  expect(model.calls.at(-1)?.said[0]).toContain('Be very brief.');
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a language model that is down is said, and administrators see what was used', async () => {
  const { page } = editor;
  model.setFault('hang');
  await askModel(page);
  await page.getByText('Writing', { exact: true }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('article').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The report was cancelled.').first().waitFor();
  model.setFault('garbage');
  await askModel(page);
  await page.getByRole('article').getByText('AI service unavailable. Please try again later.').waitFor();
  await go(admin.page, `/organizations/${demo.organizationId}/reports`);
  await admin.page.getByText(/^Language model this month: \d+ of 500 calls/).waitFor();
  expect(await page.getByText('Language model this month').count()).toBe(0);
  // What follows is of the first report alone.
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId };
  const { listAiReports, deleteAiReport } = ENDPOINTS.aiReports;
  for (const { code, writer, can_delete } of await client.call(listAiReports, { params }))
    if (writer === 'model' && can_delete) await client.call(deleteAiReport, { params: { ...params, code } });
});

test('an administrator deletes it, and it leaves the lists of all', async () => {
  const { page } = admin;
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId };
  for (const { code } of await client.call(ENDPOINTS.aiReports.listAiReports, { params }))
    if (!reportUrl.includes(code))
      await client.call(ENDPOINTS.aiReports.deleteAiReport, { params: { ...params, code } });
  await go(viewer.page, `/organizations/${demo.organizationId}/reports`);
  await expect.poll(() => reportsIn(viewer.page).count(), PATIENT).toBe(1);
  await go(page, new URL(reportUrl).pathname);
  const share = page.getByRole('button', { name: 'Share with all members' });
  await share.click();
  await page.getByRole('dialog').getByText('The audit log keeps that you shared it.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Share with all members' }).click();
  await page.getByText('Shared with all members by Lucía Chen').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await share.waitFor();
  await page.getByRole('button', { name: 'Delete Report' }).click();
  await page.getByText('This action cannot be undone.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Report Deleted').waitFor();
  await page.getByText('No reports found').first().waitFor();
  await viewer.page.getByText('No reports found').first().waitFor();
});
