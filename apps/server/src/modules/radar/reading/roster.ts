import type { RadarAccount } from '../../../providers/radar/radar.ts';
import type { Holder } from './store.ts';

/** An account that others read for is asked itself this often, so that it ends with its right. */
const CHECK_MS = 24 * 3_600_000;
/** And this often, if asking it came to nothing. */
const CHECK_AGAIN_MS = 3_600_000;

/** Who has which account and which stations, at one moment. */
export interface Roster {
  readonly holders: readonly Holder[];
  readonly accounts: ReadonlyMap<number, RadarAccount>;
}

/** The organizations that use an account. */
export const listUsers = ({ accounts }: Roster, { id }: RadarAccount): number[] =>
  [...accounts].flatMap(([organizationId, account]) => (account.id === id ? [organizationId] : []));

/** Until when an account is to be left alone, in milliseconds since 1970; 0: it is not. */
export function toWaitEnd(roster: Roster, account: RadarAccount): number {
  const users = new Set(listUsers(roster, account));
  return roster.holders.reduce(
    (end, { organization_id, wait_until }) =>
      users.has(organization_id) ? Math.max(end, wait_until?.getTime() ?? 0) : end,
    0,
  );
}

/** The accounts that may open a station: those known to do so first, those that do not last. */
export function listCandidates({ holders, accounts }: Roster, radarId: number): RadarAccount[] {
  const rank = ({ fault, checked_at }: Holder) => (fault !== null ? 2 : checked_at === null ? 1 : 0);
  return holders
    .filter(({ radar_id }) => radar_id === radarId)
    .toSorted((a, b) => rank(a) - rank(b) || a.organization_id - b.organization_id)
    .flatMap(({ organization_id }) => accounts.get(organization_id) ?? []);
}

/** The accounts whose right was not asked for in a day, the one that was tried longest ago first. */
export function listUnchecked(roster: Roster, now: number): RadarAccount[] {
  const isDue = ({ checked_at, tried_at }: Holder) =>
    ((checked_at ?? tried_at)?.getTime() ?? 0) < now - CHECK_MS &&
    (tried_at?.getTime() ?? 0) < now - CHECK_AGAIN_MS;
  return roster.holders
    .filter(isDue)
    .toSorted((a, b) => (a.tried_at?.getTime() ?? 0) - (b.tried_at?.getTime() ?? 0))
    .flatMap(({ organization_id }) => roster.accounts.get(organization_id) ?? [])
    .filter((account) => toWaitEnd(roster, account) <= now);
}
