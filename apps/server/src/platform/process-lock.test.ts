import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './process-lock.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waypost-lock-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const lockPath = () => join(dir, 'lock');
const startMain = (env: Record<string, string>) =>
  spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, ...env },
  });

async function readEnd(child: ReturnType<typeof spawn>): Promise<{ code: unknown; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('the lock of a data folder', () => {
  test('names this process, and is gone when released', async () => {
    const unlock = await lockFolder(join(dir, 'new', 'folder'));
    expect(await readFile(join(dir, 'new', 'folder', 'lock'), 'utf8')).toBe(String(process.pid));
    await unlock();
    await expect(readFile(join(dir, 'new', 'folder', 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('of a running process is refused, with advice', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await writeFile(lockPath(), String(other.pid));
      const attempt = lockFolder(dir);
      await expect(attempt).rejects.toBeInstanceOf(FolderInUseError);
      await expect(attempt).rejects.toThrow(
        `${dir} is in use by process ${other.pid}. Stop it first, or set DATA_DIR to another folder.`,
      );
      expect(await readFile(lockPath(), 'utf8')).toBe(String(other.pid));
    } finally {
      other.kill();
      await once(other, 'close');
    }
    // Once that process has exited, its lock is taken over.
    const unlock = await lockFolder(dir);
    expect(await readFile(lockPath(), 'utf8')).toBe(String(process.pid));
    await unlock();
  });

  test.each(['', 'nonsense', '0', '-1', '1.5'])('without a process id (%j) is taken over', async (text) => {
    await writeFile(lockPath(), text);
    const unlock = await lockFolder(dir);
    expect(await readFile(lockPath(), 'utf8')).toBe(String(process.pid));
    await unlock();
  });
});

// Each starts a whole server process, which takes seconds to load on two busy cores.
describe('starting', { timeout: 20_000 }, () => {
  test('a second process on the same folder exits with one clear line', async () => {
    await writeFile(lockPath(), String(process.pid));
    const { code, output } = await readEnd(startMain({ DATA_DIR: dir, PORT: '0' }));
    expect({ code, output }).toEqual({
      code: 1,
      output: `${dir} is in use by process ${process.pid}. Stop it first, or set DATA_DIR to another folder.\n`,
    });
  });

  test('an invalid configuration exits with one clear line', async () => {
    const { code, output } = await readEnd(startMain({ DATA_DIR: dir, PORT: 'eighty' }));
    expect(code).toBe(1);
    expect(output).toMatch(/^Configuration is wrong\. PORT: [^\n]+\n$/);
  });
});
