import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { PREPARED_DATA, removeDataDir, startServer } from './start-server.ts';

/** Makes what the journeys of a run begin with, by first starts of the server. Vitest calls this before them. */
export async function setup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-prepared-'));
  process.env[PREPARED_DATA] = folder;
  const migrated = join(folder, 'migrated');
  await (await startServer(migrated)).stop();
  const demo = join(folder, 'demo');
  await cp(migrated, demo, { recursive: true });
  const server = await startServer(demo, { SANDBOX: 'on' });
  // Who enters waits until the demo is loaded.
  const visitor = createHttpClient({ baseUrl: server.url });
  await visitor.call(ENDPOINTS.demo.enterDemo, { body: { person: 'viewer' } });
  await server.stop();
}

export async function teardown(): Promise<void> {
  const folder = process.env[PREPARED_DATA];
  if (folder !== undefined) await removeDataDir(folder);
}
