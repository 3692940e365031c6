// All checks of the project in one command, the cheaper ones first; the last line counts them. `--resume` repeats only
// what has not passed on this very tree, `--full` runs what takes hours too, and `--changed[=REF]` what a change can
// affect; see run-changed.mjs.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureProjectNode, root } from './machine/ensure-installed.mjs';

await ensureProjectNode(fileURLToPath(import.meta.url));
const { createTally } = await import('./suite/tally.mjs');

const options = process.argv.slice(2);
const changed = options.find((option) => /^--changed(=|$)/.test(option));
const unknown = options.find((option) => option !== changed && !['--resume', '--full'].includes(option));
if (unknown !== undefined) {
  console.error(`npm test knows --resume, --full and --changed[=REF], and not ${unknown}.`);
  process.exit(1);
}

/** Records a whole run, so that it can be resumed. */
async function startRecord() {
  const { createRecord, readRecord } = await import('./suite/run-record.mjs');
  const { readTreeState } = await import('./suite/tree-state.mjs');
  const path = join(root, 'artifacts', 'last-run.json');
  const state = readTreeState();
  const resumed = options.includes('--resume') ? readRecord(path, state) : null;
  if (options.includes('--resume') && resumed === null)
    console.log('The last run was of another tree: everything runs.');
  return createRecord({ path, state, resumed });
}

async function run() {
  if (changed !== undefined) {
    const { runChanged } = await import('./suite/run-changed.mjs');
    const tally = createTally(console.log);
    await runChanged(tally, changed.split('=')[1]);
    return tally;
  }
  const isFull = options.includes('--full');
  if (isFull) Object.assign(process.env, { TEST_FULL: 'on', SCREENS: 'all' });
  const { runWhole } = await import('./suite/run-whole.mjs');
  const tally = createTally(console.log, await startRecord());
  await runWhole(tally, { isFull });
  tally.record.end();
  return tally;
}

const tally = await run();
console.log(`\n${tally.toLines()}`);
process.exit(tally.total.failed === 0 ? 0 : 1);
