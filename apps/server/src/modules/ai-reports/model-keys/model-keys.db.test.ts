import { type AiReport, ENDPOINTS, type ModelKeyPut } from '@waypost/contract';
import { type LanguageModelSandbox, startLanguageModelSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientFromAnywhere } from '../../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { setSuperUser } from '../../administration/index.ts';
import {
  codeOf,
  createLayerWorld,
  type LayerWorld,
  toCollected,
  toPoint,
} from '../../layers/layers.fixture.ts';

const { administration, aiReports, audit } = ENDPOINTS;
const OWN_KEY = 'sk-of-costa-viva-9f3c';
/** As many as a report takes whose model is down. */
const CALLS = 3;

let sandbox: LanguageModelSandbox;
let app: TestApp;
let world: LayerWorld;

const env = () => ({
  TRUST_PROXY: 'on',
  LANGUAGE_MODEL_CALLS_PER_MONTH: String(CALLS),
  LANGUAGE_MODEL_INNER_HOSTS: new URL(sandbox.url).host,
});
beforeAll(async () => {
  sandbox = await startLanguageModelSandbox();
  app = await startTestApp({ ...sandbox.env, ...env() });
});
beforeEach(async () => {
  sandbox.setFault('none');
  sandbox.setManner('honest');
  world = await createLayerWorld(app);
});
afterAll(async () => {
  await app?.close();
  await sandbox?.close();
});

const paramsOf = ({ org_id }: LayerWorld) => ({ params: { org_id } });
/** Its own model at the sandbox. */
const toInput = (more: Partial<ModelKeyPut> = {}): ModelKeyPut => ({
  api: 'openai',
  url: `${sandbox.url}/v1/`,
  model: 'Sandbox of Costa Viva',
  apikey: OWN_KEY,
  ...more,
});
/** From another address each time, so that limits of requests do not matter. */
const clientOf = (who: Person) => clientFromAnywhere(app.baseUrl, who.tokens.access_token);
const get = (of = world, who = of.admin) => who.client.call(aiReports.getModelKey, paramsOf(of));
const put = (more: Partial<ModelKeyPut> = {}, of = world) =>
  clientOf(of.admin).call(aiReports.putModelKey, { ...paramsOf(of), body: toInput(more) });
const remove = (of = world, who = of.admin) => who.client.call(aiReports.deleteModelKey, paramsOf(of));
const getConfig = (of = world) => of.admin.client.call(aiReports.getAiConfig, paramsOf(of));
const getUsage = (of = world) => of.admin.client.call(aiReports.getAiUsage, paramsOf(of));

async function makeLayer(of = world): Promise<string> {
  const project = await of.makeProject('Coast watch');
  await of.makeFeatures(project, [{ name: 'Net', geometry: toPoint(-118.2, 36.5) }]);
  return of.makeLayer(toCollected([project]));
}
async function start(layer_uuid: string, of = world): Promise<string> {
  const params = { ...paramsOf(of).params, layer_uuid };
  const input = { params, query: {}, body: { writer: 'model' as const } };
  return (await of.admin.client.call(aiReports.createAiReport, input)).code;
}
const finished = (code: string, of = world): Promise<AiReport> =>
  vi.waitFor(async () => {
    const params = { ...paramsOf(of).params, code };
    const report = await of.admin.client.call(aiReports.getAiReport, { params });
    if (report.status === 'pending') throw new Error('The report is not written yet.');
    return report;
  });
const write = async (layer: string, of = world) => finished(await start(layer, of), of);
const listStored = () => app.database.read.selectFrom('organization_model_keys').selectAll().execute();

