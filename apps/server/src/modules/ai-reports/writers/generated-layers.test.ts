import type { Fact, FactKind, FactUnit, GeometryType } from '@waypost/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../../../test/app/test-full.ts';
import { checkSections, isHeld } from '../check/check-sentences.ts';
import { builtInWriter } from './built-in/built-in-writer.ts';
import type { WritingTask } from './writer.ts';

/** A feature of a generated layer, as far as facts tell of it. */
interface Made {
  readonly at: number;
  readonly member: string;
  readonly template: string | null;
  readonly type: GeometryType;
  readonly area_m2: number | null;
  readonly length_m: number | null;
  readonly depth: number | null;
  readonly gear: string | null;
  readonly lon: number;
  readonly lat: number;
  readonly hasPhotograph: boolean;
  readonly notes: number;
}

/** GENERATED_LAYERS=10000 tries more of them. */
const LAYERS = Number(process.env['GENERATED_LAYERS'] ?? (isFull ? 3_000 : 300));
/** Names as people give them, and names that look like what a sentence claims. */
const name = fc.oneof(
  fc.constantFrom(
    'Ana Ruiz',
    'June',
    '12',
    '1,204',
    '2025',
    '50%',
    'Net 3.5 (new)',
    '“Quoted”',
    'Isla Danzante',
    'May',
    '3 km',
  ),
  fc
    .string({ minLength: 4, maxLength: 12, unit: 'grapheme' })
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]{3}/u.test(text)),
);
const quantity = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.double({ min: 0, max: 5_000, noNaN: true }),
);
const toLayer = (names: readonly string[]) =>
  fc.array(
    fc.record({
      at: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2027, 0) }),
      member: fc.constantFrom(...names),
      template: fc.option(fc.constantFrom(...names)),
      type: fc.constantFrom<GeometryType>('Point', 'LineString', 'Polygon'),
      area_m2: fc.option(quantity),
      length_m: fc.option(quantity),
      depth: fc.option(
        fc.oneof(
          fc.integer({ min: -9_000, max: 1_000_000 }).map((value) => value / 1_000),
          fc.constantFrom(0.000_000_12, -1e-9),
        ),
      ),
      gear: fc.option(fc.constantFrom('true', 'false', ...names)),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
      lat: fc.double({ min: -85, max: 85, noNaN: true }),
      hasPhotograph: fc.boolean(),
      notes: fc.nat(3),
    }),
    { minLength: 1, maxLength: 12 },
  );

type Draft = Omit<Fact, 'id' | 'codes'>;
const EMPTY: Draft = {
  kind: 'total',
  value: 0,
  unit: 'features',
  label: null,
  detail: null,
  at: null,
  until: null,
  place: null,
  features: 0,
};
const DAY_MS = 86_400_000;
const toTime = (ms: number) => new Date(ms).toISOString();
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isNumber = (value: number | null): value is number => value !== null;

const count = (kind: FactKind, features: number, more: Partial<Draft> = {}): Draft => ({
  ...EMPTY,
  kind,
  value: features,
  features,
  ...more,
});
const toGroups = (
  kind: FactKind,
  labels: readonly (string | null)[],
  more: (label: string) => Partial<Draft>,
) =>
  [
    ...Map.groupBy(
      labels.filter((label) => label !== null),
      (label) => label,
    ),
  ].map(([label, all]) => count(kind, all.length, more(label)));

function measure(
  kinds: readonly [FactKind, FactKind],
  unit: FactUnit,
  values: readonly number[],
  label: string,
): Draft[] {
  if (values.length === 0) return [];
  const [all, greatest] = kinds;
  return [
    { ...EMPTY, kind: all, unit, value: sum(values), features: values.length },
    { ...EMPTY, kind: greatest, unit, value: Math.max(...values), features: 1, label },
  ];
}

function toNumbers(values: readonly number[]): Draft[] {
  if (values.length === 0) return [];
  const inOrder = values.toSorted((a, b) => a - b);
  const told = {
    number_count: values.length,
    number_least: Math.min(...values),
    number_greatest: Math.max(...values),
    number_mean: sum(values) / values.length,
    number_lower_quartile: inOrder[Math.floor(values.length / 4)] ?? 0,
    number_upper_quartile: inOrder[Math.floor((values.length * 3) / 4)] ?? 0,
    number_median: inOrder[Math.floor(values.length / 2)] ?? 0,
  };
  return Object.entries(told).map(([kind, value]) => ({
    ...EMPTY,
    kind: kind as FactKind, // a key of the record above
    unit: 'number',
    value,
    features: values.length,
    label: 'Depth',
  }));
}

/** Where a trend and what is far from the others are told of. */
function toTrends(values: readonly number[]): Draft[] {
  const [first] = values;
  if (first === undefined) return [];
  const field = { features: values.length, label: 'Depth' };
  return [
    { ...EMPTY, ...field, kind: 'number_mean_before', unit: 'number', value: first },
    ...(values.length > 4 ? [count('number_outliers', values.length - 4, { label: 'Depth' })] : []),
  ];
}

/** What each of some names that were told had before. */
const toBefore = (kind: FactKind, labels: readonly (string | null)[]): Draft[] =>
  [...new Set(labels)].flatMap((label, at) => (label === null ? [] : [count(kind, at * 2, { label })]));

/** What is filled in and what is not. */
function toFilled(layer: readonly Made[]): Draft[] {
  const empty = layer.filter(({ depth }) => depth === null).length;
  const texts = layer.filter(({ gear }) => gear !== null).length;
  return [
    ...(empty > 0 ? [count('unanswered', empty, { label: 'Depth' })] : []),
    ...(texts > 0 ? [count('text', texts, { label: 'Remarks' })] : []),
  ];
}

