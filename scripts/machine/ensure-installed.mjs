// Runs on any Node from 20.19 on: this file may use nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The project’s own Node, or null before the first install. */
function findProjectNode() {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const path = join(root, 'node_modules', '.bin', name);
  return existsSync(path) ? path : null;
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/** Whether every package of the lockfile is installed in its locked version; optional ones may be absent. */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || present === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = present[path];
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });
}

function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const PARENT_CHECK_MS = 300;

/**
 * Runs a program in place of this one and exits with its code. Forwards signals, and ends when the parent ends, since
 * npm’s shell forwards no signals.
 */
export function runInPlace(command, args, env = process.env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
  });
}

/**
 * Installs from the lockfile if needed, and continues in the project’s own Node.
 * Resolves only in a Node that can run the project; otherwise it exits with that run’s code.
 */
export async function ensureProjectNode(script) {
  if (!isInstalled()) {
    console.log('Installing packages from the lockfile (once; about a minute)…');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return;
  const node = findProjectNode();
  if (node === null) {
    console.error(
      `Waypost needs Node 24; this is ${process.version}, and none comes with the project for this machine.`,
    );
    process.exit(1);
  }
  await runInPlace(node, [script, ...process.argv.slice(2)]);
}
