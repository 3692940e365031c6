// All checks of the project in one command, the cheaper ones first; the last line counts them. `--changed[=REF]` runs
// what a change can affect; see run-changed.mjs.
import { fileURLToPath } from 'node:url';
import { ensureProjectNode } from './machine/ensure-installed.mjs';

await ensureProjectNode(fileURLToPath(import.meta.url));
const { createTally } = await import('./suite/tally.mjs');

const tally = createTally(console.log);
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
if (changed === undefined) {
  const { runWhole } = await import('./suite/run-whole.mjs');
  await runWhole(tally);
} else {
  const { runChanged } = await import('./suite/run-changed.mjs');
  await runChanged(tally, changed.split('=')[1]);
}
console.log(`\n${tally.toLines()}`);
process.exit(tally.total.failed === 0 ? 0 : 1);
