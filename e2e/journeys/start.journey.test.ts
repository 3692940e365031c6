import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  makeDataDir,
  type RunningServer,
  removeDataDir,
  spawnServer,
  startServer,
} from '../src/start-server.ts';

let dataDir: string;
let server: RunningServer | null = null;
beforeAll(async () => {
  dataDir = await makeDataDir('empty');
});
afterEach(async () => {
  await server?.kill();
  server = null;
});
afterAll(() => removeDataDir(dataDir));

async function enterDemo(server: RunningServer) {
  const client = createHttpClient({ baseUrl: server.url });
  return client.call(ENDPOINTS.demo.enterDemo, { body: { person: 'viewer' } });
}

function clientFor(server: RunningServer, accessToken: string) {
  return createHttpClient({
    baseUrl: server.url,
    tokens: { getAccessToken: () => accessToken, refresh: async () => null },
  });
}

async function countDemoFeatures(server: RunningServer): Promise<number> {
  const { access_token } = await enterDemo(server);
  const client = clientFor(server, access_token);
  const [organization] = await client.call(ENDPOINTS.organizations.listOrganizations);
  const projects = await client.call(ENDPOINTS.projects.listProjects, {
    params: { org_id: organization?.organization_id ?? 0 },
  });
  return projects.filter((p) => p.parent_id === null).reduce((sum, p) => sum + p.features_count, 0);
}

describe('starting and stopping', () => {
  test('a first start says what it waits for, loads the demo, and stops cleanly on SIGTERM', async () => {
    server = await startServer(dataDir, { SANDBOX: 'on' });
    expect(server.output()).toContain('first time');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${server.url}/version`)).json()).toMatchObject({
      version: expect.any(String),
    });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('waypost_http_request_seconds');
    expect(await countDemoFeatures(server)).toBe(2000);
    expect(await server.stop()).toBe(0);
  });

  test('a second start is ready in under 6 s with everything still there; killed, it loses nothing', async () => {
    server = await startServer(dataDir, { SANDBOX: 'on' });
    expect(server.readyMs).toBeLessThan(6_000);
    expect(await countDemoFeatures(server)).toBe(2000);
    await server.kill();
    server = await startServer(dataDir, { SANDBOX: 'on' });
    expect(await countDemoFeatures(server)).toBe(2000);
    expect(await server.stop()).toBe(0);
  });

  test('a second process on the same folder is refused with a line that says what to do', async () => {
    server = await startServer(dataDir);
    const { child, output } = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
    const code = await new Promise((done) => child.once('exit', done));
    expect(code).toBe(1);
    expect(output()).toContain('is in use by process');
  });

  test('a wrong value stops the start with one line that names it', async () => {
    const { child, output } = spawnServer({ DATA_DIR: dataDir, PORT: 'eighty' });
    const code = await new Promise((done) => child.once('exit', done));
    expect(code).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).toContain('PORT');
  });
});
