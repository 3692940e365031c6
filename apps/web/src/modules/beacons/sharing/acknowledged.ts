import type { BeaconFix } from '@waypost/contract';

/** A position that the channel has not acknowledged counts as lost after this time. */
const LOST_MS = 5_000;

/** Positions on their way through the channel, which may be lost without anybody noticing at first. */
export interface Unacknowledged {
  add(fix: BeaconFix, now: number): void;
  /** An answer came. @returns the position if it was refused: it is to be kept. */
  settle(id: string, isTaken: boolean): BeaconFix | null;
  /** Takes out those without an answer for too long, or all if the channel is lost. */
  takeLost(now: number, isChannelLost: boolean): readonly BeaconFix[];
}

/** The id of a publication with a position. */
export const toPublicationId = ({ rel_ts }: BeaconFix) => `beacon ${rel_ts}`;

export function createUnacknowledged(): Unacknowledged {
  const sent = new Map<string, { readonly fix: BeaconFix; readonly at: number }>();
  return {
    add: (fix, now) => void sent.set(toPublicationId(fix), { fix, at: now }),
    settle(id, isTaken) {
      const known = sent.get(id);
      sent.delete(id);
      return isTaken ? null : (known?.fix ?? null);
    },
    takeLost(now, isChannelLost) {
      const lost = [...sent.values()].filter(({ at }) => isChannelLost || at <= now - LOST_MS);
      for (const { fix } of lost) sent.delete(toPublicationId(fix));
      return lost.map(({ fix }) => fix);
    },
  };
}