/** Geofences with the names of the layer, entered and stayed in as often and long as there are features. */
const toFences = (names: readonly string[], features: number): Draft[] =>
  [...new Set(names)].slice(0, 5).flatMap((label, at): Draft[] => [
    { ...EMPTY, kind: 'fence_entries', unit: 'entries', value: features + at, features: 1, label },
    { ...EMPTY, kind: 'fence_time', unit: 'days', value: features / (at + 3), features: 1, label },
  ]);

function toNotes(layer: readonly Made[]): Draft[] {
  const noted = layer.filter(({ notes }) => notes > 0).toSorted((a, b) => b.notes - a.notes);
  const [most] = noted;
  if (most === undefined) return [];
  const all = sum(noted.map(({ notes }) => notes));
  return [
    count('noted', noted.length),
    { ...EMPTY, kind: 'notes', unit: 'notes', value: all, features: noted.length },
    { ...EMPTY, kind: 'most_notes', unit: 'notes', value: most.notes, features: 1, label: most.member },
  ];
}

/** The facts of a layer, computed without a database. */
function toFacts(layer: readonly Made[], previous: number): Fact[] {
  const times = layer.map(({ at }) => at).toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const [day = 0, ofDay = []] = [...Map.groupBy(times, (at) => Math.floor(at / DAY_MS) * DAY_MS)][0] ?? [];
  const place = layer[0] === undefined ? null : { lon: layer[0].lon, lat: layer[0].lat };
  const photographs = layer.filter(({ hasPhotograph }) => hasPhotograph).length;
  const drafts: Draft[] = [
    count('total', layer.length),
    count('previous', previous),
    ...(photographs > 0 ? [count('photographs', photographs)] : []),
    ...(photographs < layer.length ? [count('unpictured', layer.length - photographs)] : []),
    {
      ...EMPTY,
      kind: 'most_pictured',
      unit: 'photographs',
      value: 2,
      features: 1,
      label: layer[0]?.member ?? '',
    },
    ...toNotes(layer),
    ...toGroups(
      'template',
      layer.map(({ template }) => template),
      (label) => ({ label }),
    ),
    ...toBefore(
      'template_before',
      layer.map(({ template }) => template),
    ),
    ...toGroups(
      'member',
      layer.map(({ member }) => member),
      (label) => ({ label }),
    ),
    ...toBefore(
      'member_before',
      layer.map(({ member }) => member),
    ),
    ...toGroups(
      'geometry_type',
      layer.map(({ type }) => type),
      (label) => ({ label }),
    ),
    { ...EMPTY, kind: 'first', value: 1, features: 1, at: toTime(first) },
    { ...EMPTY, kind: 'last', value: 1, features: 1, at: toTime(last) },
    count('busiest_day', ofDay.length, { at: toTime(day) }),
    count('busiest_hour', 1, { unit: 'hour', value: new Date(first).getUTCHours() }),
    {
      ...EMPTY,
      kind: 'longest_gap',
      unit: 'days',
      value: (last - first) / DAY_MS,
      features: 2,
      at: toTime(first),
      until: toTime(last),
    },
    count('densest_cell', Math.ceil(layer.length / 2), { place }),
    ...measure(
      ['area_sum', 'area_largest'],
      'm2',
      layer.map((made) => made.area_m2).filter(isNumber),
      'Closed area',
    ),
    ...measure(
      ['length_sum', 'length_longest'],
      'm',
      layer.map((made) => made.length_m).filter(isNumber),
      'Long net',
    ),
    ...toNumbers(layer.map(({ depth }) => depth).filter(isNumber)),
    ...toTrends(layer.map(({ depth }) => depth).filter(isNumber)),
    ...toFilled(layer),
    ...toFences(
      layer.map(({ member }) => member),
      layer.length,
    ),
    ...toGroups(
      'answer',
      layer.map(({ gear }) => gear),
      (detail) => ({ label: 'Gear', detail }),
    ),
  ];
  return drafts.map((draft, index) => ({ ...draft, id: `f${index + 1}`, codes: [] }));
}

const tasks = fc
  .array(name, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(toLayer(names), fc.nat(5_000), fc.constantFrom('en' as const, 'es' as const), name),
  )
  .map(
    ([layer, previous, language, layerName]): WritingTask => ({
      facts: toFacts(layer, previous),
      layerName,
      language,
      timeZone: 'America/Mazatlan',
      question: '',
      instructions: '',
    }),
  );

/** The sentence with one digit made another one. */
function alter(text: string, place: number): string {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = digits[place % Math.max(1, digits.length)];
  if (at === undefined) return text;
  return `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
}

test(`of ${LAYERS} generated layers, each sentence has its facts, and a number that is altered is refused`, async () => {
  let altered = 0;
  let caught = 0;
  await fc.assert(
    fc.asyncProperty(tasks, fc.nat(1_000), async (task, place) => {
      const sections = await builtInWriter.write(task, new AbortController().signal);
      expect(checkSections(sections, task).refused).toEqual([]);
      const told = sections.flatMap(({ sentences }) => sentences);
      expect(told.every(({ facts }) => facts.length > 0)).toBe(true);
      const sentence = told[place % told.length];
      const text = sentence === undefined ? '' : alter(sentence.text, place);
      if (sentence !== undefined && text !== sentence.text) {
        altered += 1;
        // It may have become another number that a fact of the sentence holds, or a digit of a name.
        if (!isHeld({ ...sentence, text }, task)) caught += 1;
      }
    }),
    { numRuns: LAYERS, endOnFailure: true },
  );
  expect(altered).toBeGreaterThan(LAYERS / 2);
  expect(caught / altered).toBeGreaterThan(0.95);
}, 600_000);
