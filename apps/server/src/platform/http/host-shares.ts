/** Whether a host may be sent something now. */
export type HostPlace =
  | {
      readonly ok: true;
      /** Gives the place back. @param hasAnswered whether there was any answer, also a refusal; null: it was not waited for. */
      end(hasAnswered: boolean | null): void;
    }
  | { readonly ok: false; readonly afterMs: number };

export interface HostShares {
  /** @param host with its port. */
  take(host: string): HostPlace;
}

interface Options {
  /** How many may wait at once for hosts of which it is not known that they answer, all together; for each of these, one. */
  readonly unproven: number;
  /** How long a host rests that did not answer: at first, doubled each time, and at most. */
  readonly rest: { readonly firstMs: number; readonly maxMs: number };
  /** Milliseconds of whatever clock. */
  readonly clock?: () => number;
}

/** How soon it is asked again where no place is left. */
const FULL_MS = 500;
/** More are forgotten, those that were not used for longest first. */
const MAX_HOSTS = 5_000;

interface Host {
  isProven: boolean;
  /** Times in a row without an answer. */
  silences: number;
  /** When its last silence was noted. */
  silentAt: number;
  restsUntil: number;
  open: number;
}

/**
 * Shares what a process sends to addresses that members named. Whoever answers may take every place. Hosts that did not answer, or were never asked, share a
 * few: however many of them there are, also under ever new names, the others are left to those that answer.
 */
export function createHostShares({ unproven, rest, clock = Date.now }: Options): HostShares {
  const hosts = new Map<string, Host>();
  let openUnproven = 0;

  const find = (name: string): Host => {
    const host = hosts.get(name) ?? { isProven: false, silences: 0, silentAt: 0, restsUntil: 0, open: 0 };
    // The last one used is the last one in the map.
    hosts.delete(name);
    hosts.set(name, host);
    for (const [other, { open }] of hosts) {
      if (hosts.size <= MAX_HOSTS) break;
      if (open === 0 && other !== name) hosts.delete(other);
    }
    return host;
  };
  const settle = (host: Host, hasAnswered: boolean | null, since: number) => {
    if (hasAnswered === null) return;
    // What was sent before is of the same silence.
    if (!hasAnswered && host.silences > 0 && since < host.silentAt) return;
    if (!hasAnswered) host.silentAt = clock();
    host.isProven = hasAnswered;
    host.silences = hasAnswered ? 0 : host.silences + 1;
    const restMs = Math.min(rest.firstMs * 2 ** (host.silences - 1), rest.maxMs);
    host.restsUntil = hasAnswered ? 0 : clock() + restMs;
  };

  return {
    take: (name) => {
      const host = find(name);
      const now = clock();
      if (host.restsUntil > now) return { ok: false, afterMs: host.restsUntil - now };
      const wasProven = host.isProven;
      if (!wasProven && (host.open > 0 || openUnproven >= unproven)) return { ok: false, afterMs: FULL_MS };
      host.open += 1;
      if (!wasProven) openUnproven += 1;
      return {
        ok: true,
        end: (hasAnswered) => {
          host.open -= 1;
          if (!wasProven) openUnproven -= 1;
          settle(host, hasAnswered, now);
        },
      };
    },
  };
}
