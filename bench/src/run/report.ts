import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { isSkipped, type Row, type Skipped } from './row.ts';

const GIB = 1024 ** 3;

/** A row of the table, as Markdown. */
export function toLine(row: Row | Skipped): string {
  if (isSkipped(row)) return `| ${row.what} | | skipped: ${row.skipped} | |`;
  const ratio = row.ratio === null ? '' : row.ratio.toFixed(2);
  return `| ${row.what} | ${row.against} | ${ratio} | ${row.figures} |`;
}

/** The report as Markdown, with the machine it was measured on. */
function toReport(rows: readonly (Row | Skipped)[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / GIB)} GiB`;
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`. Machines are noisy: only the ratios, medians of one interleaved run, are meaningful.',
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ${machine}.`,
    '',
    '| what | against | ratio | figures |',
    '|---|---|---|---|',
    ...rows.map(toLine),
    '',
  ].join('\n');
}

export async function writeReport(path: string, rows: readonly (Row | Skipped)[]): Promise<void> {
  await writeFile(path, toReport(rows));
}
