import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { found, leave, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PROJECTS = 120;
const DELETED = 105;

let server: RunningServer;
let browser: Browser;
let page: Page;
let organizationId: number;
let home: string;

beforeAll(async () => {
  server = await startServer(await makeDataDir('migrated'));
  browser = await launchBrowser('none');
  ({ page } = await openVisitor(browser, server.url));
  const client = await register(page, makeAccount('Inés Sol'));
  const founded = await found(client, 'Costa Viva', 'Aguas');
  organizationId = founded.organizationId;
  home = founded.homes[0] ?? '';
  await client.call(ENDPOINTS.administration.updateOrganizationLimits, {
    params: { org_id: organizationId },
    body: { projects_limit: 1_000, members_limit: 1_000 },
  });
  for (let number = 1; number <= PROJECTS; number += 1) {
    const name = `Zone ${String(number).padStart(3, '0')}`;
    await client.call(ENDPOINTS.projects.createProject, {
      params: { org_id: organizationId },
      body: { name },
    });
  }
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

test('a long tree renders visible projects only, and keys reach all of them', async () => {
  await page.goto(`/organizations/${organizationId}/projects`);
  const tree = page.getByRole('tree', { name: 'Projects' });
  const rows = tree.getByRole('treeitem');
  await rows.first().waitFor();
  expect(await rows.count()).toBeLessThan(60);
  await rows.first().focus();
  await page.keyboard.press('End');
  const last = rows.last();
  expect(await last.getAttribute('aria-posinset')).toBe(String(PROJECTS + 1));
  await expect.poll(() => last.evaluate((row) => row === document.activeElement)).toBe(true);
  await expect
    .poll(() => last.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-posinset')))
    .toBe(String(PROJECTS));
  expect(await rows.count()).toBeLessThan(60);
  await page.keyboard.press('Home');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-posinset')))
    .toBe('1');
});

test('the open project is scrolled into view', async () => {
  await page.goto(home);
  const row = page.getByRole('treeitem', { name: 'Aguas' });
  await row.waitFor();
  await expect
    .poll(() => row.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
});

test('a long list loads more at its end, also if it grew while open', async () => {
  const client = await clientOf(page);
  const params = { org_id: organizationId };
  const projects = await client.call(ENDPOINTS.projects.listProjects, { params });
  const zones = projects.filter(({ project_name }) => project_name !== 'Aguas').slice(0, DELETED);
  const remove = async (some: typeof zones) => {
    for (const { project_id } of some)
      await client.call(ENDPOINTS.projects.deleteProject, { params: { ...params, project_id } });
  };
  // Its page would draw each of them.
  await leave(page);
  await remove(zones.slice(0, 90));
  await page.goto(`/organizations/${organizationId}/projects`);
  await page.getByText('Recently deleted').click();
  const deleted = page.getByRole('button', { name: 'Restore Zone' });
  await expect.poll(() => deleted.count()).toBe(90);
  await remove(zones.slice(90));
  // The newest is on top, so the list has come to rest with the last one deleted.
  await page.getByRole('button', { name: `Restore ${zones.at(-1)?.project_name}`, exact: true }).waitFor();
  await expect.poll(() => deleted.count()).toBe(100);
  await deleted.last().scrollIntoViewIfNeeded();
  await expect.poll(() => deleted.count()).toBe(DELETED);
});
