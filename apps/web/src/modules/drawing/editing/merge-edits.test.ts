import type { DataEntry } from '@waypost/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditableFeature, listDifferences, mergeEdits, toFeatureUpdate } from './merge-edits.ts';

const entry = (key: string, value: string): DataEntry => ({ key, value, type: 0 });
const start: EditableFeature = {
  geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
  name: 'Net',
  description: '',
  color: '#0059ff',
  shared: false,
  is_static: false,
  geofence: 'off',
  geofence_prompt: false,
  data: [entry('Length', '12'), entry('State', 'torn')],
  tags: [],
  project_id: 1,
  template_id: null,
};
const with_ = (change: Partial<EditableFeature>): EditableFeature => ({ ...start, ...change });

describe('two edits of one feature', () => {
  it('prefer the side that changed, and ask if both did', () => {
    const mine = with_({ name: 'Gill net', color: '#e5484d' });
    const theirs = with_({ name: 'Old net', description: 'Cut loose' });
    const found = listDifferences(start, mine, theirs);
    expect(found.map(({ id, suggested }) => [id, suggested])).toEqual([
      ['name', null],
      ['description', 'theirs'],
      ['color', 'mine'],
    ]);
    expect(mergeEdits(mine, theirs, found, {})).toBeNull();
    expect(mergeEdits(mine, theirs, found, { name: 'mine' })).toEqual(
      with_({ name: 'Gill net', color: '#e5484d', description: 'Cut loose' }),
    );
    expect(mergeEdits(mine, theirs, found, { name: 'theirs', color: 'theirs' })).toEqual(theirs);
  });

  it('compare tags by what they are and measured, and send no more', () => {
    const tag = {
      tag_id: 4,
      name: 'Depth',
      color: '#888888',
      tag_type: 'measure',
      units: 'm',
      value: 2,
    } as const;
    const mine = with_({ tags: [{ ...tag, name: 'Renamed' }] });
    expect(listDifferences(start, mine, with_({ tags: [tag] }))).toEqual([]);
    expect(listDifferences(start, mine, start)).toMatchObject([{ id: 'tags', suggested: 'mine' }]);
    expect(toFeatureUpdate(start, mine)).toEqual({ tags: [{ tag_id: 4, value: 2 }] });
  });

  it('compare collected data value by value', () => {
    const mine = with_({ data: [entry('Length', '14'), entry('State', 'torn')] });
    const theirs = with_({ data: [entry('Length', '12'), entry('Depth', '3')] });
    const found = listDifferences(start, mine, theirs);
    expect(found.map(({ id, suggested }) => [id, suggested])).toEqual([
      ['entry:Length', 'mine'],
      ['entry:Depth', 'theirs'],
      ['entry:State', 'theirs'],
    ]);
    expect(mergeEdits(mine, theirs, found, {})?.data).toEqual([entry('Length', '14'), entry('Depth', '3')]);
    const all = { 'entry:Depth': 'mine', 'entry:State': 'mine' } as const;
    expect(mergeEdits(mine, theirs, found, all)?.data).toEqual(mine.data);
  });

  it('compare repeated keys as a whole', () => {
    const mine = with_({ data: [entry('Note', 'a'), entry('Note', 'b')] });
    const found = listDifferences(start, mine, start);
    expect(found.map(({ id, suggested }) => [id, suggested])).toEqual([['data', 'mine']]);
    expect(mergeEdits(mine, start, found, {})).toEqual(mine);
  });

  it('ignore the order of keys in a value', () => {
    const turned = start.data.map(({ key, value, type }) => ({ type, value, key }));
    expect(listDifferences(start, start, with_({ data: turned }))).toEqual([]);
    expect(toFeatureUpdate(start, with_({ data: turned }))).toEqual({});
  });

  it('send only what changed, and a geofence with its events', () => {
    expect(toFeatureUpdate(start, with_({ geofence: 'both', geofence_prompt: true }))).toEqual({
      geofence: true,
      geofence_events: ['in', 'out'],
      geofence_prompt: true,
    });
    expect(toFeatureUpdate(with_({ geofence: 'in' }), start)).toEqual({
      geofence: false,
      geofence_events: [],
    });
  });

  it('ask for the project and send it alone', () => {
    const mine = with_({ project_id: 2, template_id: 7 });
    const found = listDifferences(start, mine, with_({ project_id: 3 }));
    expect(found.map(({ id, suggested }) => [id, suggested])).toEqual([
      ['project_id', null],
      ['template_id', 'mine'],
    ]);
    expect(toFeatureUpdate(start, mine)).toEqual({ project_id: 2, template_id: 7 });
    expect(toFeatureUpdate(mine, with_({ project_id: 2 }))).toEqual({ template_id: null });
  });

  it('lose nothing: all of mine gives mine, all of theirs gives theirs', () => {
    const edit = fc
      .record({
        name: fc.constantFrom('Net', 'Gill net', 'Old net'),
        shared: fc.boolean(),
        geofence: fc.constantFrom('off' as const, 'in' as const),
        data: fc.uniqueArray(fc.record({ key: fc.constantFrom('a', 'b', 'c'), value: fc.string() }), {
          selector: ({ key }) => key,
        }),
      })
      .map(({ data, ...rest }) => with_({ ...rest, data: data.map(({ key, value }) => entry(key, value)) }));
    const sort = (one: EditableFeature | null) =>
      one && { ...one, data: one.data.toSorted((a, b) => a.key.localeCompare(b.key)) };
    fc.assert(
      fc.property(edit, edit, edit, (before, mine, theirs) => {
        const found = listDifferences(before, mine, theirs);
        for (const [side, whole] of [
          ['mine', mine],
          ['theirs', theirs],
        ] as const) {
          const choices = Object.fromEntries(found.map(({ id }) => [id, side]));
          expect(sort(mergeEdits(mine, theirs, found, choices))).toEqual(sort(whole));
        }
      }),
    );
  });
});
