import { type Selected, selectWithin } from '../features/index.ts';
import type { FactRequest } from './facts/fact-scope.ts';
import type { ReportRow } from './store.ts';

type ReportTimes = Pick<ReportRow, 'start_date' | 'end_date' | 'created_at' | 'time_zone'>;

/** Features observed in a range of time, both ends included. */
export const within = (selected: Selected, from: Date | null, until: Date | null): Selected =>
  selectWithin(selected, { startDate: from?.getTime(), endDate: until?.getTime() });

/** As much time before a range; null for a range with an open end. */
function beforeRange(selected: Selected, from: Date | null, until: Date | null): Selected | null {
  if (from === null || until === null) return null;
  const lengthMs = until.getTime() - from.getTime() + 1;
  return within(selected, new Date(from.getTime() - lengthMs), new Date(from.getTime() - 1));
}

/** The end of a range, or the time of the report if that is earlier: what is to come is no gap. */
function toKnownEnd({ end_date, created_at }: ReportTimes): Date | null {
  return end_date === null || end_date < created_at ? end_date : created_at;
}

/** What the facts of a report are computed of. @param selected what its reader may read of its layer. */
export function toFactRequest(row: ReportTimes, selected: Selected): FactRequest {
  const { start_date: from, end_date: until } = row;
  return {
    selected: within(selected, from, until),
    previous: beforeRange(selected, from, until),
    timeZone: row.time_zone,
    from,
    until: toKnownEnd(row),
  };
}
