import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { letThrough, refuse } from '../src/browser/provoke.ts';
import { go } from '../src/browser/visit.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { makeFlatPng } from '../src/files/png.ts';
import { found, register, signUpAt } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
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

  test('that are automatic join on sign-in without another click', async () => {
    const account = makeAccount('Marta Sol');
    const address = account.email;
    await signUpAt(server.url, account);
    const body = { project_id, name: account.name, email: address, auto_accept: true };
    client = await freshClient();
    await client.call(ENDPOINTS.invites.createProjectInvite, { body });
    const path = `/invite/${await findCode(address)}`;
    const { page: marta, context } = await openVisitor(browser, server.url, { width: 390, height: 844 });
    await marta.goto(path);
    await marta.locator('label', { hasText: 'Sign in' }).click();
    await type('E-mail', address, marta);
    await type('Password', 'tide tables at dawn', marta);
    await press('Sign in', marta);
    await sees('Invite accepted', marta);
    await marta.waitForURL((url) => url.pathname === `${projectPath}/home`);
    // A link works once. Opened anew, as from the mail: the product keeps what it has read of an invite.
    await marta.goto(path);
    await sees('Invite expired or not exists', marta);
    await context.close();
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

  test('a picture is uploaded at 400 × 400 pixels at most, as WebP of quality 0.8, and it is said when it is not', async () => {
    await go(page, '/user');
    await refuse(page, 'PATCH', /\/member\/update-avatar$/, 'internal');
    await choose();
    await sees('Failed to upload avatar');
    await close();
    await letThrough(page);
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
    await go(page, `${organizationPath}/settings`);
    await choose();
    await sees(/^Avatar updated$/);
  });

  test('a picture that remains too large is not uploaded', async () => {
    await go(page, '/user');
    // No picture of 400 pixels is that large by itself.
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) =>
        done(new Blob([new Uint8Array(1_048_577)], { type: 'image/webp' }));
    });
    await choose();
    await sees('File size must be less than 1MB');
  });
});
