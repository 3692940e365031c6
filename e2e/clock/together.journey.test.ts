import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { timeReload } from '../src/browser/time-reload.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { clickAlong, openWater, toolboxOf, waitToDraw } from '../src/map/drawing.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { type Account, makeAccount } from '../src/people/people.ts';
import {
  makeEmbeddedDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

let server: RunningServer;
/** The measured time is until a colleague knows: only the person who draws has a map that uses the processor. */
let withMaps: Browser;
let withoutMaps: Browser;

beforeAll(async () => {
  server = await startServer(await makeEmbeddedDataDir());
  withMaps = await launchBrowser('plain');
  withoutMaps = await launchBrowser('none');
});
afterAll(async () => {
  await withMaps?.close();
  await withoutMaps?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

/** Every socket frame a page receives from now on. */
function recordFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

interface Person extends Visitor {
  readonly account: Account;
  /** The socket frames received by their page since it opened. */
  readonly heard: string[];
}

async function arrive(name: string, browser = withoutMaps): Promise<Person> {
  const visitor = await openVisitor(browser, server.url, { width: 1024, height: 600 });
  const heard = recordFrames(visitor.page);
  const account = makeAccount(name);
  await register(visitor.page, account);
  return { ...visitor, account, heard };
}

/** @returns the path of the project's home. */
async function startProject({ page }: Person, organization: string, project: string): Promise<string> {
  const { homes } = await found(await clientOf(page), organization, project);
  return homes[0] ?? '';
}

const toIds = (projectPath: string) => {
  const [, org_id, project_id] = /organizations\/(\d+)\/projects\/(\d+)/.exec(projectPath) ?? [];
  return { org_id: Number(org_id), project_id: Number(project_id) };
};

/** Invites a colleague to a project, who accepts by the link in the outbox, and opens its home for them, live. */
async function joinAtHome(owner: Person, guest: Person, projectPath: string): Promise<void> {
  const [ofOwner, ofGuest] = [await clientOf(owner.page), await clientOf(guest.page)];
  const { name, email } = guest.account;
  const { org_id, project_id } = toIds(projectPath);
  await ofOwner.call(ENDPOINTS.invites.createProjectInvite, { body: { name, email, project_id } });
  const { messages } = await ofOwner.call(ENDPOINTS.invites.getOutbox, { params: { org_id } });
  const { link } = messages.find(({ recipient }) => recipient === email) ?? {};
  const uuid = new URL(link ?? '').pathname.split('/').at(-1) ?? '';
  await ofGuest.call(ENDPOINTS.invites.acceptInvite, { params: { uuid } });
  await guest.page.goto(projectPath);
  await guest.page.getByText('No features found').waitFor();
  await guest.page.getByText('Live', { exact: true }).waitFor();
}

async function saveFeature(page: Page, projectPath: string, feature: FeatureCreateInput): Promise<number> {
  const client = await clientOf(page);
  await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: toIds(projectPath).project_id },
    body: { feature },
  });
  return performance.now();
}

test('a colleague sees a new feature sooner than by reloading; a stranger receives nothing', async () => {
  const first = await arrive('Rosa Vega');
  const projectPath = await startProject(first, 'Bahía Limpia', 'Bay watch');
  const second = await arrive('Jorge Ruiz');
  await joinAtHome(first, second, projectPath);

  const third = await arrive('Eve Stone');
  const quietPath = await startProject(third, 'Elsewhere', 'Quiet project');
  await third.page.goto(quietPath);
  await third.page.getByText('Live', { exact: true }).waitFor();
  third.heard.length = 0;

  const savedMs = await saveFeature(first.page, projectPath, {
    name: 'Panga without lights',
    geometry: { type: 'Point', coordinates: [-110.31, 24.14] },
  });
  const row = second.page.getByText('Panga without lights');
  await row.waitFor();
  const seenMs = performance.now() - savedMs;
  expect(seenMs).toBeLessThan(await timeReload(second.page, row));

  // Once an event of their own has arrived, none before it is pending.
  await saveFeature(third.page, quietPath, {
    name: 'Quiet panga',
    geometry: { type: 'Point', coordinates: [-110.31, 24.14] },
  });
  await expect.poll(() => third.heard.filter((frame) => frame.includes('feature.'))).toHaveLength(1);
  expect(third.heard.join()).not.toContain(`project:${toIds(projectPath).project_id}"`);
  await third.page.goto(projectPath);
  await third.page
    .getByText(/not member|not found/i)
    .first()
    .waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('a colleague sees a report with template and photograph sooner than by reloading', async () => {
  const alma = await arrive('Alma Luna', withMaps);
  const { page } = alma;
  const projectPath = await startProject(alma, 'Costa Sur', 'South coast');
  const colleague = await arrive('Saúl Mar');
  await joinAtHome(alma, colleague, projectPath);
  const client = await clientOf(page);
  await client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: toIds(projectPath).project_id },
    body: {
      name: 'Net adrift',
      geometry_type: 'Point',
      image_required: true,
      data_fields: [{ id: 'length', key: 'Length', type: 1, index: 0 }],
    },
  });

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
  const seenMs = (await seen) - (await saved);
  // The map has flown to the report meanwhile; while the page is opened again, it is no less busy.
  const [reloadMs] = await Promise.all([timeReload(colleague.page, row), page.reload()]);
  expect(seenMs).toBeLessThan(reloadMs);
  await row.click();
  await colleague.page.getByRole('button', { name: 'Open net.png' }).waitFor();
  await colleague.page.getByRole('cell', { name: '12.5' }).waitFor();
});

test('a removed member receives no further events', async () => {
  const owner = await arrive('Mara Soto');
  const projectPath = await startProject(owner, 'Costa Norte', 'North coast');
  const guest = await arrive('Leo Paz');
  await joinAtHome(owner, guest, projectPath);
  const { account, heard } = guest;

  await owner.page.goto(projectPath.replace(/home$/, 'members'));
  await owner.page.getByRole('button', { name: `Remove ${account.name}` }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await owner.page.getByText(`Member ${account.name} removed`).waitFor();
  await expect.poll(() => heard.some((frame) => frame.includes('"lost"')), { timeout: 5_000 }).toBe(true);
  heard.length = 0;
  await saveFeature(owner.page, projectPath, {
    name: 'Seen by one',
    geometry: { type: 'Point', coordinates: [-110.31, 24.14] },
  });
  await guest.page.waitForTimeout(1_500);
  expect(heard.filter((frame) => frame.includes('feature.'))).toEqual([]);
});
