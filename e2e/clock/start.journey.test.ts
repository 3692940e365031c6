import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isWebStale } from '../../scripts/suite/web-freshness.mjs';
import { signUpAt } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import {
  findFreePort,
  makeDataDir,
  ROOT,
  type RunningServer,
  removeDataDir,
  spawnServer,
  startServer,
} from '../src/server/start-server.ts';

const rosa = makeAccount('Rosa Vega');
const tom = makeAccount('Tom Okafor');

let dataDir: string;
let server: RunningServer | null = null;
let command: ChildProcess | null = null;
beforeAll(async () => {
  dataDir = await makeDataDir('empty');
});
afterEach(async () => {
  await server?.kill();
  server = null;
  command?.kill();
  command = null;
});
afterAll(() => removeDataDir(dataDir));

/** Runs what `npm run admin` runs, on the folder of these tests. */
const runAdmin = (...args: readonly string[]) => runAdminWith({}, ...args);

async function runAdminWith(
  env: Record<string, string>,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'apps/server/src/admin.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = once(child, 'exit');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: (await code)[0], output: out + error };
}

/**
 * The time of a process that opens the database of these tests, reads a row and ends: the least that a start does. A
 * slow or busy machine is slow at both.
 */
async function timeOpening(): Promise<number> {
  const startMs = performance.now();
  const { output } = await runAdmin('grant', 'nobody@example.com');
  expect(output).toContain('Nobody has signed up');
  return performance.now() - startMs;
}

const MOST_OPENINGS = 3;

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
  test('a first start reports its progress, loads the demo, and stops cleanly on SIGTERM', async () => {
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

  test('a second start takes little longer than opening its database, with all data; killed, it loses nothing', async () => {
    const openingMs = await timeOpening();
    server = await startServer(dataDir, { SANDBOX: 'on' });
    expect(server.readyMs).toBeLessThan(MOST_OPENINGS * openingMs);
    expect(await countDemoFeatures(server)).toBe(2000);
    await server.kill();
    server = await startServer(dataDir, { SANDBOX: 'on' });
    expect(await countDemoFeatures(server)).toBe(2000);
    expect(await server.stop()).toBe(0);
  });

  // It would build the web first, which is a different start.
  test.skipIf(isWebStale())(
    'npm start itself is ready as soon, begins in evaluation mode, and ends with the one who started it',
    async () => {
      const openingMs = await timeOpening();
      const port = await findFreePort();
      const startedMs = performance.now();
      command = spawn('npm', ['start'], {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      command.stdout?.on('data', (chunk) => {
        output += String(chunk);
      });
      await expect.poll(() => output, { timeout: 60_000, interval: 20 }).toContain('Waypost is ready at');
      expect(performance.now() - startedMs).toBeLessThan(MOST_OPENINGS * openingMs);
      await expect.poll(() => output).toContain('Evaluation mode');
      const ask = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 'gone',
        );
      expect(await ask()).toBe(200);
      const ended = once(command, 'exit');
      command.kill('SIGTERM');
      await ended;
      await expect.poll(ask, { timeout: 10_000 }).toBe('gone');
      // The folder is free again: the server stopped completely.
      server = await startServer(dataDir);
      expect(await server.stop()).toBe(0);
    },
  );

  test('a second process on the same folder is refused with advice; a command is run by the first', async () => {
    server = await startServer(dataDir);
    const { child, output } = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
    const code = await new Promise((done) => child.once('exit', done));
    expect(code).toBe(1);
    expect(output()).toContain('is in use by process');
    // The first person to sign up becomes a super user.
    for (const account of [rosa, tom]) await signUpAt(server.url, account);
    expect(await runAdmin('grant', tom.email)).toEqual({
      code: 0,
      output: `${tom.email} is a super user now.\n`,
    });
    expect(await runAdmin('restore')).toEqual({
      code: 1,
      output: expect.stringContaining('is in use by process'),
    });
    expect(await server.stop()).toBe(0);
  });

  test('the admin command grants and revokes super user without a server, and reports an unknown address', async () => {
    for (const [command, outcome] of [
      ['grant', 'was a super user already'],
      ['revoke', 'is no super user now'],
      ['grant', 'is a super user now'],
    ] as const) {
      expect(await runAdmin(command, tom.email)).toEqual({ code: 0, output: `${tom.email} ${outcome}.\n` });
    }
    expect(await runAdmin('grant', 'nobody@example.com')).toEqual({
      code: 1,
      output: 'Nobody has signed up as nobody@example.com.\n',
    });
    const usage = expect.stringMatching(/^Usage: npm run admin -- COMMAND\n\n {2}grant EMAIL/);
    expect(await runAdmin('grant')).toEqual({ code: 1, output: usage });
  });

  test('a production says at its start, as doctor does, that it has no TLS and sends no mail', async () => {
    const risky = { PUBLIC_URL: 'http://map.example.org', NODE_ENV: 'production' };
    const port = String(await findFreePort());
    const { child, output } = spawnServer({ ...risky, DATA_DIR: dataDir, PORT: port });
    command = child;
    await expect.poll(output, { timeout: 60_000 }).toContain('Waypost is ready');
    const said = output();
    for (const words of ['PUBLIC_URL is without TLS', 'SMTP_URL is not set: nobody can reset a password']) {
      expect(said).toContain(words);
    }
    const doctor = await runAdminWith(risky, 'doctor');
    expect(doctor.code).toBe(1);
    for (const line of doctor.output.trim().split('\n')) expect(said).toContain(line);
    expect(doctor.output).toMatch(/^PUBLIC_URL is without TLS/);

    const sound = {
      PUBLIC_URL: 'https://map.example.org',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: 'map@example.org',
      BACKUP_URL: 'file:///var/backups/waypost',
    };
    expect(await runAdminWith(sound, 'doctor')).toEqual({
      code: 0,
      output: 'The configuration is sound.\n',
    });
  });

  test('an invalid setting stops the start with one line that names it', async () => {
    const { child, output } = spawnServer({ DATA_DIR: dataDir, PORT: 'eighty' });
    const code = await new Promise((done) => child.once('exit', done));
    expect(code).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).toContain('PORT');
  });
});
