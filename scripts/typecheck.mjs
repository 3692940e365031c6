// Type-checks every workspace package, each against its own tsconfig files.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ensure-installed.mjs';

const projects = globSync(
  ['apps/*/tsconfig*.json', 'packages/*/tsconfig*.json', '{e2e,bench}/tsconfig.json'],
  { cwd: root },
).sort();
const tsc = join(root, 'node_modules', '.bin', 'tsc');
const failed = projects.filter(
  (project) => spawnSync(tsc, ['-p', project], { cwd: root, stdio: 'inherit' }).status !== 0,
);
console.log(`${projects.length - failed.length} of ${projects.length} projects type-check`);
process.exit(failed.length === 0 && projects.length > 0 ? 0 : 1);
