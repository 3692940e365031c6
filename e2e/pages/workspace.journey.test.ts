import { ENDPOINTS } from '@waypost/contract';
import { type MailSandbox, startMailSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { clientOf } from '../src/people/demo.ts';
import {
  type Account,
  createOrganization,
  createProject,
  makeAccount,
  signUp,
} from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** An administrator, who is the first of the installation and so its super user, and an invited person on a phone. */
const rosa = makeAccount('Rosa Vega');
const jorge = makeAccount('Jorge Ruiz');

let mail: MailSandbox;
let dataDir: string;
let server: RunningServer;
let browser: Browser;
let owner: Visitor;
let guest: Visitor;
let organizationPath: string;
let projectPath: string;

beforeAll(async () => {
  mail = await startMailSandbox();
  dataDir = await makeDataDir();
  server = await startServer(dataDir, { SMTP_URL: mail.smtpUrl, MAIL_FROM: 'Waypost <waypost@example.com>' });
  browser = await launchBrowser('none');
  owner = await openVisitor(browser, server.url);
  guest = await openVisitor(browser, server.url, { width: 390, height: 844 });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await mail?.close();
  await removeDataDir(dataDir);
});

/** The path of the link in a mail to an address; a person would open it in their mail program. */
async function waitForLink(address: string, page = '/invite/'): Promise<string> {
  const findLink = () =>
    mail
      .listMails()
      .filter(({ to }) => to.includes(address))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      // Sending again ends the earlier link.
      .findLast((link) => link.includes(page));
  await expect.poll(findLink).toBeDefined();
  const { pathname, search } = new URL(findLink() ?? '');
  return pathname + search;
}

async function inviteByMail(page: Page, { name, email }: Account): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText(`Invite sent to ${email}`).waitFor();
}

