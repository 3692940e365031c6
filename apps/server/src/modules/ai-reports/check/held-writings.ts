import type { Fact } from '@waypost/contract';
import { createFormat, type ValueFormat } from '../writers/built-in/format.ts';
import { toNumberFormat, toTimeFormat } from '../writers/built-in/kept-formats.ts';
import { PHRASES_EN } from '../writers/built-in/phrases-en.ts';
import { PHRASES_ES } from '../writers/built-in/phrases-es.ts';
import type { WritingTask } from '../writers/writer.ts';
import { isOfBefore } from './times.ts';

/** `count`: a plain number. `measure`: a number with its unit, a share or hours. */
export type WritingKind = 'count' | 'measure' | 'time' | 'place' | 'name';

/** One way to write what a fact holds. */
export interface Writing {
  readonly text: string;
  readonly kind: WritingKind;
  /** The fact; null: the name of the layer. */
  readonly fact: Fact | null;
}

const SQUARE_METRES = { ha: 10_000, 'km²': 1_000_000 } as const;
const METRES_PER_KM = 1_000;
const HOURS_PER_DAY = 24;
/** Facts of one feature, and those whose number of features says nothing. */
const WITHOUT_COUNT: ReadonlySet<Fact['kind']> = new Set([
  'first',
  'last',
  'area_largest',
  'length_longest',
  'longest_gap',
  'number_least',
  'number_greatest',
  'number_mean',
  'number_median',
  'number_lower_quartile',
  'number_upper_quartile',
  'text',
  'number_mean_before',
  'fence_entries',
  'fence_time',
  'notes',
  'most_notes',
  'most_pictured',
]);

const UNITS = {
  en: {
    ha: 'hectares',
    m2: 'square metres',
    km2: 'square kilometres',
    m: 'metres',
    km: 'kilometres',
    percent: 'percent',
  },
  es: {
    ha: 'hectáreas',
    m2: 'metros cuadrados',
    km2: 'kilómetros cuadrados',
    m: 'metros',
    km: 'kilómetros',
    percent: 'por ciento',
  },
} as const;
const DURATIONS = { en: { hours: 'hours', days: 'days' }, es: { hours: 'horas', days: 'días' } } as const;

/** A value may be rounded to two, one or no decimals, unless nothing is left of it. */
function listRounded(value: number, language: WritingTask['language']): string[] {
  return [2, 1, 0].flatMap((digits) => {
    if (value !== 0 && Number(value.toFixed(digits)) === 0) return [];
    const format = toNumberFormat(language, { maximumFractionDigits: digits, useGrouping: 'always' });
    return [format.format(value)];
  });
}

const withUnits = (numbers: readonly string[], ...units: string[]) =>
  numbers.flatMap((number) => units.map((unit) => `${number} ${unit}`));

function listMeasures(
  { kind, value, unit, detail, features }: Fact,
  language: WritingTask['language'],
  format: ValueFormat,
): string[] {
  const words = UNITS[language];
  const rounded = (number: number) => listRounded(number, language);
  if (unit === 'm2')
    return [
      format.area(value),
      ...withUnits(rounded(value), 'm²', words.m2),
      ...withUnits(rounded(value / SQUARE_METRES.ha), 'ha', words.ha),
      ...withUnits(rounded(value / SQUARE_METRES['km²']), 'km²', words.km2),
    ];
  if (unit === 'm')
    return [
      format.length(value),
      ...withUnits(rounded(value), 'm', words.m),
      ...withUnits(rounded(value / METRES_PER_KM), 'km', words.km),
    ];
  if (unit === 'days')
    return [
      format.duration(value),
      ...withUnits(rounded(value), DURATIONS[language].days),
      ...withUnits(rounded(value * HOURS_PER_DAY), DURATIONS[language].hours),
    ];
  if (kind === 'unpictured' || kind === 'text' || kind === 'unanswered')
    return [format.counted(features, kind)];
  if (unit === 'notes' || unit === 'photographs') return [format.counted(value, unit)];
  if (unit === 'hour' || kind === 'hour') {
    const hour = kind === 'hour' ? Number(detail) : value;
    const [from = '', until = ''] = format.hours(hour).split('–');
    const joined = ['–', '-', ' – ', ' to ', ' and ', ' a ', ' y ', ' y las ', ' a las '];
    return joined.map((part) => `${from}${part}${until}`);
  }
  return [];
}

