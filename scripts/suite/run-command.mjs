import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { root } from '../machine/ensure-installed.mjs';

/**
 * Runs a command to its end. Its output is shown as it arrives, or at the end for commands that run in parallel.
 * @returns whether it exited with 0
 */
export function runCommand(command, args, { env = {}, isHeldBack = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isHeldBack ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.once('error', () => done(false));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      done(code === 0);
    });
  });
}

/**
 * Starts a clock. `tell` reports the elapsed time and the machine's load: a suite that leaves cores idle could run in
 * parallel with another.
 */
export function startClock() {
  const start = performance.now();
  const before = readTimes();
  const ms = () => performance.now() - start;
  const tell = () => {
    const after = readTimes();
    const busy = (after.busy - before.busy) / Math.max(1, after.total - before.total);
    return `${(ms() / 1000).toFixed(1)} s, ${Math.round(busy * 100)} % of ${cpus().length} cores busy`;
  };
  return { ms, tell };
}

function readTimes() {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    idle,
  }));
  const sum = (key) => times.reduce((total, one) => total + one[key], 0);
  return { busy: sum('busy'), total: sum('busy') + sum('idle') };
}
