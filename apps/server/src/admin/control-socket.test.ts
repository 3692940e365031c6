import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../platform/config.ts';
import { createLogger } from '../platform/observability/logger.ts';
import { sendCommand, serveCommands } from './control-socket.ts';

const log = createLogger(parseConfig({ LOG_LEVEL: 'silent' }));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-control-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a command runs in the process that serves the folder, and its lines and outcome come back', async () => {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  expect(await sendCommand(folder, ['grant'], say)).toBe(null);
  const stop = await serveCommands(
    folder,
    async ([name = '', ...given], answer) => {
      if (name === 'fail') throw new Error('The disk is full.');
      answer(`${name} ${given.join(' ')}`);
      return name === 'grant';
    },
    log,
  );
  expect(await sendCommand(folder, ['grant', 'ana@example.com'], say)).toBe(true);
  expect(await sendCommand(folder, ['revoke', 'x y'], say)).toBe(false);
  expect(await sendCommand(folder, ['fail'], say)).toBe(false);
  expect(lines).toEqual(['grant ana@example.com', 'revoke x y', 'The disk is full.']);
  if (process.platform !== 'win32') expect((await stat(join(folder, 'control'))).mode & 0o777).toBe(0o600);
  await stop();
  expect(await sendCommand(folder, ['grant'], say)).toBe(null);
});
