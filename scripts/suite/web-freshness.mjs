import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../machine/ensure-installed.mjs';

/** The sources of the built web. */
const SOURCES = [
  'package-lock.json',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/{src,scripts}/**/*',
  'apps/web/public/*.*',
  'packages/*/src/**/*',
];
const stamp = join(root, 'apps', 'web', 'dist', '.sources');

function digestSources() {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

export function isWebStale() {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digestSources();
}

export function markWebFresh() {
  writeFileSync(stamp, digestSources());
}
