// Checks the code that the built web makes a browser load against its limits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './machine/ensure-installed.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, 'apps/web', path), 'utf8'));
const limits = read('size-limits.json');
const sizes = read('dist/.sizes.json');
const over = Object.keys(limits).filter((name) => !(sizes[name] <= limits[name]));
for (const [name, size] of Object.entries(sizes)) {
  const limit = name in limits ? `limit ${limits[name]}${over.includes(name) ? ', OVER' : ''}` : 'no limit';
  console.log(`${name}: ${size} kB of gzipped JavaScript, ${limit}`);
}
for (const name of over.filter((one) => !(one in sizes))) console.error(`${name} was not measured`);
process.exit(over.length === 0 ? 0 : 1);
