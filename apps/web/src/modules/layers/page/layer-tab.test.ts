import { expect, it } from 'vitest';
import { parseTabs } from './layer-tab.ts';

it('reads the stored tab of each layer, and none from anything else', () => {
  expect(parseTabs('{"a":"filter","b":"data","c":"nonsense"}')).toEqual(
    new Map([
      ['a', 'filter'],
      ['b', 'data'],
    ]),
  );
  for (const text of [null, 'nonsense', 'null', '3']) expect(parseTabs(text)).toEqual(new Map());
});
