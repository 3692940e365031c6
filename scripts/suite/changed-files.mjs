import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/ensure-installed.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Determines what changed: since a commit if one is named, else what is not committed yet, else the last commit.
 * @returns the base commit and the files, relative to the root; deleted ones are not in `present`
 */
export function listChangedFiles(ref) {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const base = ref ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
  const files = [...new Set([...git('diff', '--name-only', base), ...uncommitted])].sort();
  return { base, files, present: files.filter((file) => existsSync(join(root, file))) };
}
