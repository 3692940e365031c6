import type { Fact } from '@waypost/contract';
import { formatArea, formatLength } from '@waypost/geo';
import type { Translate } from '../../../i18n/i18n.ts';
import { formatDay, formatFullTime, type TimeReader } from '../../../ui/times/time-format.ts';
import { toPeriodLabel } from './period-label.ts';

const HOURS_PER_DAY = 24;

/** The language of who reads a fact, and their clock in the time zone of the report: its days are of that. */
export interface FactReader {
  readonly t: Translate;
  readonly locale: string;
  readonly times: TimeReader;
}

/** An answer of a field. Yes and no are stored as true and false. */
export function toAnswerText(t: Translate, detail: string | null): string {
  if (detail === 'true') return t('aiReports.yes');
  return detail === 'false' ? t('aiReports.no') : (detail ?? '');
}

/** What a fact is about. */
export function toFactName({ t }: FactReader, { kind, label, detail }: Fact): string {
  if (kind === 'period') return t(`aiReports.charts.${detail as 'day'}`);
  if (kind === 'hour') return t('aiReports.kinds.hour', { detail: toHours(Number(detail)) });
  const name = kind === 'geometry_type' ? t(`features.types.${label as 'Point'}`) : (label ?? '');
  return t(`aiReports.kinds.${kind}`, { label: name, detail: toAnswerText(t, detail) });
}

/** An hour of the day and the next one. */
export const toHours = (hour: number) => {
  const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return `${clock(hour)}–${clock((hour + 1) % HOURS_PER_DAY)}`;
};

function toDuration({ t, locale }: FactReader, days: number): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return days < 2
    ? t('aiReports.hours', { count: format.format(days * HOURS_PER_DAY) })
    : t('aiReports.days', { count: format.format(days) });
}

/** The value of a fact with its unit, and when it was. */
export function toFactValue(reader: FactReader, { kind, value, unit, detail, at, until }: Fact): string {
  const { locale, times } = reader;
  const time = (text: string) => formatFullTime(new Date(text), times);
  if ((kind === 'first' || kind === 'last') && at !== null) return time(at);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);
  const texts = {
    features: number,
    number,
    entries: number,
    notes: number,
    photographs: number,
    m2: formatArea(value, locale),
    m: formatLength(value, locale),
    hour: toHours(value),
    days: toDuration(reader, value),
  };
  if (kind === 'period' && at !== null)
    return `${number} · ${toPeriodLabel(new Date(at), detail ?? 'day', locale, times.tz)}`;
  if (kind === 'busiest_day' && at !== null)
    return `${texts[unit]} · ${formatDay(new Date(at), Date.now(), times)}`;
  if (kind === 'longest_gap' && at !== null && until !== null)
    return `${texts[unit]} · ${time(at)} – ${time(until)}`;
  return texts[unit];
}
