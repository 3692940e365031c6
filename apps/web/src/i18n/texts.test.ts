import { describe, expect, it } from 'vitest';
import { mergeTexts, type Texts, toText, type Values } from './texts.ts';

const TEXTS = new Map<'en' | 'es', Texts>([
  [
    'en',
    {
      hello: 'Hello {{name}}, it is {{name}}',
      map: { open: 'Open the map', size: '{{km, number}} km' },
      reports_one: '{{count, number}} report',
      reports_other: '{{count, number}} reports',
      fields_zero: 'No fields',
      fields_one: '{{count}} field',
      fields_other: '{{count}} fields',
      left: '{{count}} left',
    },
  ],
  [
    'es',
    {
      hello: 'Hola {{name}}',
      reports_one: '{{count, number}} informe',
      reports_many: '{{count, number}} de informes',
      reports_other: '{{count, number}} informes',
    },
  ],
]);

const en = (key: string, values?: Values) => toText(TEXTS, 'en', key, values);
const es = (key: string, values?: Values) => toText(TEXTS, 'es', key, values);

describe('toText', () => {
  it('finds a text by its path and says what was given, as it is', () => {
    expect(en('map.open')).toBe('Open the map');
    expect(en('hello', { name: '<b>Ana</b> & $& {{count}}' })).toBe(
      'Hello <b>Ana</b> & $& {{count}}, it is <b>Ana</b> & $& {{count}}',
    );
    expect(en('hello')).toBe('Hello , it is ');
  });

  it.each([
    [0, '0 reports', '0 informes'],
    [1, '1 report', '1 informe'],
    [2, '2 reports', '2 informes'],
    [12_345, '12,345 reports', '12.345 informes'],
    [2_000_000, '2,000,000 reports', '2.000.000 de informes'],
  ])('counts %d in the forms of the language', (count, english, spanish) => {
    expect(en('reports', { count })).toBe(english);
    expect(es('reports', { count })).toBe(spanish);
  });

  it('has a word for none where there is one, and one form for all where there are no others', () => {
    expect(en('fields', { count: 0 })).toBe('No fields');
    expect(en('fields', { count: 1 })).toBe('1 field');
    expect(en('left', { count: 3 })).toBe('3 left');
  });

  it('writes a number as the language does, and leaves what is none', () => {
    expect(en('map.size', { km: 1234.5 })).toBe('1,234.5 km');
    expect(en('map.size', { km: 'a few' })).toBe('a few km');
  });

  it('falls back to English, and then to the key', () => {
    expect(es('map.open')).toBe('Open the map');
    expect(es('fields', { count: 1 })).toBe('1 field');
    expect(en('map.closed')).toBe('map.closed');
    expect(en('map')).toBe('map');
    expect(en('hello.name')).toBe('hello.name');
  });
});

describe('mergeTexts', () => {
  it('lays groups over groups and leaves both as they were', () => {
    const under = { a: { b: '1', c: '2' }, d: '3' };
    expect(mergeTexts(under, { a: { c: '4' }, e: { f: '5' } })).toEqual({
      a: { b: '1', c: '4' },
      d: '3',
      e: { f: '5' },
    });
    expect(under).toEqual({ a: { b: '1', c: '2' }, d: '3' });
  });
});
