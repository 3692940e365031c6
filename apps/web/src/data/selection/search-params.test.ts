import { featureSelection, instant } from '@waypost/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { parseSearchParams, toOwnPath } from './search-params.ts';

describe('parseSearchParams', () => {
  let warn: MockInstance;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    warn.mockRestore();
  });

  it('keeps valid values', () => {
    const search = { center_lat: 24.1, center_lng: '-110.3', zoom: 5, shared: true, tags: 'a, b', text: 12 };
    expect(parseSearchParams(search)).toEqual({
      center_lat: 24.1,
      center_lng: -110.3,
      zoom: 5,
      shared: true,
      tags: ['a', 'b'],
      text: '12',
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores and logs invalid values', () => {
    expect(parseSearchParams({ center_lat: 91, zoom: 'near', shared: 'maybe', north: 10 })).toEqual({
      north: 10,
    });
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['a word that is too long', { tags: ['kelp', 'x'.repeat(51)] }],
    ['too many values', { tags: Array.from({ length: 101 }, (_, index) => `tag ${index}`) }],
    ['a person without a number', { member_ids: 'me' }],
    ['a form without a number', { template_ids: '3,net' }],
  ])('ignores and logs a list that the server refuses for %s', (_, search) => {
    expect(parseSearchParams(search)).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('keeps lists as long as the server accepts, with commas within their values', () => {
    const tags = Array.from({ length: 100 }, (_, index) => `kelp, ${index}`);
    expect(parseSearchParams({ tags })).toEqual({ tags });
    expect(warn).not.toHaveBeenCalled();
  });

  it('truncates and logs a text that the server refuses', () => {
    expect(parseSearchParams({ text: ` ${'kelp '.repeat(60)}` }).text).toBe('kelp '.repeat(40));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(parseSearchParams({ text: `${'x'.repeat(200)} ` }).text).toHaveLength(201);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('drops unknown parameters', () => {
    expect(parseSearchParams({ next: '/x', constructor: 'y' })).toEqual({});
  });

  it.each(['member_ids', 'tags', 'template_ids', 'feature_tags'] as const)(
    'accepts for %s what the server accepts',
    (name) => {
      const item = fc.oneof(
        fc.string(),
        fc.integer().map(String),
        fc.constantFrom('0', '1e3', '0x1f', '1.5', '2147483648'),
      );
      fc.assert(
        fc.property(fc.array(item, { minLength: 1 }), (items) => {
          const list = items.map((of) => of.trim()).filter((of) => of !== '');
          const isTaken = list.length === 0 || featureSelection.shape[name].safeParse(list).success;
          expect(parseSearchParams({ [name]: items })).toEqual(isTaken ? { [name]: list } : {});
        }),
      );
    },
  );

  it('accepts the times that the server accepts', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    );
    fc.assert(
      fc.property(value, (start_date) => {
        const isTaken = start_date !== '' && instant.safeParse(start_date).success;
        expect(parseSearchParams({ start_date })).toEqual(isTaken ? { start_date } : {});
      }),
    );
  });

  it('never throws and is idempotent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (search) => {
        const once = parseSearchParams(search);
        expect(parseSearchParams({ ...once })).toEqual(once);
      }),
    );
  });
});

describe('toOwnPath', () => {
  it('accepts paths of this site', () => {
    expect(toOwnPath('/organizations/1/projects?zoom=5#x')).toBe('/organizations/1/projects?zoom=5#x');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    'x',
    '/\t/evil.example',
    '\n//evil.example',
    7,
    null,
    undefined,
  ])('refuses %j', (value) => {
    expect(toOwnPath(value)).toBeNull();
  });

  it('never leads to another origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const path = toOwnPath(value);
          if (path !== null) expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
        },
      ),
    );
  });
});