describe('the language model of an organization', () => {
  test('writes its reports in place of the installation’s, which no other organization notices', async () => {
    const layer = await makeLayer();
    expect(await write(layer)).toMatchObject({ status: 'completed', model: 'Sandbox model' });
    expect(sandbox.calls.at(-1)).toMatchObject({ key: 'sk-sandbox' });
    await put();
    expect(await getConfig()).toMatchObject({ model: 'Sandbox of Costa Viva', is_built_in: false });
    expect(await write(layer)).toMatchObject({ status: 'completed', model: 'Sandbox of Costa Viva' });
    expect(sandbox.calls.at(-1)).toMatchObject({ path: '/v1/chat/completions', key: OWN_KEY });
    expect(await getConfig(await createLayerWorld(app))).toMatchObject({ model: 'Sandbox model' });
  });

  test('has the ceilings of the organization, and the check is not counted', async () => {
    await put();
    expect(await getUsage()).toMatchObject({ calls: 0, calls_limit: CALLS });
    const layer = await makeLayer();
    for (let made = 0; made < CALLS; made += 1) await write(layer);
    expect(await getUsage()).toMatchObject({ calls: CALLS });
    expect(await codeOf(start(layer))).toBe('language_model_limit');
  });

  test('is removed, and the installation’s writes again; both are kept in the audit log', async () => {
    const layer = await makeLayer();
    await put();
    await remove();
    await remove();
    expect(await get()).toEqual({
      api: null,
      url: null,
      model: null,
      key: null,
      set_at: null,
      set_by: null,
      shared_model: 'Sandbox model',
    });
    expect(await write(layer)).toMatchObject({ model: 'Sandbox model' });
    expect(sandbox.calls.at(-1)).toMatchObject({ key: 'sk-sandbox' });
    const { entries } = await world.admin.client.call(audit.listOrganizationAudit, {
      params: { org_id: world.org_id },
      query: {},
    });
    const told = entries.filter(({ action }) => action.startsWith('model_key.'));
    expect(told.map(({ action, was, became }) => [action, was, became])).toEqual([
      ['model_key.deleted', 'Sandbox of Costa Viva ••••9f3c', null],
      ['model_key.set', null, 'Sandbox of Costa Viva ••••9f3c'],
    ]);
  });

  test('that is taken away while a report waits leaves it to the installation’s, which the report names', async () => {
    const layer = await makeLayer();
    await put();
    // Two of an organization are written at once: the third waits for one of them.
    sandbox.setFault('hang');
    const first = [await start(layer), await start(layer)];
    await expect.poll(async () => (await getUsage())?.calls).toBe(2);
    const waiting = await start(layer);
    await remove();
    sandbox.setFault('none');
    for (const code of first)
      await world.admin.client.call(aiReports.deleteAiReport, {
        params: { ...paramsOf(world).params, code },
      });
    const report = await finished(waiting);
    expect(report).toMatchObject({ status: 'completed', model: 'Sandbox model' });
    expect(sandbox.calls.at(-1)).toMatchObject({ key: 'sk-sandbox' });
  });

  test('that is down fails the report in words, and is no fault of the installation', async () => {
    const root = await app.createPerson('Root Person');
    await setSuperUser(app.database, root.email, true);
    const listFailing = async () =>
      (await root.client.call(administration.getHealth, {})).providers.map(({ provider }) => provider);
    const layer = await makeLayer();
    await put();
    sandbox.setFault('garbage');
    expect(await write(layer)).toMatchObject({ status: 'failed', failure: 'model_down' });
    expect(await listFailing()).toEqual([]);
    await remove();
    expect(await write(layer)).toMatchObject({ status: 'failed', failure: 'model_down' });
    expect(await listFailing()).toEqual(['language_model']);
  });
});

describe('its key', () => {
  test('is shown by its last characters, and sealed for its organization alone', async () => {
    await put();
    const shown = await get();
    expect(shown).toMatchObject({
      api: 'openai',
      url: `${sandbox.url}/v1`,
      model: 'Sandbox of Costa Viva',
      key: '••••9f3c',
      set_by: expect.any(String),
    });
    const stored = await listStored();
    const events = await app.database.read.selectFrom('events').select('payload').execute();
    const entries = await app.database.read.selectFrom('audit_entries').selectAll().execute();
    for (const told of [shown, stored, events, entries])
      expect(JSON.stringify(told)).not.toContain(OWN_KEY.slice(0, -4));
    // Moved to another organization it opens nothing, and the installation’s model is not asked instead.
    const other = await createLayerWorld(app);
    const layer = await makeLayer(other);
    const sealed = stored.find(({ organization_id }) => organization_id === world.org_id)?.sealed ?? null;
    await put({ apikey: 'sk-of-somebody-else' }, other);
    await app.database.transaction((tx) =>
      tx
        .updateTable('organization_model_keys')
        .set({ sealed })
        .where('organization_id', '=', other.org_id)
        .execute(),
    );
    expect(await codeOf(start(layer, other))).toBe('language_model_unavailable');
  });

  test('is seen and changed by administrators alone', async () => {
    await put();
    for (const role of ['org_viewer', 'org_member'] as const) {
      const who = await world.makePerson(role);
      expect(await codeOf(get(world, who))).toBe('forbidden');
      expect(await codeOf(remove(world, who))).toBe('forbidden');
      const set = who.client.call(aiReports.putModelKey, { ...paramsOf(world), body: toInput() });
      expect(await codeOf(set)).toBe('forbidden');
    }
    const strange = (await createLayerWorld(app)).admin;
    expect(await codeOf(get(world, strange))).toBe('organization_not_found');
    expect(await get()).toMatchObject({ key: '••••9f3c' });
  });

  test('is replaced as a whole by another model', async () => {
    await put();
    await put({ apikey: 'sk-short', model: 'Sandbox two' });
    // Of a short key nothing is shown.
    expect(await get()).toMatchObject({ model: 'Sandbox two', key: '••••' });
    expect(
      (await listStored()).filter(({ organization_id }) => organization_id === world.org_id),
    ).toHaveLength(1);
  });
});

