import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser.ts';
import { clientOf } from '../src/demo.ts';
import { clickAlong, openWater, toolboxOf, waitToDraw } from '../src/drawing.ts';
import { type Account, createOrganization, createProject, makeAccount, signUp } from '../src/people.ts';
import { ONE_PIXEL } from '../src/pictures.ts';
import { makeEmbeddedDataDir, type RunningServer, removeDataDir, startServer } from '../src/start-server.ts';

/** Three maps drawn without a GPU at once: small ones, so that what is measured is the product. */
const SMALL = { width: 1024, height: 600, scale: 0.5 };

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer(await makeEmbeddedDataDir());
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

/** Every socket frame a page receives from now on. */
function recordFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

async function arrive(account: Account): Promise<Visitor> {
  const visitor = await openVisitor(browser, server.url, SMALL);
  await signUp(visitor.page, account);
  return visitor;
}

/** Invites a person by the members page; they accept with the link that the outbox shows. */
async function addMember(owner: Page, guest: Page, projectPath: string, account: Account): Promise<void> {
  const membersPath = projectPath.replace(/home$/, 'members');
  await owner.goto(membersPath);
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(account.name);
  await dialog.getByLabel('E-mail', { exact: true }).fill(account.email);
  await dialog.getByRole('button', { name: 'Send invite' }).click();
  await owner.getByText(`Invite sent to ${account.email}`).waitFor();
  await owner.getByRole('link', { name: /^Outbox/ }).click();
  const link = await owner.locator('code').first().textContent();
  await guest.goto(new URL(link ?? '').pathname);
  await guest.getByRole('button', { name: 'Join now' }).click();
  await guest.waitForURL('**/projects/*/home**');
  await owner.goto(membersPath);
}

const toProjectId = (projectPath: string) => Number(/projects\/(\d+)/.exec(projectPath)?.[1]);

async function saveFeature(page: Page, projectPath: string, feature: FeatureCreateInput): Promise<number> {
  const client = await clientOf(page);
  await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: toProjectId(projectPath) },
    body: { feature },
  });
  return performance.now();
}

test('a colleague sees a new feature within a second without reloading; a stranger hears nothing', async () => {
  const [rosa, jorge, eve] = [makeAccount('Rosa Vega'), makeAccount('Jorge Ruiz'), makeAccount('Eve Stone')];
  const first = await arrive(rosa);
  await createOrganization(first.page, 'Bahía Limpia');
  const projectPath = await createProject(first.page, 'Bay watch');

  const second = await arrive(jorge);
  await addMember(first.page, second.page, projectPath, jorge);
  await second.page.goto(projectPath);
  await second.page.getByText('No features found').waitFor();
  await second.page.getByText('Live', { exact: true }).waitFor();

  const third = await openVisitor(browser, server.url, SMALL);
  const overheard = recordFrames(third.page);
  await signUp(third.page, eve);
  await createOrganization(third.page, 'Elsewhere');
  await createProject(third.page, 'Quiet project');
  await third.page.getByText('Live', { exact: true }).waitFor();
  overheard.length = 0;

  const savedMs = await saveFeature(first.page, projectPath, {
    name: 'Panga without lights',
    geometry: { type: 'Point', coordinates: [-110.31, 24.14] },
  });
  await second.page.getByText('Panga without lights').waitFor({ timeout: 5_000 });
  expect(performance.now() - savedMs).toBeLessThan(1_000);

  // Long enough for anything on its way to arrive.
  await third.page.waitForTimeout(1_500);
  expect(overheard.filter((frame) => frame.includes('feature.'))).toEqual([]);
  await third.page.goto(projectPath);
  await third.page
    .getByText(/not member|not found/i)
    .first()
    .waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('a report drawn from a template with a photograph stands before a colleague within a second', async () => {
  const [alma, saul] = [makeAccount('Alma Luna'), makeAccount('Saúl Mar')];
  const { page } = await arrive(alma);
  await createOrganization(page, 'Costa Sur');
  const projectPath = await createProject(page, 'South coast');
  const colleague = await arrive(saul);
  await addMember(page, colleague.page, projectPath, saul);
  const client = await clientOf(page);
  await client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: toProjectId(projectPath) },
    body: {
      name: 'Net adrift',
      geometry_type: 'Point',
      image_required: true,
      data_fields: [{ id: 'length', key: 'Length', type: 1, index: 0 }],
    },
  });
  await colleague.page.goto(projectPath);
  await colleague.page.getByText('Live', { exact: true }).waitFor();

  await openWater(page, projectPath.replace(/\/home$/, ''));
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: 'Net adrift' }).click();
  await waitToDraw(page);
  await clickAlong(page, [[150, 250]]);
  const form = toolbox.getByRole('form', { name: 'Feature' });
  expect(await form.getByLabel('Name').inputValue()).toBe('Net adrift');
  await form.getByLabel('Length').fill('12.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('The template asks for an image.').waitFor();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'net.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  await form.getByRole('img', { name: 'net.png' }).waitFor();
  const isCreate = (response: Response) =>
    response.request().method() === 'POST' && /geo\/feature\?/.test(response.url());
  const saved = page.waitForResponse(isCreate).then(() => performance.now());
  const row = colleague.page.getByRole('link', { name: /Net adrift/ }).first();
  const seen = row.waitFor().then(() => performance.now());
  await form.getByRole('button', { name: 'Save' }).click();
  expect((await seen) - (await saved)).toBeLessThan(1_000);
  await row.click();
  await colleague.page.getByRole('button', { name: 'Open net.png' }).waitFor();
  await colleague.page.getByRole('cell', { name: '12.5' }).waitFor();
});

test('somebody who was removed stops seeing what happens', async () => {
  const [mara, leo] = [makeAccount('Mara Soto'), makeAccount('Leo Paz')];
  const owner = await arrive(mara);
  await createOrganization(owner.page, 'Costa Norte');
  const projectPath = await createProject(owner.page, 'North coast');
  const guest = await openVisitor(browser, server.url, SMALL);
  const heard = recordFrames(guest.page);
  await signUp(guest.page, leo);
  await addMember(owner.page, guest.page, projectPath, leo);
  await guest.page.goto(projectPath);
  await guest.page.getByText('No features found').waitFor();
  await guest.page.getByText('Live', { exact: true }).waitFor();

  await owner.page.getByRole('button', { name: `Remove ${leo.name}` }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await owner.page.getByText(`Member ${leo.name} removed`).waitFor();
  await expect.poll(() => heard.some((frame) => frame.includes('"lost"')), { timeout: 5_000 }).toBe(true);
  heard.length = 0;
  await saveFeature(owner.page, projectPath, {
    name: 'Seen by one',
    geometry: { type: 'Point', coordinates: [-110.31, 24.14] },
  });
  await guest.page.waitForTimeout(1_500);
  expect(heard.filter((frame) => frame.includes('feature.'))).toEqual([]);
});
