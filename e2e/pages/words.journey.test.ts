import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
const pages: { english: Page; spanish: Page } = {} as never; // both are opened before the first test
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  for (const [language, locale] of [
    ['english', 'en-US'],
    ['spanish', 'es-MX'],
  ] as const) {
    const { page } = await openVisitor(browser, server.url, { locale });
    await enterDemo(page, 'admin');
    pages[language] = page;
  }
  demo = await findDemoPlaces(pages.english);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

test.each([
  ['english', /^1,200\s+features$/, '1,200'],
  ['spanish', /^1\.200\s+elementos$/, '1.200'],
] as const)('numbers have the separators of the language (%s)', async (language, total, count) => {
  const page = pages[language];
  await go(page, `${demo.projectPath}/home`);
  await page.getByText(total).waitFor();
  const row = page.getByRole('treeitem', { name: /^Baja coast watch/ });
  await row.getByText(count, { exact: true }).waitFor();
  await go(page, `/organizations/${demo.organizationId}/projects`);
  await page.getByText(total).first().waitFor();
});

test.each([
  ['english', /\breports?\b/i],
  ['spanish', /\b(reportes?|informes?)\b/i],
] as const)('a feature has one name on its pages (%s)', async (language, others) => {
  const page = pages[language];
  await go(page, `${demo.projectPath}/home`);
  const features = page.getByRole('list', { name: language === 'english' ? 'Features' : 'Elementos' });
  await features.getByRole('link').first().waitFor();
  /** What the product says, without the names that people gave. */
  const readLabels = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, h2, [aria-label], [title], [placeholder]')].map((element) =>
        [
          element.tagName === 'BUTTON' || element.tagName === 'H2' ? element.textContent : '',
          ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
        ].join(' '),
      ),
    );
  const findOthers = async () =>
    (await readLabels()).filter((text) => others.test(text) && !/Gillnet report/.test(text));
  expect(await findOthers()).toEqual([]);
  await features.getByRole('link').first().click();
  await page.waitForURL('**/features/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await findOthers()).toEqual([]);
  await page.getByRole('button', { name: /^(Delete|Eliminar)$/ }).click();
  await page
    .getByRole('dialog', { name: language === 'english' ? 'Delete feature' : 'Eliminar elemento' })
    .waitFor();
});

test('the pane has a tab for reports, which lists those of the demo', async () => {
  const page = pages.english;
  await page.goto('/organizations/1/projects');
  const pane = page.getByRole('complementary', { name: 'Projects pane' });
  await pane.getByRole('link', { name: 'Reports', exact: true }).click();
  await pane.getByText('Illegal gear, all that the patrols found').waitFor();
});