describe('a model that is entered', () => {
  test.each([
    ['with a key that is refused', { apikey: 'wrong-0123456789' }, 'model_key_refused'],
    ['by a name that is not there', { model: 'llama3.2' }, 'model_not_found'],
    ['at a path where nothing is', { path: '/v2' }, 'model_unusable'],
    ['of the other kind', { api: 'anthropic' as const }, 'model_unusable'],
    ['where nobody listens', { url: 'https://nobody.invalid/v1' }, 'model_unreachable'],
    ['in a local network', { url: 'https://192.168.1.10/v1' }, 'model_address_not_public'],
    ['of this machine', { url: 'http://127.0.0.1:9/v1' }, 'model_address_not_public'],
    ['by a name of this machine', { url: 'https://localhost:9/v1' }, 'model_address_not_public'],
    ['without TLS', { url: 'http://example.com/v1' }, 'model_address_not_public'],
    ['of the metadata of a cloud', { url: 'http://169.254.169.254' }, 'model_address_not_public'],
    ['with a password in its address', { url: 'https://a:b@models.example/v1' }, 'validation_failed'],
    ['with a query in its address', { url: 'https://models.example/v1?key=1' }, 'validation_failed'],
    ['by another protocol', { url: 'file:///etc/passwd' }, 'validation_failed'],
  ])('%s is not kept', async (_what, { path, ...more }: Partial<ModelKeyPut> & { path?: string }, code) => {
    const url = path === undefined ? {} : { url: `${sandbox.url}${path}` };
    expect(await codeOf(put({ ...more, ...url }))).toBe(code);
    expect(await get()).toMatchObject({ model: null });
  });

  test.each([
    ['fails', 'error', 'model_unreachable'],
    ['answers what is none', 'garbage', 'model_unusable'],
    ['answers without an end', 'flood', 'model_unusable'],
    ['leads elsewhere', 'redirect', 'model_unusable'],
  ] as const)('and %s is not kept', async (_what, fault, code) => {
    sandbox.setFault(fault);
    expect(await codeOf(put())).toBe(code);
  });

  test('and does not answer in the shape of a report is not kept, and what was there stays', async () => {
    await put();
    sandbox.setManner('malformed');
    expect(await codeOf(put({ model: 'Sandbox two' }))).toBe('model_unusable');
    expect(await get()).toMatchObject({ model: 'Sandbox of Costa Viva' });
  });
});

describe('where the installation has no model', () => {
  beforeAll(async () => {
    await app.close();
    app = await startTestApp(env());
  });

  test('one of an organization makes it available, also without a key', async () => {
    const layer = await makeLayer();
    expect(await getConfig()).toMatchObject({ writers: ['built_in'], is_built_in: true });
    expect(await codeOf(start(layer))).toBe('language_model_unavailable');
    const { api, url, model } = toInput();
    await world.admin.client.call(aiReports.putModelKey, { ...paramsOf(world), body: { api, url, model } });
    expect(await get()).toMatchObject({ api, model, key: null, shared_model: null });
    expect(await getConfig()).toMatchObject({ writers: ['built_in', 'model'], model });
    expect(await write(layer)).toMatchObject({ status: 'completed', model });
    expect(sandbox.calls.at(-1)).toMatchObject({ key: null });
    await remove();
    expect(await getConfig()).toMatchObject({ writers: ['built_in'] });
    expect(await getUsage()).toBe(null);
  });

  test('one of Anthropic’s Messages is asked as that is', async () => {
    const layer = await makeLayer();
    await put({ api: 'anthropic', url: sandbox.url });
    expect(await write(layer)).toMatchObject({ status: 'completed', model: 'Sandbox of Costa Viva' });
    expect(sandbox.calls.at(-1)).toMatchObject({ path: '/v1/messages', key: OWN_KEY });
  });
});
