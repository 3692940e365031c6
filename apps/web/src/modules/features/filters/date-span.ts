/** Presets, the shortest first; `24h` is exact to the hour, the others to the day. */
export const DATE_PRESETS = ['24h', 'week', 'month', 'year'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** A span of the address: ISO 8601. Undefined at an open end. */
export interface DateSpan {
  readonly start_date: string | undefined;
  readonly end_date: string | undefined;
}

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Exclude<DatePreset, '24h'>, number>> = { week: 7, month: 30, year: 365 };

function toDayStart(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** The last moment of a day, in the browser's time zone. */
function toDayEnd(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1, 0, 0, 0, -1);
}

/** A preset that ends with today, so that new features are included. */
export function toPresetSpan(preset: DatePreset, now: Date): DateSpan {
  const start =
    preset === '24h'
      ? new Date(Math.floor((now.getTime() - DAY_MS) / 3_600_000) * 3_600_000)
      : toDayStart(new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[preset]));
  return { start_date: start.toISOString(), end_date: toDayEnd(now).toISOString() };
}

/** The preset that equals a span, or null. */
export function findPreset({ start_date, end_date }: DateSpan, now: Date): DatePreset | null {
  if (start_date === undefined || end_date === undefined) return null;
  const isSame = (preset: DatePreset) => {
    const span = toPresetSpan(preset, now);
    return span.start_date === start_date && span.end_date === end_date;
  };
  return DATE_PRESETS.find(isSame) ?? null;
}

/** A time as a date field's value, or empty: `2026-11-21`. */
export function toDateField(ms: number | null): string {
  if (ms === null) return '';
  const date = new Date(ms);
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The first or last moment of the day in a date field; undefined if empty or in the future. */
export function fromDateField(text: string, side: 'start' | 'end', now: Date): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(date.getTime()) || date > toDayEnd(now)) return undefined;
  return (side === 'start' ? date : toDayEnd(date)).toISOString();
}
