import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { cut, hold, letThrough, refuse } from '../src/browser/provoke.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { makeFlatPng } from '../src/files/png.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount, openProjectForm } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The product's messages: each message of the specification, provoked on the screen that shows it. */

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

const sees = (text: string | RegExp, on = page) => on.getByText(text).first().waitFor({ timeout: 10_000 });
const press = (name: string, on = page) => on.getByRole('button', { name, exact: true }).first().click();
const type = (label: string, text: string, on = page) => on.getByLabel(label, { exact: true }).fill(text);
const dialog = (on = page) => on.getByRole('dialog');
const confirmIn = (name: string | RegExp) => dialog().getByRole('button', { name }).click();
/** Errors stay until closed, and the next one waits behind them. */
const close = () => page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

describe('projects', () => {
  const create = () => press('Create');

  test('are refused with the server’s message for the status, and created with a confirmation', async () => {
    await page.goto(`${organizationPath}/projects`);
    await openProjectForm(page);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('ab');
    await create();
    await sees('Name must be at least 3 characters');
    await name.fill('n'.repeat(256));
    await create();
    await sees('Name must be at most 255 characters');
    await name.fill('North shore');
    await type('Description', 'd'.repeat(256));
    await create();
    await sees('Description must be at most 255 characters');
    await type('Description', '');
    for (const [code, detail, said] of [
      ['limit_reached', 'The limit is 20 projects.', 'The limit is 20 projects.'],
      ['forbidden', undefined, 'Not enough permissions'],
      ['validation_failed', 'The country is unknown.', 'The country is unknown.'],
      ['internal', undefined, "Can't create project. Try again."],
    ] as const) {
      await refuse(page, 'POST', /\/project\/create$/, code, detail);
      await create();
      await sees(said);
      await page.getByRole('alert').getByText('Error', { exact: true }).waitFor();
      await close();
      await letThrough(page);
    }
    await cut(page, 'POST', /\/project\/create$/);
    await create();
    await sees('Failed to create project. Please try again.');
    await close();
    await letThrough(page);
    await create();
    await sees('Project created');
    await page.waitForURL('**/projects/*/home**');
  });

  test('say why they cannot be read', async () => {
    await page.goto(`${organizationPath}/projects/999999/home`);
    await sees('Project not found');
    await refuse(page, 'GET', /\/org\/\d+\/project\/\d+$/, 'forbidden');
    await page.goto(`${projectPath}/home`);
    await sees('You are not member of this project');
  });

  test('require a selected organization', async () => {
    const { page: newcomer, context } = await openVisitor(browser, server.url);
    await register(newcomer, makeAccount('Ana Díaz'));
    await newcomer.goto('/projects/create');
    await sees('No organization selected', newcomer);
    await context.close();
  });

  test('and their contents may be empty', async () => {
    await page.goto(`${projectPath}/home`);
    await page.getByText('My Data', { exact: true }).click();
    await sees('No data found');
    await page.goto(`${projectPath}/members`);
    await sees('No invites found');
  });
});

