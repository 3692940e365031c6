import { expect, it, test } from 'vitest';
import { toDispositionName } from './disposition-name.ts';
import { listNeeded } from './layer-pages.ts';

it('loads the pages with the rows in view, and the first', () => {
  expect(listNeeded(0, 12, 1_000)).toEqual([0]);
  expect(listNeeded(40, 60, 1_000)).toEqual([0, 1]);
  expect(listNeeded(120, 160, 1_000)).toEqual([0, 2, 3]);
  expect(listNeeded(120, 400, 130)).toEqual([0, 2]);
  expect(listNeeded(0, 0, 0)).toEqual([0]);
});

test.each([
  ['attachment; filename="Illegal gear.csv"', 'Illegal gear.csv'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''Redes%20de%20La%20Paz.csv`, 'Redes de La Paz.csv'],
  ['attachment; filename="a \\"quoted\\" name.csv"', 'a "quoted" name.csv'],
  ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, null],
  ['attachment', null],
  [null, null],
])('the file name in %j is %j', (header, name) => {
  expect(toDispositionName(header)).toBe(name);
});
