import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packEndless } from '../../../test/tiles/pack-archives.ts';
import type { RewriteRequest } from './mbtiles-process.ts';

const SCRIPT = fileURLToPath(new URL('./mbtiles-process.ts', import.meta.url));
/** A process that starts the one that reads, and says its id. */
const STARTER = `
  import { fork } from 'node:child_process';
  const [, script, request] = process.argv;
  const child = fork(script, { serialization: 'advanced', execArgv: [], stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  child.send(JSON.parse(request));
  console.log(child.pid);`;

let folder: string;
let pid = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-mbtiles-process-'));
});
afterAll(async () => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
  await rm(folder, { recursive: true, force: true });
});

test('a process in the midst of a file ends when the one that started it is killed', async () => {
  const [from, to] = [join(folder, 'endless.mbtiles'), join(folder, 'endless.pmtiles')];
  await writeFile(from, await packEndless());
  const request: RewriteRequest = { from, to, maxBytes: 1e9, maxZoom: 24, maxMemoryBytes: 1e9 };
  const starter = spawn(
    process.execPath,
    ['--input-type=module', '-e', STARTER, SCRIPT, JSON.stringify(request)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = await once(starter.stdout, 'data');
  pid = Number(String(said));
  // Made before the first tile is looked for.
  await expect.poll(() => existsSync(`${to}.tiles`)).toBe(true);
  starter.kill('SIGKILL');
  // Both write to it: it is closed when both have ended.
  await once(starter, 'close');
  expect(starter.signalCode).toBe('SIGKILL');
});
