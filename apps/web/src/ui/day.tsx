import { useLocale } from '../i18n/i18n.ts';
import { usePreferences } from './preferences.ts';
import { formatDay, formatFullTime } from './time-format.ts';

/** The day of a time, the whole of it on hover. `value` is ISO 8601. */
export function Day({ value }: { value: string }) {
  const locale = useLocale();
  const { timeFormat } = usePreferences();
  const date = new Date(value);
  return (
    <time dateTime={value} title={formatFullTime(date, locale, timeFormat)}>
      {formatDay(date, Date.now(), locale)}
    </time>
  );
}
