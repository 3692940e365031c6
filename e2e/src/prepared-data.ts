import { makeDataDir, PREPARED_DATA_DIR, removeDataDir, startServer } from './start-server.ts';

/** Makes the folder that the journeys of a run begin with, by one first start. Vitest calls this before them. */
export async function setup(): Promise<void> {
  const dataDir = await makeDataDir('empty');
  const server = await startServer(dataDir);
  await server.stop();
  process.env[PREPARED_DATA_DIR] = dataDir;
}

export async function teardown(): Promise<void> {
  const dataDir = process.env[PREPARED_DATA_DIR];
  if (dataDir !== undefined) await removeDataDir(dataDir);
}
