import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const programs = Object.entries(scripts).filter(([, command]) => command.startsWith('node '));

describe('npm run', () => {
  test('has scripts', () => {
    expect(programs.length).toBeGreaterThan(5);
  });

  test.each(programs)('%s names existing files', (_name, command) => {
    const files = command.split(' ').filter((word) => word.includes('/'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test.each(programs)('%s starts with a file that any Node can run', (_name, command) => {
    expect(command).toMatch(/^node scripts\/[\w-]+\.mjs\b/);
  });
});
