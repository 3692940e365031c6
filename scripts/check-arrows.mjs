// Checks the imports of the whole tree against the rules of docs/architecture.md.

import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import swc from '@swc/core';
import { cruise } from 'dependency-cruiser';
import { root } from './machine/ensure-installed.mjs';

// dependency-cruiser parses every file as plain TypeScript, where JSX is a syntax error.
for (const name of ['parseSync', 'parseFileSync']) {
  const parse = swc[name];
  swc[name] = (source, options) => parse.call(swc, source, { ...options, tsx: isJsx(name, source) });
}

function isJsx(name, source) {
  return name === 'parseFileSync' ? source.endsWith('.tsx') : source.includes('</') || source.includes('/>');
}

/**
 * Checks a tree and returns the violations.
 * Throws if it read fewer modules than the tree has: a check that reads nothing would always pass.
 */
export async function checkArrows(base = root, folders = ['apps', 'packages', 'e2e', 'bench']) {
  process.chdir(base);
  const { default: config } = await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href);
  const present = folders.filter((folder) => existsSync(join(base, folder)));
  const { output } = await cruise(present, {
    ...config.options,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  const files = globSync(
    present.map((f) => `${f}/**/src/**/*.{ts,tsx}`),
    {
      cwd: base,
      exclude: (name) => /node_modules|\.d\.ts$/.test(String(name)),
    },
  );
  const read = output.modules.filter(
    (m) => !m.source.includes('node_modules') && /\.tsx?$/.test(m.source),
  ).length;
  if (read < files.length) throw new Error(`Only ${read} of ${files.length} source files were read.`);
  return { read, violations: output.summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`) };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { read, violations } = await checkArrows();
  for (const violation of violations) console.error(violation);
  console.log(`${read} source files, ${violations.length} broken arrows`);
  process.exit(violations.length === 0 ? 0 : 1);
}
