import { savedViewCreate } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import type { SearchParams } from '../../data/selection/search-params.ts';
import { fromViewQuery, toViewQuery } from './view-query.ts';

const VIEW: SearchParams = {
  center_lat: 24.1234,
  center_lng: -110.31,
  zoom: 9.5,
  base: 'satellite',
  tags: ['net & trap', 'ñandú', '50 %'],
  template_ids: ['3', '12'],
  is_static: true,
  text: 'red #2?',
  start_date: '2026-05-01T00:00:00.000Z',
};

const named = (search: SearchParams) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('the query of a saved view', () => {
  test('restores camera, base style and filters', () => {
    expect(named(fromViewQuery(toViewQuery(VIEW)))).toEqual(VIEW);
  });

  test('is one the contract takes', () => {
    expect(savedViewCreate.safeParse({ name: 'Nets', query: toViewQuery(VIEW) }).success).toBe(true);
    expect(savedViewCreate.safeParse({ name: 'Nets', query: toViewQuery({}) }).success).toBe(true);
  });

  test('keeps nothing but the parameters of map and filters', () => {
    const search = { zoom: 4, redirect: '/admin' } as SearchParams;
    expect(toViewQuery(search)).toBe('zoom=4');
  });

  test('removes filters that the view does not have', () => {
    expect(fromViewQuery('zoom=4')).toHaveProperty('tags', undefined);
    expect(fromViewQuery('zoom=4').zoom).toBe(4);
  });

  test('ignores what is not valid', () => {
    expect(named(fromViewQuery('zoom=99&shared=perhaps&redirect=%2Fadmin&base=dark'))).toEqual({
      base: 'dark',
    });
  });
});
