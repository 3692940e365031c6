import type { Plugin } from 'vite';

/** The modules of zod that describe schemas as JSON Schema. */
const MODULES = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const NAMES = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/** A module with the same exports, each of which says that it is not there when it is called. */
export function toAbsent(code: string): string {
  const names = [...code.matchAll(NAMES)].map(([, declared, renamed]) => declared ?? renamed);
  if (names.length === 0) throw new Error('A module of zod that is left out has no exports.');
  return [
    "const absent = () => { throw new Error('JSON Schema is not part of the page.'); };",
    // Called for each schema that is made; what it returns, when somebody asks a schema for its description.
    'const make = () => absent;',
    ...names.map((name) => `export { ${name?.startsWith('create') ? 'make' : 'absent'} as ${name} };`),
  ].join('\n');
}

/**
 * Leaves out of the page what describes schemas as JSON Schema. Each schema of zod refers to it, so that the bundler cannot see that
 * the page never asks.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: MODULES },
      handler: (code) => ({ code: toAbsent(code), map: null }),
    },
  };
}
