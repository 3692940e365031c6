import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/test-app.ts';
import { makePicture } from '../../test/pictures/picture.ts';
import { runCommand } from './commands.ts';

const { jobs, organizations, projects, features, resources } = ENDPOINTS;
const DAYS_2_S = 2 * 86_400;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function run(...argv: string[]): Promise<{ lines: string[]; isDone: boolean }> {
  const lines: string[] = [];
  const { config, database } = app;
  const isDone = await runCommand({ config, database, say: (line) => lines.push(line) }, argv);
  return { lines, isDone };
}

test('sessions of a member end within seconds, and those of others stay', async () => {
  const [ana, bo] = [await app.createPerson('Ana Ruiz'), await app.createPerson('Bo Lind')];
  expect(await run('sessions', ana.email.toUpperCase())).toEqual({
    isDone: true,
    lines: [`1 sessions of ${ana.email.toUpperCase()} ended.`],
  });
  const list = (of: typeof ana) =>
    of.client.call(jobs.listJobs, {}).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(() => list(ana)).toBe('refused');
  expect(await list(bo)).toBe('answered');
  expect(await run('sessions', 'nobody@example.com')).toEqual({
    isDone: false,
    lines: ['Nobody has signed up as nobody@example.com.'],
  });
});

test('the storage check names files without rows and rows without files, and repair removes only old ones of the former', async () => {
  const cy = await app.createPerson('Cy Holm');
  const { organization_id: org_id } = await cy.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const { project_id } = await cy.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast' },
  });
  const feature = {
    name: 'Buoy',
    geometry: { type: 'Point' as const, coordinates: [1, 2] as [number, number] },
  };
  const { properties } = await cy.client.call(features.createFeature, {
    query: { project_id },
    body: { feature },
  });
  await cy.client.call(resources.addResource, {
    params: { code: properties.code },
    query: { uuid: crypto.randomUUID() },
    files: [await makePicture()],
  });
  const root = app.config.storageDir;
  const toPath = (digest: string) => join(root, digest.slice(0, 2), digest);
  const digests = (await readdir(root, { recursive: true })).map((path) => path.slice(-64));
  const own = digests.find((name) => /^[0-9a-f]{64}$/.test(name)) ?? '';
  expect(await run('storage', 'check')).toMatchObject({ isDone: true });
  const [old, young] = ['a'.repeat(64), 'b'.repeat(64)];
  for (const digest of [old, young]) {
    await mkdir(join(root, digest.slice(0, 2)), { recursive: true });
    await writeFile(toPath(digest), 'left over');
  }
  const time = Date.now() / 1000 - DAYS_2_S;
  await utimes(toPath(old), time, time);
  expect((await run('storage', 'check')).lines[0]).toBe(
    '2 files that nothing names, 1 of them older than a day.',
  );
  expect((await run('storage', 'repair')).lines.at(-1)).toBe('1 files removed.');
  const left = (await readdir(root, { recursive: true })).map((path) => path.slice(-64));
  expect(left).toEqual(expect.arrayContaining([own, young]));
  expect(left).not.toContain(old);
  await rm(toPath(own));
  expect(await run('storage', 'check')).toMatchObject({ isDone: false });
  expect((await run('storage', 'check')).lines.slice(-2)).toEqual([
    `  missing: ${own}`,
    '“npm run admin -- storage repair” fetches them from the newest backup that has them.',
  ]);
});

test('an unknown command, or one with other arguments, says how to use it', async () => {
  await expect(async () => run('sell')).rejects.toThrow('Usage: npm run admin');
  await expect(async () => run('sessions')).rejects.toThrow('Usage: npm run admin');
  await expect(async () => run('storage', 'burn')).rejects.toThrow('storage check|repair');
});
