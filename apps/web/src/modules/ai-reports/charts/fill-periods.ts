import type { Fact } from '@waypost/contract';

type Period = Pick<Fact, 'at' | 'detail'>;

/** A period of a chart, with its fact if it has features. */
export interface FilledPeriod<F extends Period> {
  /** Its first day at midnight UTC, whatever the time zone of the report. */
  readonly start: Date;
  readonly fact: F | null;
}

/** The day on which a moment falls in a time zone, at midnight UTC. */
function toDay(at: string, timeZone: string | null): Date {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...(timeZone !== null && { timeZone }),
  }).formatToParts(new Date(at));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day')));
}

function toNext(start: Date, unit: string): Date {
  const next = new Date(start);
  if (unit === 'year') next.setUTCFullYear(next.getUTCFullYear() + 1);
  else if (unit === 'month') next.setUTCMonth(next.getUTCMonth() + 1);
  else next.setUTCDate(next.getUTCDate() + (unit === 'week' ? 7 : 1));
  return next;
}

/** More than any unit has: a start that is none of its unit must not go on for ever. */
const MAX_FILLED = 400;

/**
 * Every period from the first to the last, those without features too: left out, days far apart would look like days in a
 * row.
 */
export function fillPeriods<F extends Period>(
  facts: readonly F[],
  timeZone: string | null,
): FilledPeriod<F>[] {
  const unit = facts[0]?.detail ?? 'day';
  const byDay = new Map(
    facts.flatMap((fact) => (fact.at === null ? [] : [[toDay(fact.at, timeZone).getTime(), fact] as const])),
  );
  const [first, last] = [Math.min(...byDay.keys()), Math.max(...byDay.keys())];
  const filled: FilledPeriod<F>[] = [];
  let start = new Date(first);
  while (start.getTime() <= last && filled.length < MAX_FILLED) {
    filled.push({ start, fact: byDay.get(start.getTime()) ?? null });
    start = toNext(start, unit);
  }
  return filled;
}
