import { usePreferences } from '../theme/preferences.ts';
import { formatDay, formatFullTime } from './time-format.ts';

/** A date, with the full time on hover. `value` is ISO 8601. */
export function Day({ value }: { value: string }) {
  const preferences = usePreferences();
  const date = new Date(value);
  return (
    <time dateTime={value} title={formatFullTime(date, preferences)}>
      {formatDay(date, Date.now(), preferences)}
    </time>
  );
}
