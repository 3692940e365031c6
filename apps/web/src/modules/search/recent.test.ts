import type { Suggestion } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { parseRecent, toRecent } from './recent.ts';

const make = (id: string, more: Partial<Suggestion> = {}): Suggestion => ({
  type: 'feature',
  id,
  name: `Name ${id}`,
  geometry: null,
  avatar_url: null,
  color: null,
  organization_id: 1,
  organization_name: 'Org',
  project_id: 2,
  project_name: 'Project',
  ...more,
});

describe('recent results', () => {
  it('are ordered and unique, at most six', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((id) => make(id));
    expect(toRecent(six, make('4')).map((one) => one.id)).toEqual(['4', '1', '2', '3', '5', '6']);
    expect(toRecent(six, make('7')).map((one) => one.id)).toEqual(['7', '1', '2', '3', '4', '5']);
    expect(toRecent(six, make('4', { type: 'project' }))).toHaveLength(6);
  });

  it('keep points and drop other geometries', () => {
    const line = {
      type: 'LineString' as const,
      coordinates: [
        [0, 0],
        [1, 1],
      ] as [number, number][],
    };
    expect(toRecent([], make('1', { geometry: line }))[0]?.geometry).toBeNull();
    const point = { type: 'Point' as const, coordinates: [1, 2] as [number, number] };
    expect(toRecent([], make('1', { geometry: point }))[0]?.geometry).toEqual(point);
  });

  it('ignore invalid values', () => {
    for (const text of [null, 'nonsense', '{}', '[1]', '[{"type":"spaceship"}]'])
      expect(parseRecent(text)).toEqual([]);
    expect(parseRecent(JSON.stringify([make('1')]))).toEqual([make('1')]);
  });
});
