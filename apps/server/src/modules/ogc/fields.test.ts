import { describe, expect, test } from 'vitest';
import { toFields } from './fields.ts';

const text = { are_integers: false, are_numbers: false, are_booleans: false, is_repeated: false };
const numbers = { ...text, are_numbers: true };
const integers = { ...numbers, are_integers: true };
const booleans = { ...text, are_booleans: true };

describe('the fields of a project', () => {
  test('are typed by their values', () => {
    const found = [
      { key: 'depth', ...numbers },
      { key: 'alive', ...booleans },
      { key: 'remarks', ...text },
      // With only empty values every type fits.
      { key: 'count', ...integers, are_booleans: true },
      { key: 'boats', ...integers },
    ];
    expect(toFields(found, [])).toEqual([
      { key: 'alive', name: 'alive', type: 'boolean' },
      { key: 'boats', name: 'boats', type: 'integer' },
      { key: 'count', name: 'count', type: 'integer' },
      { key: 'depth', name: 'depth', type: 'number' },
      { key: 'remarks', name: 'remarks', type: 'string' },
    ]);
  });

  test('are text where a feature repeats them, so that all values are kept', () => {
    expect(toFields([{ key: 'depth', ...numbers, is_repeated: true }], [])).toMatchObject([
      { type: 'string' },
    ]);
  });

  test('of forms are declared before first use, and yield to the types of actual values', () => {
    const forms = [
      { key: 'depth', type: 1 },
      { key: 'alive', type: 2 },
      { key: 'site', type: 4 },
      { key: 'size', type: 1 },
      { key: 'size', type: 0 },
    ];
    const types = Object.fromEntries(
      toFields([{ key: 'depth', ...text }], forms).map(({ name, type }) => [name, type]),
    );
    expect(types).toEqual({ depth: 'string', alive: 'boolean', site: 'string', size: 'string' });
  });

  test('never share a name with one another, with common properties, or with a client’s own column', () => {
    const keys = ['name', 'Name', 'fid', 'depth', 'Depth', 'data_depth', 'observed'];
    const fields = toFields(
      keys.map((key) => ({ key, ...text })),
      [],
    );
    expect(Object.fromEntries(fields.map(({ key, name }) => [key, name]))).toEqual({
      Depth: 'Depth',
      Name: 'data_Name',
      data_depth: 'data_depth',
      depth: 'data_depth_2',
      fid: 'data_fid',
      name: 'data_name_2',
      observed: 'data_observed',
    });
  });

  test('may be named like a key of the language', () => {
    expect(toFields([{ key: '__proto__', ...text }], [])).toMatchObject([{ name: '__proto__' }]);
  });
});
