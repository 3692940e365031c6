import type { Fact, ReportLanguage } from '@waypost/contract';
import { toNumberFormat, toTimeFormat } from './kept-formats.ts';

const SQUARE_METRES_PER_HECTARE = 10_000;
const METRES_PER_KILOMETRE = 1_000;
const HOURS_PER_DAY = 24;
const SMALLEST_DECIMAL = 0.005;

/** Writes values of facts as people of a language do. */
export interface ValueFormat {
  number(value: number): string;
  /** `count` of `total` in whole percent. */
  percent(count: number, total: number): string;
  /** An area from m², in hectares from one hectare on. */
  area(value: number): string;
  /** A length from metres, in kilometres from one kilometre on. */
  length(value: number): string;
  day(time: string): string;
  /** A day and its time. */
  moment(time: string): string;
  /** An hour of the day and the next one. */
  hours(hour: number): string;
  /** A time from days: in hours below two days. */
  duration(days: number): string;
  /** How many there are of something. */
  counted(count: number, unit: CountedUnit): string;
  place(place: NonNullable<Fact['place']>): string;
}

/** What can be counted besides features, one and several of it. */
const COUNTED = {
  en: {
    notes: ['note', 'notes'],
    photographs: ['photograph', 'photographs'],
    unpictured: ['without photographs', 'without photographs'],
    text: ['text', 'texts'],
    unanswered: ['empty', 'empty'],
  },
  es: {
    notes: ['nota', 'notas'],
    photographs: ['fotografía', 'fotografías'],
    unpictured: ['sin fotografías', 'sin fotografías'],
    text: ['texto', 'textos'],
    unanswered: ['vacío', 'vacíos'],
  },
} as const;
export type CountedUnit = keyof (typeof COUNTED)['en'];

const UNITS = {
  en: { hours: 'hours', days: 'days' },
  es: { hours: 'horas', days: 'días' },
} as const;

export function createFormat(language: ReportLanguage, timeZone: string): ValueFormat {
  const decimal = toNumberFormat(language, { maximumFractionDigits: 2, useGrouping: 'always' });
  // Two decimals would leave nothing of a value this small.
  const small = toNumberFormat(language, { maximumSignificantDigits: 2, maximumFractionDigits: 20 });
  const share = toNumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const degrees = toNumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const days = toTimeFormat(language, { dateStyle: 'long', timeZone });
  const moments = toTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const number = (value: number) =>
    value !== 0 && Math.abs(value) < SMALLEST_DECIMAL ? small.format(value) : decimal.format(value);
  return {
    number,
    percent: (count, total) => share.format(total === 0 ? 0 : count / total),
    area: (value) =>
      value < SQUARE_METRES_PER_HECTARE
        ? `${number(Math.round(value))} m²`
        : `${number(value / SQUARE_METRES_PER_HECTARE)} ha`,
    length: (value) =>
      value < METRES_PER_KILOMETRE
        ? `${number(Math.round(value))} m`
        : `${number(value / METRES_PER_KILOMETRE)} km`,
    day: (time) => days.format(new Date(time)),
    moment: (time) => moments.format(new Date(time)),
    hours: (hour) => `${clock(hour)}–${clock((hour + 1) % HOURS_PER_DAY)}`,
    duration: (value) =>
      value < 2
        ? `${number(Math.round(value * HOURS_PER_DAY))} ${UNITS[language].hours}`
        : `${number(Math.round(value))} ${UNITS[language].days}`,
    counted: (count, unit) => `${number(count)} ${COUNTED[language][unit][count === 1 ? 0 : 1]}`,
    place: ({ lon, lat }) => `${degrees.format(lat)}, ${degrees.format(lon)}`,
  };
}
