import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { dropFiles } from '../src/files/drop-files.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { clickAlong, toolboxOf, waitToDraw } from '../src/map/drawing.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount, openProjectForm, unfoldProjectForm } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const { features, invites, projects } = ENDPOINTS;
const FIXTURES = join(import.meta.dirname, '../fixtures');
const MOST_CLICKS = 9;
const MOST_CLICKS_WITH_TEMPLATE = 12;

let server: RunningServer;
let browser: Browser;
const opened: Visitor[] = [];

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('plain');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  // Whether a newcomer is a member already is asked for first.
  const isAnswer = (text: string) => /404 .*\/api\/3\/token\//.test(text);
  for (const { complaints } of opened) expect(complaints.filter((text) => !isAnswer(text))).toEqual([]);
});

async function arrive(): Promise<Page> {
  const visitor = await openVisitor(browser, server.url);
  opened.push(visitor);
  return visitor.page;
}

const main = (page: Page) => page.getByRole('main');
const longitudeOf = (page: Page) => Number(new URL(page.url()).searchParams.get('center_lng') ?? Number.NaN);
const createPoint = async (page: Page, project_id: number, lng: number, lat: number) =>
  (await clientOf(page)).call(features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Buoy', geometry: { type: 'Point', coordinates: [lng, lat] } } },
  });

/** Counts clicks of the pointer, across pages. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellClick: () => void }).tellClick;
    addEventListener('pointerdown', (event) => event.isTrusted && tell(), true);
  });
  return () => clicks;
}

/** Types into a field as a person does: with a click unless it has the focus. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true }).last();
  await field.waitFor();
  if (!(await field.evaluate((element) => element === document.activeElement))) await field.click();
  await page.keyboard.type(text);
}

test(`a newcomer saves a first report with at most ${MOST_CLICKS} clicks, with a template and a photograph ${MOST_CLICKS_WITH_TEMPLATE}`, async () => {
  const page = await arrive();
  const countedClicks = await countClicks(page);
  const account = makeAccount('Rosa Vega');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/');
  await page.getByText('Create account', { exact: true }).first().click();
  await typeInto(page, 'Name', account.name);
  await typeInto(page, 'E-mail', account.email);
  await typeInto(page, 'Password', account.password);
  await press('Create account');
  await page.waitForURL('**/auth/overview**');
  await typeInto(page, 'Organization name', 'Bahía Limpia');
  await press('Next');
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL('**/projects/create**');
  const clicksBefore = countedClicks();
  await typeInto(page, 'Name', 'Bay watch');
  await press('Create');
  await page.waitForURL('**/home**');
  await waitToDraw(page);
  await clickAlong(page, [[200, 300]]);
  const name = toolboxOf(page).getByLabel('Name');
  await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Net on the reef');
  await toolboxOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Net on the reef' }).waitFor();
  expect(countedClicks()).toBeGreaterThan(5);
  expect(countedClicks()).toBeLessThanOrEqual(MOST_CLICKS);

  await go(page, '/projects/create');
  const clicksFirst = countedClicks();
  await typeInto(page, 'Name', 'Reef watch');
  await press('Create');
  await main(page).getByRole('link', { name: 'Make a template' }).click();
  await typeInto(page, 'Name', 'Ghost net');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Template Ghost net created').waitFor();
  await waitToDraw(page);
  await clickAlong(page, [[200, 300]]);
  // The template gives its name.
  await expect.poll(() => name.inputValue()).toBe('Ghost net');
  await pickFiles(page, join(FIXTURES, 'reef.jpg'), 'Add images');
  await toolboxOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Ghost net' }).waitFor();
  await page.getByRole('button', { name: 'Open reef.jpg' }).waitFor();
  expect(clicksBefore + countedClicks() - clicksFirst).toBeLessThanOrEqual(MOST_CLICKS_WITH_TEMPLATE);
});

test('an organization without projects offers a project first, then a file and an invite', async () => {
  const page = await arrive();
  const client = await register(page, makeAccount('Ada Ruiz'));
  const { organizationId } = await found(client, 'Dunes');
  await page.goto(`/organizations/${organizationId}/projects`);
  await page.getByText('No projects found').first().waitFor();
  const first = main(page).getByRole('link', { name: 'New project' });
  await first.waitFor();
  // One button in the accent colour: the next step.
  const inAccent = await main(page)
    .locator('a, button')
    .evaluateAll((controls) =>
      controls
        .filter((control) => getComputedStyle(control).backgroundColor === 'rgb(0, 89, 255)')
        .map((control) => control.textContent),
    );
  expect(inAccent).toEqual(['New project']);
  await main(page).getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('dialog', { name: 'Invite to Dunes' }).waitFor();
  await page.keyboard.press('Escape');
  await main(page).getByRole('link', { name: 'Import a file' }).click();
  await page.waitForURL('**/file-viewer**');
});

