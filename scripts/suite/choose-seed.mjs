import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { root } from '../machine/ensure-installed.mjs';

const MAX_SEED = 2 ** 31 - 1;

/** The seed of the commit that is checked out, or 1 outside a repository. */
function seedOfTree() {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(hash.slice(0, 8), 16) % MAX_SEED;
  } catch {
    return 1;
  }
}

/**
 * Chooses the seed of property tests once, for all processes that this one starts: the same for the same commit, and
 * another one for each full run. `TEST_SEED` in the environment is another one. fast-check prints it with a failure.
 */
export function chooseSeed() {
  process.env.TEST_SEED ??= String(process.env.TEST_FULL === 'on' ? randomInt(MAX_SEED) : seedOfTree());
}
