import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../machine/ensure-installed.mjs';

/**
 * What is tested: the commit, whether anything differs from it, and a hash of all files that are not ignored.
 * @returns nulls outside a repository
 */
export function readTreeState() {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-index-'));
  // An index of its own: that of the checkout stays as it is.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const commit = git('rev-parse', 'HEAD');
    git('read-tree', 'HEAD');
    git('add', '--all');
    const tree = git('write-tree');
    return { commit, clean: tree === git('rev-parse', 'HEAD^{tree}'), tree };
  } catch {
    return { commit: null, clean: false, tree: null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