test('a file brought to an organization without projects becomes one', async () => {
  const page = await arrive();
  const client = await register(page, makeAccount('Bo Lind'));
  const { organizationId } = await found(client, 'Tarn');
  await page.goto(`/organizations/${organizationId}/projects`);
  await mapOf(page).waitFor();
  await dropFiles(page, [join(FIXTURES, 'patrol.kml')]);
  await page.getByText('Abandoned gillnet', { exact: true }).first().waitFor();
  const name = page.getByRole('textbox', { name: 'New project for these features' });
  expect(await name.inputValue()).toBe('patrol');
  await name.fill('pa');
  await page.getByRole('button', { name: /Upload selected/ }).click();
  await page.getByText('Name must be at least 3 characters').waitFor();
  await name.fill('Spring patrol');
  await page.getByRole('button', { name: /Upload selected/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/Completed in/)
    .waitFor();
  const made = await client.call(projects.listProjects, { params: { org_id: organizationId } });
  expect(made.map((one) => [one.project_name, one.features_count])).toEqual([['Spring patrol', 5]]);
});

test('an empty project offers drawing, a template and a file; a reader is told what will appear', async () => {
  const page = await arrive();
  const client = await register(page, makeAccount('Cam Luz'));
  const { homes } = await found(client, 'Fjord', 'Seals');
  await page.goto(homes[0] ?? '');
  await page.getByText('No features found').waitFor();
  await main(page).getByRole('button', { name: 'Draw on the map' }).click();
  const point = toolboxOf(page).getByRole('button', { name: 'Point', exact: true });
  await expect.poll(() => point.getAttribute('aria-pressed')).toBe('true');
  await toolboxOf(page).getByRole('button', { name: 'Close' }).click();
  await main(page).getByRole('link', { name: 'Import a file' }).click();
  await page.waitForURL('**/file-viewer**');
  await page.goBack();
  await main(page).getByRole('link', { name: 'Make a template' }).click();
  await page.getByRole('dialog', { name: 'New template' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname.endsWith('/templates') && !url.searchParams.has('make'));
});

test('a new project needs a name; the rest is folded away until it is wanted or wrong', async () => {
  const page = await arrive();
  const client = await register(page, makeAccount('Dina Roe'));
  await found(client, 'Marsh');
  await page.goto('/projects/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Reed beds');
  expect(await name.getAttribute('required')).not.toBeNull();
  const description = page.getByRole('textbox', { name: 'Description' });
  expect(await description.isVisible()).toBe(false);
  await unfoldProjectForm(page);
  await description.fill('d'.repeat(256));
  await unfoldProjectForm(page);
  await description.waitFor({ state: 'hidden' });
  await main(page).getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Description must be at most 255 characters').waitFor();
  await expect.poll(() => description.evaluate((element) => element === document.activeElement)).toBe(true);
  await description.fill('Nests and burns');
  await main(page).getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL('**/projects/*/home**');
  await page.getByText('Nests and burns').waitFor();
});

test('the place of a project is looked for near the view, and one without an outline promises none', async () => {
  const page = await arrive();
  const client = await register(page, makeAccount('Edu Paz'));
  await found(client, 'Cape');
  await openProjectForm(page, '?center_lat=24.2&center_lng=-110.4&zoom=7');
  await mapOf(page).waitFor();
  await expect.poll(() => longitudeOf(page)).toBeCloseTo(-110.4, 1);
  await page.getByRole('combobox', { name: 'Place', exact: true }).fill('La Paz');
  const option = page.getByRole('option').first();
  await option.waitFor();
  expect((await option.innerText()).split(/\n+/)).toEqual(['La Paz, Mexico', 'No outline']);
  await option.click();
  await page.getByText('La Paz is known as a point only, without an outline.').waitFor();
  await page.getByText('No boundary yet.').waitFor();
});

test('an invited person lands in the project, under the name of the invite, on its data', async () => {
  const owner = await arrive();
  const client = await register(owner, makeAccount('Lucía Marín'));
  const { homes, organizationId } = await found(client, 'Atolls', 'Turtles');
  const project_id = Number(/projects\/(\d+)/.exec(homes[0] ?? '')?.[1]);
  await createPoint(owner, project_id, 178.4, -17.8);
  const email = 'jo.tavita@example.com';
  await client.call(invites.createProjectInvite, { body: { project_id, name: 'Jo Tavita', email } });
  const { messages } = await client.call(invites.getOutbox, { params: { org_id: organizationId } });
  const page = await arrive();
  await page.goto(new URL(messages.find(({ recipient }) => recipient === email)?.link ?? '').pathname);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('tide tables at dawn');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('You join under the name in the invite.').waitFor();
  await page.getByRole('button', { name: 'Join now' }).click();
  await page.waitForURL((url) => url.pathname === homes[0]);
  await page.getByRole('heading', { level: 1, name: 'Turtles' }).waitFor();
  await page.getByRole('button', { name: 'Your menu, Jo Tavita' }).waitFor();
  await expect.poll(() => Math.round(longitudeOf(page))).toBe(178);
});

test('the map of an organization, and of a project opened from there, starts on its own data', async () => {
  const page = await arrive();
  const client = await register(page, makeAccount('Fay Kerr'));
  const { homes, organizationId } = await found(client, 'Two seas', 'Baltic', 'Azores');
  const idOf = (home = '') => Number(/projects\/(\d+)/.exec(home)?.[1]);
  await createPoint(page, idOf(homes[0]), 18.2, 57.6);
  await createPoint(page, idOf(homes[1]), -28.6, 38.5);
  await page.goto(`/organizations/${organizationId}/projects`);
  // The last active project.
  await expect.poll(() => Math.round(longitudeOf(page))).toBe(-29);
  // Reloaded, the address has a view: it is that of this page, not of the project opened next.
  await page.reload();
  await main(page)
    .getByRole('link', { name: /Baltic/ })
    .click();
  await expect.poll(() => Math.round(longitudeOf(page))).toBe(18);
});
