import { makeDataDir, removeDataDir, startServer } from '@waypost/e2e/start-server';
import { median, type Row, toMs } from '../run/row.ts';

const WARM_STARTS = 5;

/** A start with an empty folder, and starts with the folder it left, on the embedded database. */
export async function benchStartTime(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  const cold = await startServer(dataDir);
  await cold.stop();
  const warm: number[] = [];
  for (let round = 0; round < WARM_STARTS; round += 1) {
    const server = await startServer(dataDir);
    warm.push(server.readyMs);
    await server.stop();
  }
  await removeDataDir(dataDir);
  return [
    {
      what: 'start on an existing folder, embedded',
      against: 'the first start, on an empty folder',
      ratio: median(warm) / cold.readyMs,
      figures: `${toMs(median(warm))} against ${toMs(cold.readyMs)}`,
    },
  ];
}
