import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The environment variables that the server reads, from its configuration schema. */
function listSettings(): string[] {
  const source = readFileSync(join(root, 'apps/server/src/platform/config.ts'), 'utf8');
  const environment = /const environment = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? '';
  return [...environment.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name);
}

/** The folders and files of the tree in docs/architecture.md, each below the folder its indentation puts it in. */
function listNamedPaths(): string[] {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const tree = /```\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  let parent = '';
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = ''] = line.trim().split(/\s{2,}/);
      if (!line.startsWith(' ')) parent = name;
      return line.startsWith(' ') ? join(parent, name) : name;
    });
}

describe('docs/architecture.md', () => {
  const paths = listNamedPaths();

  test('contains a tree', () => {
    expect(paths.length).toBeGreaterThan(15);
  });

  test.each(paths)('%s exists', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });
});

/** Paths in backquotes, without those that hold a placeholder. */
const listPaths = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('NNNN'));

describe('docs/guides/04-adding-a-capability.md', () => {
  const paths = listPaths(readFileSync(join(root, 'docs/guides/04-adding-a-capability.md'), 'utf8'));
  const bases = ['.', 'apps/server', 'apps/server/src', 'apps/web'];

  test('names paths', () => {
    expect(paths.length).toBeGreaterThan(20);
  });

  test.each(paths)('%s exists', (path) => {
    expect(bases.some((base) => existsSync(join(root, base, path)))).toBe(true);
  });
});

describe('docs/guides/01-running-waypost.md', () => {
  const guide = readFileSync(join(root, 'docs/guides/01-running-waypost.md'), 'utf8');

  test('describes every setting', () => {
    const settings = listSettings();
    expect(settings.length).toBeGreaterThan(30);
    expect(settings.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
