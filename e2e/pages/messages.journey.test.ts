import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { letThrough, refuse } from '../src/browser/provoke.ts';
import { go } from '../src/browser/visit.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { makeFlatPng } from '../src/files/png.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount, openProjectForm } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** What people read of what only the real server, clipboard, clock or pictures can bring about. */

const rosa = makeAccount('Rosa Vega');
const jorge = makeAccount('Jorge Ruiz');

let server: RunningServer;
let browser: Browser;
/** Rosa's: the first of the installation, and administrator of her organization. */
let page: Page;
/** Of a member who is not an administrator. */
let plain: Page;
let client: HttpClient;
let org_id: number;
let project_id: number;
let organizationPath: string;
let projectPath: string;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  const rosas = await openVisitor(browser, server.url);
  await rosas.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = rosas.page;
  plain = (await openVisitor(browser, server.url)).page;
  const { homes } = await found(await register(page, rosa), 'Bahía Limpia', 'Bay watch');
  projectPath = homes[0]?.replace(/\/home$/, '') ?? '';
  organizationPath = projectPath.replace(/\/projects\/.*/, '');
  org_id = Number(organizationPath.split('/').at(-1));
  project_id = Number(projectPath.split('/').at(-1));
  const ofJorge = await register(plain, jorge);
  client = await freshClient();
  const body = { fullname: jorge.name, email: jorge.email };
  await client.call(ENDPOINTS.invites.createOrganizationInvite, { params: { org_id }, body });
  await ofJorge.call(ENDPOINTS.invites.acceptInvite, { params: { uuid: await findCode(jorge.email) } });
  await client.call(ENDPOINTS.projects.addProjectMember, {
    params: { org_id, project_id },
    body: { email: jorge.email },
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});
afterEach(async () => {
  await letThrough(page);
  await letThrough(plain);
});

/** A client with the page's current token. */
async function freshClient(): Promise<HttpClient> {
  const token = () => page.evaluate(() => localStorage.getItem('waypost.access_token'));
  const now = await token();
  return createHttpClient({ baseUrl: server.url, tokens: { getAccessToken: () => now, refresh: token } });
}

