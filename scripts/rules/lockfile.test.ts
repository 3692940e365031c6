import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

type Manifest = Partial<Record<(typeof KINDS)[number], Record<string, string>>>;
type Lockfile = { packages: Record<string, Manifest & { link?: boolean }> };

function readJson<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
}

/*
 * `npm ci` on a new machine rejects a lockfile that lags behind a manifest, while a checkout with its packages
 * installed notices nothing.
 */
describe('the lockfile', () => {
  const { packages } = readJson<Lockfile>('package-lock.json');
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules'));

  it('contains every workspace', () => {
    expect(workspaces).toContain('apps/web');
    expect(workspaces).toContain('packages/contract');
  });

  it.each(workspaces)('contains the dependencies of "%s"', (workspace) => {
    const manifest = readJson<Manifest>(workspace, 'package.json');
    for (const kind of KINDS) {
      expect(packages[workspace]?.[kind] ?? {}).toEqual(manifest[kind] ?? {});
      for (const name of Object.keys(manifest[kind] ?? {})) {
        const places = [`${workspace}/node_modules/${name}`, `node_modules/${name}`];
        expect(
          places.some((place) => packages[place] !== undefined),
          name,
        ).toBe(true);
      }
    }
  });
});
