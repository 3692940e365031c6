// Runs a program of the project, `node scripts/run.mjs FILE …`, on any Node: installs first where needed.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProjectNode, root, runInPlace } from './machine/ensure-installed.mjs';

await ensureProjectNode(fileURLToPath(import.meta.url));
const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error('Say which program: node scripts/run.mjs FILE …');
  process.exit(1);
}
await runInPlace(process.execPath, [join(root, file), ...args]);
