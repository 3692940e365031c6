import type { Beacon } from '@waypost/contract';

/** The beacons with that of one member replaced, or without it. An earlier position replaces nothing. */
export function withReplaced(all: readonly Beacon[], memberId: number, next: Beacon | null): Beacon[] {
  const known = all.find((one) => one.member_id === memberId);
  if (next !== null && known !== undefined && known.rel_ts > next.rel_ts) return [...all];
  const others = all.filter((one) => one.member_id !== memberId);
  return next === null ? others : [...others, next];
}

/** An answer of the server, with the later positions of its members that arrived while it was under way. */
export function withLater(answer: readonly Beacon[], known: readonly Beacon[]): Beacon[] {
  const latest = new Map(known.map((one) => [one.member_id, one]));
  return answer.map((one) => {
    const own = latest.get(one.member_id);
    return own !== undefined && own.rel_ts > one.rel_ts ? own : one;
  });
}

/** The beacons whose last position is later than a time. */
export function withoutOld(all: readonly Beacon[], since: number): Beacon[] {
  return all.filter((one) => one.rel_ts > since);
}
