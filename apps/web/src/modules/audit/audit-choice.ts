import type { AuditQuery } from './api.ts';

/** What is chosen in the fields above the log. */
export interface AuditChoice {
  readonly who: string;
  readonly about: string;
  readonly organization: string | null;
  /** Days of the member's time zone, as `2026-11-25`; both are included. */
  readonly from: string;
  readonly to: string;
}

export const EVERYTHING: AuditChoice = { who: '', about: '', organization: null, from: '', to: '' };

function toDayStart(day: string, daysLater: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** The filter of a choice; fields that are empty are absent. */
export function toAuditQuery({ who, about, organization, from, to }: AuditChoice): AuditQuery {
  const start = toDayStart(from, 0);
  const end = toDayStart(to, 1);
  return {
    ...(who.trim() === '' ? {} : { who: who.trim() }),
    ...(about === '' ? {} : { about }),
    ...(organization === null ? {} : { organization_id: Number(organization) }),
    ...(start === undefined ? {} : { from: start }),
    ...(end === undefined ? {} : { until: end }),
  };
}
