import { ENDPOINTS } from '@waypost/contract';
import { type LanguageModelSandbox, startLanguageModelSandbox } from '@waypost/sandbox';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const GEAR = 'Illegal gear, all projects';
const OWN_KEY = 'sk-of-costa-viva-9f3c';
const OWN_MODEL = 'Sandbox of Costa Viva';

let model: LanguageModelSandbox;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let demo: DemoPlaces;
let section: Locator;

beforeAll(async () => {
  model = await startLanguageModelSandbox();
  const LANGUAGE_MODEL_INNER_HOSTS = new URL(model.url).host;
  const env = { SANDBOX: 'on', ...model.env, LANGUAGE_MODEL_INNER_HOSTS };
  server = await startServer(await makeDataDir('demo'), env);
  browser = await launchBrowser('none');
  admin = await openVisitor(browser, server.url);
  await enterDemo(admin.page, 'admin');
  demo = await findDemoPlaces(admin.page);
  section = admin.page.getByRole('region', { name: 'Language model for reports' });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await model?.close();
  await removeDataDir(server?.dataDir);
  // A browser tells of each model that was refused.
  expect(admin?.complaints.filter((told) => !told.endsWith('/model-key)'))).toEqual([]);
});

const openSettings = () => go(admin.page, `/organizations/${demo.organizationId}/settings`);
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields))
    await section.getByLabel(label, { exact: true }).fill(text);
  await section.getByRole('button', { name: 'Check and save' }).click();
};

/** Has a model write a report of a layer. @param name of the model, as the form offers it. */
async function writeReport(name: string): Promise<void> {
  const { page } = admin;
  const client = await clientOf(page);
  const layers = await client.call(ENDPOINTS.layers.listLayers, { params: { org_id: demo.organizationId } });
  const code = layers.find(({ properties }) => properties.name === GEAR)?.code ?? '';
  await go(page, `/organizations/${demo.organizationId}/layers/${code}`);
  await page.getByRole('tab', { name: 'AI Reports' }).click();
  await page.getByRole('combobox', { name: 'Writer' }).click();
  await page.getByRole('option', { name: `${name} (language model)`, exact: true }).click();
  await page.getByRole('button', { name: 'New Report' }).click();
  await page.waitForURL('**/reports/*');
  const article = page.getByRole('article');
  await article.getByText(`${name} (language model)`).waitFor(PATIENT);
  await article.getByText('There are 430 features.').waitFor(PATIENT);
}

test('what is wrong with it is said beside the field that it is about', async () => {
  await openSettings();
  await section.getByText('the model of this server, Sandbox model.', { exact: false }).waitFor(PATIENT);
  await section.getByRole('button', { name: 'Check and save' }).click();
  await section.getByText('Enter the name of the model.').waitFor();
  await fill({ Address: 'http://192.168.1.10/v1', Model: OWN_MODEL, 'Key of the model': 'mistyped' });
  await section.getByText('Enter an address on the public internet that begins with https://.').waitFor();
  await fill({ Address: `${model.url}/v1` });
  await section.getByText('The model’s provider refuses the key.').waitFor();
  await fill({ 'Key of the model': OWN_KEY, Model: 'llama3.2' });
  await section.getByText('There is no model of this name at this address.').waitFor();
  await section.getByRole('combobox', { name: 'Kind of endpoint' }).click();
  await admin.page.getByRole('option', { name: 'Anthropic Messages' }).click();
  await fill({ Model: OWN_MODEL });
  await section.getByText('answers, but not as reports need it.', { exact: false }).waitFor();
  expect(await listAxeFindings(admin.page)).toEqual([]);
  expect(await listLayoutFaults(admin.page)).toEqual([]);
});

test('an administrator enters a model of the organization, which writes its reports from then on', async () => {
  const { page } = admin;
  await fill({ Address: model.url });
  await section.getByText('••••9f3c').waitFor();
  await page.getByText('The model answers, and can be chosen as the writer of reports').waitFor();
  expect(await page.content()).not.toContain(OWN_KEY);
  await page.reload();
  await section.getByText('••••9f3c').waitFor(PATIENT);
  await section.getByText(OWN_MODEL).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await writeReport(OWN_MODEL);
  expect(model.calls.at(-1)).toMatchObject({ path: '/v1/messages', key: OWN_KEY });
  await go(page, `/organizations/${demo.organizationId}/reports`);
  await page.getByText(/^Language model this month: \d+ of 500 calls/).waitFor(PATIENT);
});

test('it is removed, and the model of the server writes again', async () => {
  const { page } = admin;
  await openSettings();
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await section.getByText('the model of this server, Sandbox model.', { exact: false }).waitFor();
  await writeReport('Sandbox model');
  expect(model.calls.at(-1)).toMatchObject({ path: '/v1/chat/completions', key: 'sk-sandbox' });
  await go(page, `/organizations/${demo.organizationId}/audit`);
  await page
    .getByText(`removed the organization’s own language model (${OWN_MODEL} ••••9f3c)`)
    .waitFor(PATIENT);
});
