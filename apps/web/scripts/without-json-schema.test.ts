import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toAbsent } from './without-json-schema.ts';

const core = join(dirname(createRequire(import.meta.url).resolve('zod')), 'v4', 'core');
const load = async (file: string) => {
  const code = toAbsent(await readFile(join(core, file), 'utf8'));
  return {
    code,
    absent: await import(`data:text/javascript,${encodeURIComponent(code)}`),
    real: await import(join(core, file)),
  };
};

describe('what zod has for JSON Schema', () => {
  it.each(['json-schema-processors.js', 'to-json-schema.js'])('is left out of the page: %s', async (file) => {
    const { code, absent, real } = await load(file);
    expect(Object.keys(absent)).toEqual(Object.keys(real));
    expect(code.length).toBeLessThan(4_000);
  });

  it('says so when it is asked for, and not before', async () => {
    const { absent } = await load('to-json-schema.js');
    const toJsonSchema = absent.createToJSONSchemaMethod({}, {});
    expect(() => toJsonSchema()).toThrow('JSON Schema is not part of the page.');
  });
});
