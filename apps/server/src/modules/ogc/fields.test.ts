import { describe, expect, test } from 'vitest';
import { toFields } from './fields.ts';

const text = { are_integers: false, are_numbers: false, are_booleans: false, is_repeated: false };
const numbers = { ...text, are_numbers: true };
const integers = { ...numbers, are_integers: true };
const booleans = { ...text, are_booleans: true };

describe('the fields of a project', () => {
  test('are typed by what their values are', () => {
    const found = [
      { key: 'depth', ...numbers },
      { key: 'alive', ...booleans },
      { key: 'remarks', ...text },
      // Every value is empty: it fits everything.
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

  test('that a feature has twice are text, so that both values are told', () => {
    expect(toFields([{ key: 'depth', ...numbers, is_repeated: true }], [])).toMatchObject([
      { type: 'string' },
    ]);
  });

  test('of forms are there before anybody fills them in, and yield to what was filled in', () => {
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

  test('never share a name with one another, with what all features have, or with a column of a program', () => {
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

  test('a key of the language itself is a name like any other', () => {
    expect(toFields([{ key: '__proto__', ...text }], [])).toMatchObject([{ name: '__proto__' }]);
  });
});
