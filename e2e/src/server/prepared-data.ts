import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { createDatabase, dropDatabase, isOnPostgres, nameDatabase } from './journey-databases.ts';
import { copyFolder, PREPARED, removeDataDir, startServer } from './start-server.ts';

/** Data created by this process, not by an earlier one. */
let made: { readonly folder: string; readonly databases: readonly string[] } | null = null;

/**
 * Creates the initial states of journeys, by first starts of the server. Vitest calls this before the journeys; a run
 * of all checks does so first, once for both projects of them.
 */
export async function setup(): Promise<void> {
  if (process.env[PREPARED.folder] !== undefined) return;
  const folder = await mkdtemp(join(tmpdir(), 'waypost-prepared-'));
  process.env[PREPARED.folder] = folder;
  const embedded = join(folder, 'embedded-migrated');
  await (await startServer(embedded)).stop();
  const databases = isOnPostgres ? await prepareOnPostgres(folder) : await prepareEmbedded(folder, embedded);
  made = { folder, databases };
}

export async function teardown(): Promise<void> {
  if (made === null) return;
  await removeDataDir(made.folder);
  for (const database of made.databases) await dropDatabase(database);
}

async function prepareEmbedded(folder: string, embedded: string): Promise<string[]> {
  await copyFolder(embedded, join(folder, 'migrated'));
  await copyFolder(embedded, join(folder, 'demo'));
  await loadDemo(join(folder, 'demo'), {});
  return [];
}

async function prepareOnPostgres(folder: string): Promise<string[]> {
  const prefix = nameDatabase();
  process.env[PREPARED.prefix] = prefix;
  const migrated = await createDatabase(`${prefix}_migrated`, 'template1');
  await mkdir(join(folder, 'migrated'));
  await (await startServer(join(folder, 'migrated'), { DATABASE_URL: migrated })).stop();
  const demo = await createDatabase(`${prefix}_demo`, `${prefix}_migrated`);
  await copyFolder(join(folder, 'migrated'), join(folder, 'demo'));
  await loadDemo(join(folder, 'demo'), { DATABASE_URL: demo });
  return [migrated, demo];
}

async function loadDemo(dataDir: string, env: Record<string, string>): Promise<void> {
  const server = await startServer(dataDir, { SANDBOX: 'on', ...env });
  // Entering waits until the demo is loaded.
  const visitor = createHttpClient({ baseUrl: server.url });
  await visitor.call(ENDPOINTS.demo.enterDemo, { body: { person: 'viewer' } });
  await server.stop();
}