describe('organizations', () => {
  test('are created with a confirmation, and a taken name is reported at its field', async () => {
    await page.goto(`${organizationPath}/projects`);
    const open = async () => {
      await page.getByRole('button', { name: /^Organization: / }).click();
      await page.getByRole('menuitem', { name: 'Create a new organization' }).click();
    };
    const fill = async (name: string) => {
      await dialog().getByLabel('Organization name').fill(name);
      await dialog().getByRole('button', { name: 'Next' }).click();
    };
    await open();
    await fill('ab');
    await sees('Organization name must be at least 3 characters');
    await fill('BAHÍA limpia');
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await sees('Organization with this name already exists');
    await fill('Costa Brava');
    await refuse(page, 'POST', /^\/organization$/, 'unavailable');
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await sees('Failed to create organization');
    await close();
    await letThrough(page);
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await sees('Organization Costa Brava created');
    await sees('No projects found');
  });

  test('report that they cannot be listed, with Retry', async () => {
    await refuse(page, 'GET', /^\/organization$/, 'forbidden');
    await page.goto('/auth/overview');
    await sees("Can't fetch orgs");
    await page.goto('/');
    await sees("Can't fetch orgs");
    // Beside it the map may say that it cannot be shown here, with a button of its own.
    const told = page.getByRole('alert').filter({ hasText: "Can't fetch orgs" });
    const retry = told.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await letThrough(page);
    // The page may have retried by itself already.
    await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForURL('**/organizations/*/projects**');
  });

  test('confirm that their settings are saved', async () => {
    await page.goto(`${organizationPath}/settings`);
    await type('Organization name', 'Bahía Limpia y Clara');
    await press('Save');
    await sees(/^Saved$/);
  });
});

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
  test.each([
    ['of an organization', () => organizationPath],
    ['of a project', () => projectPath],
  ])('%s are found by a part of their name, 300 ms after the last letter', async (_, path) => {
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
    await openProjectForm(page);
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
  const edit = async () => {
    await page.getByRole('button', { name: `Edit ${jorge.name}` }).click();
    await dialog().getByLabel('Role', { exact: true }).waitFor();
  };

  test('of an organization are edited with a confirmation, and their access with another', async () => {
    await page.goto(`${organizationPath}/members`);
    await edit();
    await dialog().getByLabel('Name', { exact: true }).fill('Jo');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await sees('Name must be at least 3 characters');
    await dialog().getByLabel('Name', { exact: true }).fill(jorge.name);
    await dialog().getByLabel('Role', { exact: true }).selectOption({ label: 'Administrator' });
    await refuse(page, 'PUT', /\/members\/\d+$/, 'internal');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await sees("Can't update member");
    await close();
    await letThrough(page);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await sees('Member updated');
    await sees(`${jorge.email} edited`);
    await edit();
    await dialog().getByLabel('Role', { exact: true }).selectOption({ label: 'Default' });
    await dialog().getByRole('switch', { name: 'SkySat' }).click();
    await dialog().getByRole('button', { name: 'Save' }).click();
    await sees('Access updated');
  });

  test('of a project are given a role with a confirmation', async () => {
    await page.goto(`${projectPath}/members`);
    const role = page.getByLabel(`Role of ${jorge.name}`);
    await refuse(page, 'PATCH', /\/member\/\d+$/, 'internal');
    await role.selectOption({ label: 'View' });
    await sees("Can't update member");
    await close();
    await letThrough(page);
    await role.selectOption({ label: 'View' });
    await sees(`Member ${jorge.name} updated`);
  });

  test('are removed with a confirmation', async () => {
    await page.goto(`${organizationPath}/members`);
    await refuse(page, 'DELETE', /\/members\/\d+$/, 'internal');
    const remove = async () => {
      await page.getByRole('button', { name: `Remove ${jorge.name}` }).click();
      await confirmIn('Remove');
    };
    await remove();
    await sees("Can't delete member");
    await close();
    await letThrough(page);
    await remove();
    await sees('Member deleted');
  });
});

