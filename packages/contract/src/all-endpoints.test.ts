import { describe, expect, test } from 'vitest';
import * as contract from './index.ts';
import { COMMON_ERRORS, ENDPOINTS, type Endpoint, ERRORS } from './index.ts';

const endpoints = Object.entries(ENDPOINTS).flatMap(([module, ofModule]) =>
  Object.entries(ofModule as Record<string, Endpoint>).map(([name, endpoint]) => ({
    title: `${module}.${name}`,
    endpoint,
  })),
);

describe('ENDPOINTS', () => {
  test('holds the endpoints of every module', () => {
    const listed = new Set<unknown>(Object.values(ENDPOINTS));
    const missing = Object.entries(contract)
      .filter(([name, value]) => name.endsWith('Endpoints') && !listed.has(value))
      .map(([name]) => name);
    const line = missing.map((name) => `  ${name.replace(/Endpoints$/, 's')}: ${name},`).join('\n');
    expect(missing, `Write into ENDPOINTS in packages/contract/src/all-endpoints.ts:\n${line}`).toEqual([]);
  });

  test('has one endpoint for each method and path', () => {
    const seen = new Map<string, string>();
    const twice = endpoints.flatMap(({ title, endpoint: { method, path } }) => {
      const shape = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
      const other = seen.get(shape);
      seen.set(shape, title);
      return other === undefined ? [] : [`${other} and ${title} are both ${shape}`];
    });
    expect(twice).toEqual([]);
  });
});

describe('ERRORS', () => {
  test('holds no code that no endpoint answers', () => {
    const answered = new Set<string>([...COMMON_ERRORS, ...endpoints.flatMap((one) => one.endpoint.errors)]);
    const unused = Object.keys(ERRORS).filter((code) => !answered.has(code));
    expect(
      unused,
      `Name each in \`errors\` of the endpoints that answer it, or take it out of packages/contract/src/errors.ts: ${unused}`,
    ).toEqual([]);
  });
});
