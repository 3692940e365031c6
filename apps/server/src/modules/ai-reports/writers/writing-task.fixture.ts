import type { Fact } from '@waypost/contract';
import type { WritingTask } from './writer.ts';

const toFact = (id: string, more: Partial<Fact>): Fact => ({
  id,
  kind: 'total',
  value: 0,
  unit: 'features',
  label: null,
  detail: null,
  at: null,
  until: null,
  place: null,
  features: 0,
  codes: [],
  ...more,
});

/** Facts of every kind that a checker has to tell apart. */
const FACTS: readonly Fact[] = [
  toFact('f1', { value: 1_204, features: 1_204 }),
  toFact('f2', { kind: 'member', value: 301, features: 301, label: 'Ana 12 Ruiz' }),
  toFact('f3', { kind: 'member', value: 12, features: 12, label: 'Bo' }),
  toFact('f4', { kind: 'area_sum', value: 25_340, unit: 'm2', features: 7 }),
  toFact('f5', { kind: 'busiest_day', value: 40, features: 40, at: '2026-05-03T07:00:00.000Z' }),
  toFact('f6', { kind: 'busiest_hour', value: 14, unit: 'hour', features: 99 }),
  toFact('f7', {
    kind: 'longest_gap',
    value: 0.25,
    unit: 'days',
    features: 2,
    at: '2026-05-03T07:00:00.000Z',
    until: '2026-05-03T13:00:00.000Z',
  }),
  toFact('f8', { kind: 'number_count', unit: 'number', value: 3, features: 3, label: 'Depth' }),
  toFact('f9', { kind: 'number_least', unit: 'number', value: -2.5, features: 3, label: 'Depth' }),
  toFact('f10', { kind: 'number_greatest', unit: 'number', value: 8, features: 3, label: 'Depth' }),
  toFact('f11', { kind: 'number_mean', unit: 'number', value: 2.333_333, features: 3, label: 'Depth' }),
  toFact('f12', { kind: 'number_median', unit: 'number', value: 1.5, features: 3, label: 'Depth' }),
  toFact('f13', { kind: 'answer', value: 5, features: 5, label: 'Gear', detail: '“Net” 3.5 (new)' }),
  toFact('f14', { kind: 'densest_cell', value: 60, features: 60, place: { lon: -118.25, lat: 36.5 } }),
  toFact('f15', { kind: 'geometry_type', value: 1_204, features: 1_204, label: 'Point' }),
  toFact('f16', { kind: 'first', value: 1, features: 1, label: 'Net one', at: '2026-04-01T19:00:00.000Z' }),
  toFact('f17', { kind: 'last', value: 1, features: 1, label: 'Net two', at: '2026-05-29T19:00:00.000Z' }),
  toFact('f18', { kind: 'previous', value: 1_100, features: 1_100 }),
  toFact('f19', { kind: 'photographs', value: 88, features: 88 }),
  toFact('f20', { kind: 'cell', value: 3, features: 3, place: { lon: -117.25, lat: 35.1 } }),
  toFact('f21', { kind: 'number_mean_before', unit: 'number', value: 1.25, features: 9, label: 'Depth' }),
  toFact('f22', { kind: 'number_outliers', value: 2, features: 2, label: 'Depth' }),
  toFact('f23', { kind: 'fence_entries', unit: 'entries', value: 14, features: 1, label: 'No-take zone' }),
  toFact('f24', { kind: 'fence_entries', unit: 'entries', value: 6, features: 1, label: 'Old harbor' }),
  toFact('f25', { kind: 'fence_time', unit: 'days', value: 0.75, features: 1, label: 'Old harbor' }),
  toFact('f26', { kind: 'fence_time', unit: 'days', value: 0.5, features: 1, label: 'No-take zone' }),
  toFact('f27', { kind: 'noted', value: 31, features: 31 }),
  toFact('f28', { kind: 'notes', unit: 'notes', value: 77, features: 31 }),
  toFact('f29', { kind: 'most_notes', unit: 'notes', value: 9, features: 1, label: 'Torn net' }),
  toFact('f30', { kind: 'unpictured', value: 1_116, features: 1_116 }),
  toFact('f31', { kind: 'most_pictured', unit: 'photographs', value: 12, features: 1, label: 'Net two' }),
  toFact('f32', { kind: 'hour', value: 99, features: 99, detail: '14' }),
  toFact('f33', { kind: 'hour', value: 17, features: 17, detail: '9' }),
];

/** A task with facts as a layer of collected data has them. */
export const makeTask = (more: Partial<WritingTask> = {}): WritingTask => ({
  facts: FACTS,
  layerName: 'Gear of 2025',
  language: 'en',
  timeZone: 'America/Los_Angeles',
  question: '',
  instructions: '',
  ...more,
});
