import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const programs = Object.entries(scripts).filter(([, command]) => command.startsWith('node '));

describe('npm run', () => {
  test('has programs to look at', () => {
    expect(programs.length).toBeGreaterThan(5);
  });

  test.each(programs)('%s names files that are there', (_name, command) => {
    const files = command.split(' ').filter((word) => word.includes('/'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test.each(programs)('%s begins in what any Node can run', (_name, command) => {
    expect(command).toMatch(/^node scripts\/[\w-]+\.mjs\b/);
  });
});
