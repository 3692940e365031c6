import { expect, it } from 'vitest';
import { toChangeLines } from './change-text.ts';

/** Returns keys in place of texts. */
const t = (key: string, values?: object) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);
const lines = (field: string, old: unknown, now: unknown) => toChangeLines({ field, old, new: now }, t, 'en');
const entry = (key: string, value: string, type = 0) => ({ key, value, type });

it('lists only changed values of collected data', () => {
  const old = [entry('Length', '12000', 1), entry('Alive', 'true', 2), entry('State', 'torn')];
  const now = [entry('Length', '12001', 1), entry('State', 'torn'), entry('Depth', '3')];
  expect(lines('data', old, now)).toEqual([
    { label: 'Length', old: '12,000', new: '12,001' },
    { label: 'Alive', old: 'features.yes', new: null },
    { label: 'Depth', old: null, new: '3' },
  ]);
});

it('lists added and removed files', () => {
  expect(lines('files', ['a.jpg', 'b.jpg'], ['b.jpg', 'b.jpg'])).toEqual([
    { label: 'features.files', old: 'a.jpg', new: 'b.jpg' },
  ]);
  expect(lines('files', ['a.jpg', 'b.jpg'], ['b.jpg', 'a.jpg'])).toEqual([]);
});

it('shows the size of geometries, and the values of other fields', () => {
  const outline = { type: 'Polygon', points: 5, area_m2: 20_000, length_m: null };
  expect(lines('geometry', outline, { ...outline, area_m2: 30_000 })[0]?.old).toMatch(
    /^features.types.Polygon, report.history.points \{"count":5\}, 0.02 km² \(2 ha\)/,
  );
  expect(lines('shared', false, true)).toEqual([
    { label: 'features.public', old: 'features.no', new: 'features.yes' },
  ]);
  expect(lines('description', '', 'Torn')).toEqual([
    { label: 'report.fields.description', old: null, new: 'Torn' },
  ]);
  expect(lines('geofence_events', [], ['in'])[0]?.new).toBe('report.geofenceEvents.in');
  expect(lines('project_id', null, 'Reefs')).toEqual([
    { label: 'report.fields.project', old: 'report.history.otherProject', new: 'Reefs' },
  ]);
  expect(lines('template_id', 'Net', null)).toEqual([
    { label: 'report.fields.template', old: 'Net', new: null },
  ]);
  expect(lines('mood', 'good', 'bad')).toEqual([{ label: 'mood', old: 'good', new: 'bad' }]);
});

it('lists tags that were put on and taken off, and values that changed', () => {
  const tag = (tag_id: number, name: string, value: number | null = null) => ({
    ...{ tag_id, name, value, color: '#888888', units: value === null ? null : 'm' },
    tag_type: value === null ? 'label' : 'measure',
  });
  const old = [tag(1, 'Reef'), tag(2, 'Depth', 3), tag(3, 'Kept')];
  const now = [tag(2, 'Depth', 4.5), tag(3, 'Kept')];
  expect(toChangeLines({ field: 'tags', old, new: now }, t, 'en')).toEqual([
    { label: 'report.fields.tags', old: 'Reef, Depth 3 m', new: 'Depth 4.5 m' },
  ]);
  expect(toChangeLines({ field: 'tags', old: now, new: now }, t, 'en')).toEqual([]);
});