/** A day, the first one of a week, a month with and without its year, or a year. */
function listPeriods(at: string, unit: string | null, task: WritingTask, format: ValueFormat): string[] {
  const { language, timeZone } = task;
  const write = (options: Intl.DateTimeFormatOptions) =>
    toTimeFormat(language, { ...options, timeZone }).format(new Date(at));
  if (unit === 'year') return [write({ year: 'numeric' })];
  if (unit === 'month') return [write({ month: 'long', year: 'numeric' }), write({ month: 'long' })];
  return listTimes(at, true, task, format);
}

/** A day as it is written with and without its year, and the time of day with it. @param isDay whether it has none. */
function listTimes(
  time: string,
  isDay: boolean,
  { language, timeZone }: WritingTask,
  format: ValueFormat,
): string[] {
  const day = toTimeFormat(language, { month: 'long', day: 'numeric', timeZone });
  const british = toTimeFormat('en-GB', { dateStyle: 'long', timeZone });
  const iso = toTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  const at = new Date(time);
  return [
    ...(isDay ? [] : [format.moment(time)]),
    format.day(time),
    day.format(at),
    iso.format(at),
    ...(language === 'en' ? [british.format(at)] : []),
  ];
}

function listNames({ kind, label, detail }: Fact): string[] {
  // Their detail is a unit of time, or an hour.
  if (kind === 'period' || kind === 'hour') return [];
  if (kind === 'geometry_type') {
    const type = label as keyof typeof PHRASES_EN.geometries; // as the column has them
    return [PHRASES_EN.geometries[type], PHRASES_ES.geometries[type]];
  }
  const answers =
    detail === 'true' ? [PHRASES_EN.yes, PHRASES_ES.yes] : detail === 'false' ? [PHRASES_EN.no] : [];
  return [label, detail, ...answers].filter((name) => name !== null);
}

/** What was listed of a fact, by language and time zone: each sentence that names it asks again. */
const listed = new WeakMap<Fact, Map<string, Writing[]>>();

/** All that a fact lets a sentence say, as it may be written. */
export function listWritings(fact: Fact, task: WritingTask): readonly Writing[] {
  const key = `${task.language} ${task.timeZone}`;
  const known = listed.get(fact) ?? new Map<string, Writing[]>();
  listed.set(fact, known);
  const writings = known.get(key) ?? makeWritings(fact, task);
  known.set(key, writings);
  return writings;
}

function makeWritings(fact: Fact, task: WritingTask): Writing[] {
  const { language } = task;
  const format = createFormat(language, task.timeZone);
  const { kind, value, unit, detail, at, until, place, features } = fact;
  const counts = [
    ...(WITHOUT_COUNT.has(kind) || kind === 'unpictured' || kind === 'unanswered'
      ? []
      : [format.number(features)]),
    ...(unit === 'entries' ? [format.number(value)] : []),
    ...(unit === 'number' ? [format.number(value), ...listRounded(value, language)] : []),
  ];
  const listAll = (time: string) =>
    kind === 'period'
      ? listPeriods(time, detail, task, format)
      : listTimes(time, kind === 'busiest_day', task, format);
  const times = [at, until].flatMap((time) => (time === null ? [] : listAll(time)));
  const toWritings = (of: WritingKind, texts: readonly string[]) =>
    [...new Set(texts)].map((text) => ({ text, kind: of, fact }));
  return [
    ...toWritings('count', counts),
    ...toWritings('measure', listMeasures(fact, language, format)),
    ...toWritings('time', times),
    ...toWritings('place', place === null ? [] : [format.place(place)]),
    ...toWritings('name', listNames(fact)),
  ];
}

/** Shares of the total, in whole percent or with one decimal. */
export function listShares(facts: readonly Fact[], { language }: WritingTask): Writing[] {
  const total = facts.find(({ kind }) => kind === 'total');
  if (total === undefined || total.features === 0) return [];
  return facts.flatMap((fact) => {
    const share = fact.features / total.features;
    // A part of now, and not of before.
    if (WITHOUT_COUNT.has(fact.kind) || isOfBefore(fact) || fact.kind === 'number_outliers') return [];
    return [0, 1].flatMap((digits) => {
      const format = toNumberFormat(language, { style: 'percent', maximumFractionDigits: digits });
      const number = toNumberFormat(language, { maximumFractionDigits: digits });
      const texts = [
        format.format(share),
        `${number.format(share * 100)}%`,
        `${number.format(share * 100)} ${UNITS[language].percent}`,
      ];
      return texts.map((text) => ({ text, kind: 'measure' as const, fact }));
    });
  });
}