test('a person signs up, creates an organization and a tree of projects', async () => {
  const { page } = owner;
  await signUp(page, rosa);
  organizationPath = await createOrganization(page, 'Bahía Limpia');
  projectPath = (await createProject(page, 'Bay watch')).replace(/\/home$/, '');
  await go(page, `${projectPath}/create`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('North shore');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Project created').waitFor();
  const tree = page.getByRole('treeitem', { name: /North shore/ });
  await tree.waitFor();
  expect(await tree.getAttribute('aria-level')).toBe('2');
});

test('a person is invited by mail and joins on a phone', async () => {
  await go(owner.page, `${projectPath}/members`);
  await inviteByMail(owner.page, jorge);
  await owner.page.getByText('Sent', { exact: true }).waitFor();
  await owner.page.getByRole('button', { name: `Send the invite to ${jorge.name} again` }).click();
  await owner.page.getByText('Invite resent').waitFor();
  const listInvites = () =>
    mail.listMails().filter(({ to, text }) => to.includes(jorge.email) && text.includes('/invite/'));
  await expect.poll(() => listInvites().length).toBe(2);

  const { page } = guest;
  await page.goto(await waitForLink(jorge.email));
  await page.getByText('Rosa Vega invited you to join Bay watch').waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill(jorge.email);
  await page.getByLabel('Password', { exact: true }).fill(jorge.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('You join under the name in the invite.').waitFor();
  await page.getByRole('button', { name: 'Join now' }).click();
  // A mail may be forwarded: recipients prove that they read the address's mail.
  await page.getByText(`A mail is on its way to ${jorge.email}`).waitFor();
  await page.goto(await waitForLink(jorge.email, '/auth/verify'));
  await page.getByRole('link', { name: 'Go on with the invitation' }).click();
  await page.getByRole('button', { name: 'Join now' }).click();
  await page.getByText('Invite accepted').waitFor();
  await page.waitForURL((url) => url.pathname === `${projectPath}/home`);
  await page.getByRole('heading', { level: 1, name: 'Bay watch' }).waitFor();

  // The administrator’s list updates without a reload: the invite is gone and the person is listed.
  await owner.page.getByLabel('Role of Jorge Ruiz').waitFor();
  await owner.page.getByText('No invites found').waitFor();
});

test('a changed role applies at once in the member’s browser', async () => {
  const { page } = guest;
  await go(page, '/file-viewer');
  await page.getByText('Drag and drop files on the map').waitFor();
  await owner.page.getByLabel('Role of Jorge Ruiz').selectOption({ label: 'View' });
  await owner.page.getByText('Member Jorge Ruiz updated').waitFor();
  await go(page, `${projectPath}/members`);
  await page.getByText('View', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Invite', exact: true }).count()).toBe(0);
});

test('a right to manage members applies at once on the other side', async () => {
  const { page } = owner;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit Jorge Ruiz' }).click();
  await dialog.getByLabel('Role', { exact: true }).selectOption({ label: 'Edit' });
  await dialog.getByRole('switch', { name: 'May manage members' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Manages members', { exact: true }).waitFor();
  await guest.page.getByText('Manages members', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Add member' }).click();
  await dialog.getByRole('combobox', { name: 'Person or e-mail' }).fill('somebody.else@example.com');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Invite sent to somebody.else@example.com').waitFor();
  await page.getByRole('button', { name: 'Edit Jorge Ruiz' }).click();
  await dialog.getByRole('switch', { name: 'May manage members' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Manages members', { exact: true }).waitFor({ state: 'detached' });
  await guest.page.getByText('Manages members', { exact: true }).waitFor({ state: 'detached' });
});

test('a member who leaves is redirected and no longer sees the project', async () => {
  const { page } = guest;
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/members'));
  await owner.page.getByLabel('Role of Jorge Ruiz').waitFor({ state: 'detached' });
  await page.goto(`${projectPath}/home`);
  await page.getByText('Project not found').waitFor();
});

test('an invitation appears on the invites pages without a reload, and is accepted there', async () => {
  const { page } = guest;
  await go(page, '/invites');
  await page.getByText('No invites found').waitFor();
  await inviteByMail(owner.page, jorge);
  await page.getByText('Bay watch').waitFor();
  await go(page, '/auth/overview');
  await page.getByText('Bay watch').waitFor();
  await go(page, '/invites');
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByText('Invite accepted').waitFor();
  await page.waitForURL((url) => url.pathname === `${projectPath}/home`);
  await page.getByRole('heading', { level: 1, name: 'Bay watch' }).waitFor();
  await owner.page.getByLabel('Role of Jorge Ruiz').waitFor();
});

test('a forgotten password is reset by the link in a mail', async () => {
  const { page } = guest;
  await go(page, '/logout');
  await page.waitForURL('**/auth/login**');
  await page.getByLabel('E-mail', { exact: true }).fill(jorge.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`If there is an account for ${jorge.email}`).waitFor();
  const link = await waitForLink(jorge.email, '/auth/reset');
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill('spring tide at noon');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password changed. Sign in with the new one.').waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill(jorge.email);
  await page.getByLabel('Password', { exact: true }).fill('spring tide at noon');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/organizations/*/projects**');

  await go(page, link);
  await page.getByRole('textbox', { name: 'New password' }).fill('once more, please');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('This link was used already, or has expired.').waitFor();
});

test('an address is verified by the link in a mail, and the profile updates live', async () => {
  const { page } = owner;
  await go(page, '/user');
  await page.getByText('Not verified yet').waitFor();
  const other = await owner.context.newPage();
  await other.goto(await waitForLink(rosa.email, '/auth/verify'));
  await other.getByText('Your address is verified. Thank you.').waitFor();
  await other.close();
  await page.getByText('Not verified yet').waitFor({ state: 'detached' });
});

test('a deleted project is restored by Undo and from the trash', async () => {
  const { page } = owner;
  const remove = async () => {
    await go(page, `${projectPath}/edit`);
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByText('Bay watch was deleted').waitFor();
  };
  const child = () => page.getByRole('treeitem', { name: /North shore/ });
  await remove();
  // A toast stays for six seconds, or as long as it has the focus.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await child().waitFor({ state: 'detached' });
  await undo.press('Enter');
  await page.getByText('Bay watch was restored').waitFor();
  await child().waitFor();

  await remove();
  await go(page, `${organizationPath}/projects`);
  await page.getByText(/^Recently deleted/).click();
  await page.getByRole('button', { name: 'Restore Bay watch' }).click();
  await child().waitFor();
});

test('a message that could not be sent is a failed job with its reason, which a super user retries', async () => {
  const { page } = owner;
  await go(page, '/admin/jobs');
  await page.getByText('Nothing waits, runs or has failed.').waitFor();
  mail.setFault('reject');
  const address = 'ana.diaz@example.com';
  await (await clientOf(page)).call(ENDPOINTS.invites.createOrganizationInvite, {
    params: { org_id: Number(organizationPath.split('/').at(-1)) },
    body: { fullname: 'Ana Díaz', email: address },
  });
  const job = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first();
  await job.getByText('Failed', { exact: true }).waitFor();
  expect(await job.textContent()).toMatch(/Message.*Bahía Limpia/);
  await job.getByText(/Mailbox does not exist/).waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('row', { name: /^Message/ })
        .getByRole('cell')
        .allTextContents(),
    )
    .toEqual(['0', '0', '0', '1', '–']);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);

  mail.setFault('none');
  await job.getByRole('button', { name: 'Retry Message of Bahía Limpia' }).click();
  await page.getByText('The job starts again').waitFor();
  await job.getByText('Done', { exact: true }).waitFor();
  expect(mail.listMails().filter(({ to }) => to.includes(address))).toHaveLength(1);
  await page.getByText('Nothing waits, runs or has failed.').waitFor();
});
