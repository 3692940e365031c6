import { useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { usePreferences } from '../theme/preferences.ts';
import { formatFullTime, toRelativeTime } from './time-format.ts';

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let now = Date.now();
let ticker: ReturnType<typeof setInterval> | null = null;

/** One clock for all times on the screen. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticker ??= setInterval(() => {
    now = Date.now();
    for (const other of listeners) other();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || ticker === null) return;
    clearInterval(ticker);
    ticker = null;
  };
}

function getNow(): number {
  if (Date.now() - now > TICK_MS) now = Date.now();
  return now;
}

/**
 * A time relative to now up to a week, then a date; the full time on hover, in the member's language and 12/24 hour
 * setting. `value` is ISO 8601 or milliseconds.
 */
export function RelativeTime({ value, className }: { value: string | number; className?: string }) {
  const t = useTranslate();
  const preferences = usePreferences();
  const current = useSyncExternalStore(subscribe, getNow);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time dateTime={date.toISOString()} title={formatFullTime(date, preferences)} className={className}>
      {toRelativeTime(date, current, preferences, {
        justNow: t('time.justNow'),
        yesterday: t('time.yesterday'),
      })}
    </time>
  );
}