/** The code of the link for an address, from the outbox. */
async function findCode(address: string): Promise<string> {
  const { messages } = await client.call(ENDPOINTS.invites.getOutbox, { params: { org_id } });
  const link = messages.find(({ recipient }) => recipient === address)?.link ?? '';
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

const sees = (text: string | RegExp, on = page) => on.getByText(text).first().waitFor();
const press = (name: string, on = page) => on.getByRole('button', { name, exact: true }).first().click();
const type = (label: string, text: string, on = page) => on.getByLabel(label, { exact: true }).fill(text);
const dialog = (on = page) => on.getByRole('dialog');
const confirmIn = (name: string | RegExp) => dialog().getByRole('button', { name }).click();
/** Errors stay until closed, and the next one waits behind them. */
const close = () => page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

/**
 * Types into the search of a list, and measures how long a person stays in it after the last letter, in milliseconds.
 */
const searchUntilGone = (letters: string, other: string) =>
  page.evaluate(
    ([text, name]) =>
      new Promise<number>((done) => {
        const panel = document.querySelector('#panel-content') ?? document.body;
        const field = panel.querySelector<HTMLInputElement>('input[type=search]');
        let typedAt = 0;
        field?.addEventListener('input', () => {
          typedAt = performance.now();
        });
        new MutationObserver(() => {
          if (!panel.textContent.includes(name)) done(performance.now() - typedAt);
        }).observe(panel, { childList: true, subtree: true });
        field?.focus();
        document.execCommand('insertText', false, text);
      }),
    [letters, other] as const,
  );

describe('people', () => {
  const places = casesOf(
    [['of an organization', () => organizationPath]],
    [['of a project', () => projectPath]],
  );

  test.each(places)('%s are found by a part of their name, 300 ms after the last letter', async (_, path) => {
    await page.goto(`${path()}/members`);
    await page.getByText(jorge.email).first().waitFor();
    expect(await page.getByText(rosa.email).count()).toBeGreaterThan(0);
    // Timers round.
    expect(await searchUntilGone('JORG', rosa.name)).toBeGreaterThanOrEqual(299);
    expect(await page.getByText(jorge.email).count()).toBeGreaterThan(0);
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('nobody at all');
    await sees('Nobody of this name.');
  });

  test('of the organization can be the first members of a new project', async () => {
    const marta = makeAccount('Marta Sol');
    const { page: other, context } = await openVisitor(browser, server.url);
    const ofMarta = await register(other, marta);
    client = await freshClient();
    const body = { fullname: marta.name, email: marta.email };
    await client.call(ENDPOINTS.invites.createOrganizationInvite, { params: { org_id }, body });
    await ofMarta.call(ENDPOINTS.invites.acceptInvite, { params: { uuid: await findCode(marta.email) } });
    await context.close();
    await openProjectForm(page, '', go);
    const choice = page.getByRole('checkbox', { name: marta.name });
    await page.getByRole('checkbox', { name: jorge.name }).waitFor();
    await choice.check();
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('jorge');
    await choice.waitFor({ state: 'detached' });
    // A person who is filtered out stays selected.
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('East shore');
    await press('Create');
    await page.waitForURL('**/projects/*/home**');
    await page.getByRole('link', { name: 'Members' }).first().click();
    await sees(marta.email);
    expect(await page.getByLabel(`Role of ${marta.name}`).inputValue()).toBe('project_editor');
  });
});

describe('members', () => {
  test('of an organization are edited, given a role in a project, and removed', async () => {
    await go(page, `${organizationPath}/members`);
    await page.getByRole('button', { name: `Edit ${jorge.name}` }).click();
    await dialog().getByLabel('Role', { exact: true }).selectOption({ label: 'Administrator' });
    await dialog().getByRole('button', { name: 'Save' }).click();
    await sees('Member updated');
    await go(page, `${projectPath}/members`);
    await page.getByLabel(`Role of ${jorge.name}`).selectOption({ label: 'View' });
    await sees(`Member ${jorge.name} updated`);
    await go(page, `${organizationPath}/members`);
    await page.getByRole('button', { name: `Remove ${jorge.name}` }).click();
    await confirmIn('Remove');
    await sees('Member deleted');
  });
});

describe('invites', () => {
  test('are made, renewed and revoked, each with a confirmation', async () => {
    await go(page, `${projectPath}/members`);
    await press('Invite');
    await dialog().getByLabel('Name', { exact: true }).fill('Lucía Marín');
    await dialog().getByLabel('E-mail', { exact: true }).fill('lucia@example.com');
    await dialog().getByRole('checkbox', { name: 'Join without asking again' }).click();
    await confirmIn('Send invite');
    // Nothing is sent without a mail server.
    await sees('Invite made: copy its link');
    expect(await page.getByText('Invite sent').count()).toBe(0);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await sees('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `/invite/${await findCode('lucia@example.com')}`,
    );
    client = await freshClient();
    const sent = await client.call(ENDPOINTS.invites.listProjectInvites, { params: { org_id, project_id } });
    expect(sent.find(({ email }) => email === 'lucia@example.com')?.auto_accept).toBe(true);
    const resend = page.getByRole('button', { name: 'Send the invite to Lucía Marín again' });
    await resend.click();
    await sees('New link made: copy it');
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove the invite to Lucía Marín' }).click();
      await confirmIn('Remove');
    };
    await remove();
    await sees('Invite removed');
  });

  test('report failures and acceptance on their page', async () => {
    const address = 'tom.okafor@example.com';
    const body = { project_id, name: 'Tom Okafor', email: address };
    client = await freshClient();
    await client.call(ENDPOINTS.invites.createProjectInvite, { body });
    const path = `/invite/${await findCode(address)}`;
    const { page: tom, context } = await openVisitor(browser, server.url, { width: 390, height: 844 });
    await tom.goto(path);
    await tom.route('**/api/auth/sign-up/email', (route) => route.fulfill({ status: 500, json: {} }));
    await type('E-mail', address, tom);
    await type('Password', 'tide tables at dawn', tom);
    await press('Create account', tom);
    await sees('Sign in failed', tom);
    await sees(/Authentication failed: ./, tom);
    await letThrough(tom);
    await press('Create account', tom);
    await press('Use another name', tom);
    const name = tom.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('');
    await press('Save', tom);
    await sees('Name is required', tom);
    await name.fill('Tom Okafor');
    await refuse(tom, 'POST', /^\/token\/invite\/?$/, 'unavailable');
    await press('Save', tom);
    await sees('Sign in failed', tom);
    await sees(/Failed to process invitation\. Please try again\./, tom);
    await letThrough(tom);
    await press('Save', tom);
    await sees('Invite accepted', tom);
    await tom.goto(path);
    await sees('Invite expired or not exists', tom);
    await context.close();
  });

  test('that are automatic join on sign-in without another click', async () => {
    const address = 'marta.sol@example.com';
    const body = { project_id, name: 'Marta Sol', email: address, auto_accept: true };
    client = await freshClient();
    await client.call(ENDPOINTS.invites.createProjectInvite, { body });
    const { page: marta, context } = await openVisitor(browser, server.url, { width: 390, height: 844 });
    await marta.goto(`/invite/${await findCode(address)}`);
    await marta.locator('label', { hasText: 'Sign in' }).click();
    await type('E-mail', address, marta);
    await type('Password', 'tide tables at dawn', marta);
    await press('Sign in', marta);
    await sees('Invite accepted', marta);
    await marta.waitForURL((url) => url.pathname === `${projectPath}/home`);
    await context.close();
  });

  /** A person with the page's session, whose clock can be advanced and whose invite requests are counted. */
  const openWatcher = async () => {
    const { page: watcher, context } = await openVisitor(browser, server.url);
    await watcher.goto('/favicon.svg');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    await watcher.evaluate((text) => {
      for (const [key, value] of Object.entries(JSON.parse(text))) localStorage.setItem(key, String(value));
    }, kept);
    await watcher.clock.install();
    const asked: string[] = [];
    watcher.on('request', (request) => {
      if (/\/project\/\d+\/invites$/.test(request.url())) asked.push(request.url());
    });
    return { watcher, context, asked };
  };

  test('are not polled while the socket is open', async () => {
    const { watcher, context, asked } = await openWatcher();
    const opened = watcher.waitForEvent('websocket');
    await watcher.goto(`${projectPath}/members`);
    await sees(/^Pending invites \(\d+\)/, watcher);
    await sees(/^Live$/, watcher);
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    // After 25 s the page pings the socket, and allows 8 s of this accelerated time for a response.
    const answer = (await opened).waitForEvent('framereceived');
    await watcher.clock.runFor(20_000);
    await watcher.clock.runFor(6_000);
    await answer;
    await watcher.clock.runFor(6_000);
    expect(asked).toHaveLength(before);
    await sees(/^Live$/, watcher);
    await context.close();
  });

  test('are polled every 30 s while the socket is down', async () => {
    const { watcher, context, asked } = await openWatcher();
    await watcher.routeWebSocket(/.*/, (socket) => socket.close());
    await watcher.goto(`${projectPath}/members`);
    await sees(/^Pending invites \(\d+\)/, watcher);
    const before = asked.length;
    client = await freshClient();
    const body = { project_id, name: 'Nadia Berg', email: 'nadia@example.com' };
    await client.call(ENDPOINTS.invites.createProjectInvite, { body });
    await watcher.clock.fastForward(20_000);
    expect(await watcher.getByText('nadia@example.com').count()).toBe(0);
    await watcher.clock.fastForward(11_000);
    await sees('nadia@example.com', watcher);
    expect(asked).toHaveLength(before + 1);
    await context.close();
  });

  test('received by a member report acceptance and failure', async () => {
    await refuse(plain, 'PUT', /^\/invite\//, 'internal');
    client = await freshClient();
    const other = await client.call(ENDPOINTS.projects.createProject, {
      params: { org_id },
      body: { name: 'South shore' },
    });
    const body = { project_id: other.project_id, name: jorge.name, email: jorge.email };
    await client.call(ENDPOINTS.invites.createProjectInvite, { body });
    await plain.goto(`/invite/${await findCode(jorge.email)}`);
    await press('Join now', plain);
    await sees("Can't accept invite, try again.", plain);
    await letThrough(plain);
    await press('Join now', plain);
    await sees('Invite accepted', plain);
  });
});

describe('keys', () => {
  test('an API key is shown once, works within its scope, and is masked afterwards', async () => {
    await go(page, `${organizationPath}/settings`);
    await press('Add API key');
    await dialog().getByLabel('Name', { exact: true }).fill('Tide gauge');
    await confirmIn('Create key');
    await sees('Copy the key now: it is not shown again.');
    const key = await dialog().locator('code').innerText();
    const getAccessToken = () => key;
    const program = createHttpClient({
      baseUrl: server.url,
      tokens: { getAccessToken, refresh: async () => null },
    });
    const projects = await program.call(ENDPOINTS.projects.listProjects, { params: { org_id } });
    expect(projects.map(({ project_name }) => project_name)).toContain('Bay watch');
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    const masked = page.getByText(`${key.slice(0, 7)}…`, { exact: true });
    await masked.waitFor();
    await page.reload();
    await masked.waitFor();
    expect(await page.content()).not.toContain(key);
  });
});

describe('one’s own', () => {
  // By its name: the map has an input for files too, which may be there first.
  const picture = () => page.getByLabel('Change picture', { exact: true });
  const choose = () => picture().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: ONE_PIXEL });

  test('profile and picture are saved with a confirmation', async () => {
    await go(page, '/user');
    await type('Name', 'Ro');
    await press('Save');
    await sees('Name must be at least 3 characters');
    await type('Name', 'Rosa Vega Luna');
    await press('Save');
    await sees(/^Saved$/);
    await sees('User profile updated');
    await refuse(page, 'PATCH', /\/member\/update-avatar$/, 'internal');
    await choose();
    await sees('Failed to upload avatar');
    await close();
    await letThrough(page);
    await choose();
    await sees('Avatar updated successfully');
  });

  test('a picture is uploaded at 400 × 400 pixels at most, as WebP of quality 0.8', async () => {
    await page.goto('/user');
    await sees('Change picture');
    const sent = page.evaluate(
      () =>
        new Promise<object>((done) => {
          let quality: number | undefined;
          const { toBlob } = HTMLCanvasElement.prototype;
          HTMLCanvasElement.prototype.toBlob = function (...args) {
            quality = args[2];
            toBlob.apply(this, args);
          };
          const send = window.fetch;
          window.fetch = async (input, init) => {
            const values = init?.body instanceof FormData ? [...init.body.values()] : [];
            for (const file of values.filter((value) => value instanceof File)) {
              const { width, height } = await createImageBitmap(file);
              done({ type: file.type, width, height, quality });
            }
            return send(input, init);
          };
        }),
    );
    const wide = { name: 'wide.png', mimeType: 'image/png', buffer: makeFlatPng(1_600, 1_200) };
    await picture().setInputFiles(wide);
    expect(await sent).toEqual({ type: 'image/webp', width: 400, height: 300, quality: 0.8 });
    await sees('Avatar updated successfully');
  });

  test('a picture that remains too large is not uploaded', async () => {
    await page.goto('/user');
    // No picture of 400 pixels is that large by itself.
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) =>
        done(new Blob([new Uint8Array(1_048_577)], { type: 'image/webp' }));
    });
    await choose();
    await sees('File size must be less than 1MB');
  });

  test('the picture of an organization is updated with a confirmation', async () => {
    await page.goto(`${organizationPath}/settings`);
    await choose();
    await sees('Avatar updated');
  });
});
