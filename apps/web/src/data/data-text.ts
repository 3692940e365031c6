import type { DataEntry } from '@waypost/contract';
import type { Translate } from '../i18n/i18n.ts';

const NUMBER = 1;
const BOOLEAN = 2;

/** A collected value as text for display; on the wire all types are text. */
export function toDataText({ type, value }: DataEntry, t: Translate, locale: string): string {
  if (type === BOOLEAN) return t(value === 'true' ? 'features.yes' : 'features.no');
  const number = Number(value);
  if (type === NUMBER && value.trim() !== '' && Number.isFinite(number)) {
    return number.toLocaleString(locale, {
      maximumFractionDigits: 12,
      useGrouping: Math.abs(number) >= 10_000,
    });
  }
  return value;
}