describe('invites', () => {
  const invite = async (email: string, phone = '') => {
    await press('Invite');
    await dialog().getByLabel('Name', { exact: true }).fill('Lucía Marín');
    await dialog().getByLabel('E-mail', { exact: true }).fill(email);
    if (phone !== '') await dialog().getByLabel('Phone', { exact: true }).fill(phone);
    await confirmIn('Send invite');
  };

  test('report errors at their fields', async () => {
    await page.goto(`${projectPath}/members`);
    await press('Invite');
    await confirmIn('Send invite');
    await sees('Name is required');
    await sees('Enter a valid email or phone');
    await page.keyboard.press('Escape');
    await invite('nobody');
    await sees('Invalid email address');
    await page.keyboard.press('Escape');
    await invite('', '612 55');
    await sees('Invalid or incomplete phone number');
    await page.keyboard.press('Escape');
    await invite(rosa.email);
    await sees('User already in organization');
  });

  test('are made, renewed and revoked, each with a confirmation', async () => {
    await page.goto(`${projectPath}/members`);
    await refuse(page, 'POST', /^\/invite$/, 'internal');
    await invite('lucia@example.com');
    await sees("Can't send invite.");
    await close();
    await letThrough(page);
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
    await refuse(page, 'GET', /\/resend$/, 'internal');
    await resend.click();
    await sees("Can't resend invite");
    await close();
    await letThrough(page);
    await resend.click();
    await sees('New link made: copy it');
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove the invite to Lucía Marín' }).click();
      await confirmIn('Remove');
    };
    await refuse(page, 'DELETE', /^\/invite\//, 'internal');
    await remove();
    await sees("Can't remove invite");
    await close();
    await letThrough(page);
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

  test('for the app only offer nothing else, unless there is no app', async () => {
    const address = 'kai@example.com';
    const body = { project_id, name: 'Kai Moe', email: address, app_only: true };
    client = await freshClient();
    await client.call(ENDPOINTS.invites.createProjectInvite, { body });
    const code = await findCode(address);
    const { page: kai, context } = await openVisitor(browser, server.url);
    await kai.goto(`/invite/${code}`);
    // Without an app the web accepts it.
    await kai.getByRole('button', { name: 'Create account' }).waitFor();
    await kai.route('**/api/3/front-config', async (route) => {
      const response = await route.fetch();
      const app = {
        link_scheme: 'waypost',
        app_store_url: 'https://apps.example.com/1',
        play_store_url: null,
      };
      await route.fulfill({ response, json: { ...(await response.json()), app } });
    });
    await kai.reload();
    await sees('This invitation can be accepted in the app only.', kai);
    const open = kai.getByRole('link', { name: 'Open in app' });
    expect(await open.getAttribute('href')).toBe(`waypost://invite/${code}`);
    await kai.getByRole('link', { name: 'App Store' }).waitFor();
    expect(await kai.getByRole('textbox').count()).toBe(0);
    expect(await kai.getByRole('button', { name: 'Join invite on the web' }).count()).toBe(0);
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

describe('billing', () => {
  test('reports an unavailable plan and unavailable payments', async () => {
    await refuse(page, 'GET', /\/billing\/accounts\//, 'forbidden');
    await refuse(page, 'GET', /\/plans$/, 'payments_failed');
    await page.goto(`${organizationPath}/billing`);
    await sees("Can't fetch accounts");
    await press('Add Plan');
    await sees('Unable to load billing information. Please try again later.');
    await letThrough(page);
    await refuse(page, 'GET', /\/plans$/, 'billing_unavailable');
    await page.reload();
    await press('Add Plan');
    await sees('Billing features are currently unavailable.');
  });

  test('reports a portal that does not open', async () => {
    await page.route('**/api/3/organization', async (route) => {
      const response = await route.fetch();
      const all = (await response.json()) as object[];
      await route.fulfill({ response, json: all.map((one) => ({ ...one, plan: 1 })) });
    });
    await refuse(page, 'GET', /\/customer-portal$/, 'payments_failed');
    await page.goto(`${organizationPath}/billing`);
    await press('Manage subscription');
    await sees('Unable to load billing information. Please try again later.');
  });

  test('is for administrators', async () => {
    client = await freshClient();
    const body = { fullname: jorge.name, email: jorge.email };
    await client.call(ENDPOINTS.invites.createOrganizationInvite, { params: { org_id }, body });
    const uuid = await findCode(jorge.email);
    const ofJorge = await clientOf(plain);
    await ofJorge.call(ENDPOINTS.invites.acceptInvite, { params: { uuid } });
    await plain.goto(`${organizationPath}/billing`);
    await sees('Only organization administrators can manage billing.', plain);
  });
});

describe('keys, tags and figures', () => {
  test('API keys that cannot be listed or deleted are reported', async () => {
    client = await freshClient();
    await client.call(ENDPOINTS.apiKeys.createApiKey, { params: { org_id }, body: { name: 'Buoy feed' } });
    await refuse(page, 'GET', /\/apikeys$/, 'forbidden');
    await page.goto(`${organizationPath}/settings`);
    await sees("Can't get apikeys");
    await letThrough(page);
    await page.reload();
    await refuse(page, 'DELETE', /\/apikeys\//, 'internal');
    await page.getByRole('button', { name: 'Delete the key Buoy feed' }).click();
    await confirmIn('Delete key');
    await sees("Can't delete apikey");
  });

  test('an API key is shown once, works within its scope, and is masked afterwards', async () => {
    await page.goto(`${organizationPath}/settings`);
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

  test('tags are added and removed with a confirmation', async () => {
    await page.goto(`${projectPath}/settings`);
    await press('Add tag');
    await dialog().getByLabel('Name', { exact: true }).fill('Ghost net');
    await refuse(page, 'POST', /\/tag$/, 'internal');
    await dialog().getByRole('button', { name: 'Save' }).click();
    await sees("Can't add tag");
    await close();
    await letThrough(page);
    await dialog().getByRole('button', { name: 'Save' }).click();
    await sees('Tag added');
    await refuse(page, 'DELETE', /\/tag\/\d+$/, 'internal');
    await page.getByRole('button', { name: 'Delete Ghost net' }).click();
    await confirmIn('Delete tag');
    await sees("Can't remove tag");
  });

  test('administration confirms creations and reports failing counts', async () => {
    await refuse(page, 'GET', /^\/stats$/, 'forbidden');
    await page.goto('/admin/');
    await sees('Failed to fetch stats: Not enough permissions');
    await press('Add organization');
    await dialog().getByLabel('Organization name').fill('Isla Verde');
    await dialog().getByRole('button', { name: 'Next' }).click();
    await dialog().getByRole('button', { name: 'Create', exact: true }).click();
    await sees('Organization created');
    expect(new URL(page.url()).pathname).toBe('/admin/');
  });
});

describe('one’s own', () => {
  const choose = async () =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: ONE_PIXEL });

  test('profile and picture are saved with a confirmation', async () => {
    await page.goto('/user');
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
    await page.locator('input[type=file]').first().setInputFiles(wide);
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

  test('an unreadable file is reported', async () => {
    await page.goto('/file-viewer/');
    await pickFiles(page, { name: 'notes.docx', mimeType: 'application/msword', buffer: ONE_PIXEL });
    await sees('Invalid file type');
  });
});

describe('while one waits', () => {
  test.each([
    ['Initializing...', '/auth/overview', 'GET', /^\/member$/],
    ['Loading...', '/auth/overview', 'GET', /^\/organization$/],
    ['Authorizing...', '/user', 'GET', /^\/member$/],
    ['Loading... Redirecting to your organization', '/', 'GET', /^\/organization$/],
    ['Logging out...', '/logout', 'POST', /^\/token\/revoke\/?$/],
  ] as const)('%s is shown at %s', async (text, path, method, call) => {
    const goOn = await hold(page, method, call);
    await page.goto(path);
    await page.getByText(text, { exact: true }).waitFor({ timeout: 10_000 });
    goOn();
    await page.getByText(text, { exact: true }).waitFor({ state: 'detached', timeout: 10_000 });
  });
});

test('the sign-in page reports invalid input at its field', async () => {
  const { page: stranger, context } = await openVisitor(browser, server.url);
  await stranger.goto('/auth/login');
  await stranger.locator('label', { hasText: 'Create account' }).click();
  await type('Name', 'J', stranger);
  await type('E-mail', 'nobody', stranger);
  await press('Create account', stranger);
  await sees('Name must be at least 2 characters', stranger);
  await sees('Invalid email address', stranger);
  await context.close();
});

test('the sign-in page shows no form before its sign-in methods are known', async () => {
  const { page: stranger, context } = await openVisitor(browser, server.url);
  const goOn = await hold(stranger, 'GET', /^\/front-config$/);
  await stranger.goto('/auth/login');
  await sees('Welcome to Waypost', stranger);
  expect(await stranger.getByRole('textbox').count()).toBe(0);
  goOn();
  await stranger.getByLabel('Password', { exact: true }).waitFor();
  await context.close();
});

test('the sign-in page of an installation with external identities shows no form', async () => {
  const { page: stranger, context } = await openVisitor(browser, server.url);
  await stranger.route('**/api/3/front-config', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    const identity = { ...config.identity, kind: 'firebase', google: false, phone: false };
    await route.fulfill({ response, json: { ...config, identity } });
  });
  for (const path of ['/auth/login', '/auth/forgot', '/auth/reset?token=abc', '/auth/verify?token=abc']) {
    await stranger.goto(path);
    await sees('Nobody can sign in on this page', stranger);
    await sees(/IDENTITY=built-in/, stranger);
    expect(await stranger.getByRole('textbox').count()).toBe(0);
    expect(new URL(stranger.url()).pathname + new URL(stranger.url()).search).toBe('/auth/login');
  }
  await context.close();
});
