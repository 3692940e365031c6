import { PRESENCE_MAX_AGE_MS, type Presence } from '@waypost/contract';

/** What a page of a member said last, and when this page heard it. */
export interface Heard extends Presence {
  readonly heardAt: number;
}

/** All pages with that of one seat replaced, or without it. */
export function withSeat(all: readonly Heard[], seat: string, next: Heard | null): Heard[] {
  const others = all.filter((one) => one.seat !== seat);
  return next === null ? others : [...others, next];
}

/** An answer of the server, with what was heard while it was under way. */
export function withHeard(answer: readonly Presence[], known: readonly Heard[], now: number): Heard[] {
  const bySeat = new Map(known.map((one) => [one.seat, one]));
  return answer.map((one) => {
    const own = bySeat.get(one.seat);
    return own !== undefined && own.rel_ts >= one.rel_ts ? own : { ...one, heardAt: now };
  });
}

/** The other members who are here, each with the page that said something last, in the order of their ids. */
export function toOthers(all: readonly Heard[], memberId: number, now: number): Heard[] {
  const byMember = new Map<number, Heard>();
  for (const one of all) {
    if (one.member_id === memberId || one.heardAt <= now - PRESENCE_MAX_AGE_MS) continue;
    const known = byMember.get(one.member_id);
    if (known === undefined || isNearer(one, known)) byMember.set(one.member_id, one);
  }
  return [...byMember.values()].sort((a, b) => a.member_id - b.member_id);
}

/** Of the pages of one member, the one with the pointer counts; a hidden tab repeats itself too. */
function isNearer(one: Heard, known: Heard): boolean {
  if ((one.pointer === null) !== (known.pointer === null)) return one.pointer !== null;
  return one.rel_ts > known.rel_ts;
}

/** The other members on one of whose pages a feature is being changed, in the order of their ids. */
export function toEditors(all: readonly Heard[], code: string, memberId: number, now: number): Heard[] {
  return toOthers(
    all.filter(({ editing }) => editing === code),
    memberId,
    now,
  );
}
