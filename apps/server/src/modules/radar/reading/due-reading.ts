import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import type { ProviderFaults } from '../../../platform/observability/provider-faults.ts';
import {
  type ProviderStation,
  type ProviderTrack,
  type Radar,
  type RadarAccount,
  RadarError,
  RadarUnreachedError,
} from '../../../providers/radar/radar.ts';
import type { RadarAccounts } from '../accounts.ts';
import { holdAccounts, putTried } from '../keys/asked-accounts.ts';
import { type Claim, claimOpened, failStation, keepClaims } from './claims.ts';
import { type DetectionListener, type RadarPauses, recordReading } from './record-reading.ts';
import { listCandidates, listUnchecked, listUsers, type Roster, toWaitEnd } from './roster.ts';
import { closeAccess, listOpeners, putAccess } from './store.ts';
import { tellOrganizations } from './tell-organizations.ts';

export interface DueReadingOptions {
  readonly database: Database;
  readonly radar: Radar;
  readonly accounts: RadarAccounts;
  readonly pauses: RadarPauses;
  readonly onDetections: DetectionListener;
  readonly log: Logger;
  readonly providerFaults: ProviderFaults;
}

const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 30 * MINUTE_MS;
/** The longest that a provider is believed when it asks to wait. */
const MAX_WAIT_MS = 24 * 60 * MINUTE_MS;
/** How long an account is left alone that was asked too often, if the provider does not say. */
const USUAL_WAIT_MS = 5 * MINUTE_MS;
/** Accounts that find the provider failing before the others that may open a station are spared the attempt. */
const MAX_UNAVAILABLE = 2;
/** Requests of a pass that get no answer before it makes no more: each lasts as long as a request may. */
const MAX_UNREACHED = 2;
/** What a provider that knows the past is asked of it, for a station that was never read. */
const PAST_MS = 24 * 60 * MINUTE_MS;
const PAST_STEP_MS = 5 * MINUTE_MS;

type Answer = readonly ProviderStation[] | RadarError;

const toWaitMs = ({ trouble, retryAfterMs }: RadarError): number | null => {
  if (retryAfterMs === null) return trouble === 'too_often' ? USUAL_WAIT_MS : null;
  return Math.min(retryAfterMs, MAX_WAIT_MS);
};

/** One pass over the stations that it has claimed; asks each account once at most. */
export class DueReading {
  readonly #options: DueReadingOptions;
  readonly #roster: Roster;
  readonly #claim: Claim;
  readonly #asked = new Map<string, Answer>();
  #keptAt = Date.now();
  #unreached = 0;

  constructor(options: DueReadingOptions, roster: Roster, claim: Claim) {
    this.#options = options;
    this.#roster = roster;
    this.#claim = claim;
  }

  /** Reads a station with the first account that opens it. A fault of ours is logged, and the others are read. */
  async read(radarId: number): Promise<void> {
    try {
      await this.#tryAccounts(radarId);
    } catch (error) {
      await this.#postpone(radarId, error);
    }
  }

  /** Asks one of the accounts that others read for. */
  async check(): Promise<void> {
    const { database, log } = this.#options;
    const account = listUnchecked(this.#roster, Date.now()).find(({ id }) => !this.#asked.has(id));
    if (account === undefined || this.#isOutOfReach()) return;
    const users = listUsers(this.#roster, account);
    try {
      // First: whatever comes of it, the others have their turn.
      await database.transaction(async (tx) => {
        await holdAccounts(tx, users);
        await putTried(tx, users, null);
      });
      await this.#ask(account);
    } catch (error) {
      log.error({ err: error }, 'checking an account for radar failed');
    }
  }

  async #tryAccounts(radarId: number): Promise<void> {
    const { database, pauses } = this.#options;
    const troubles: { readonly trouble: RadarError['trouble']; readonly waitMs: number }[] = [];
    for (const account of listCandidates(this.#roster, radarId)) {
      const waitMs = toWaitEnd(this.#roster, account) - Date.now();
      if (waitMs > 0) {
        troubles.push({ trouble: 'too_often', waitMs });
        continue;
      }
      const answer = this.#isOutOfReach() ? this.#asked.get(account.id) : await this.#ask(account);
      if (answer === undefined) {
        troubles.push({ trouble: 'unavailable', waitMs: 0 });
        continue;
      }
      if (!(answer instanceof RadarError)) {
        if (answer.some(({ id }) => id === radarId)) return;
        continue;
      }
      troubles.push({ trouble: answer.trouble, waitMs: toWaitMs(answer) ?? 0 });
      if (troubles.filter(({ trouble }) => trouble === 'unavailable').length === MAX_UNAVAILABLE) break;
    }
    // What may pass is said before what an account has lost, which its own organization hears.
    const passing = troubles.filter(({ trouble }) => trouble !== 'refused');
    const fault = passing[0]?.trouble ?? troubles[0]?.trouble ?? 'gone';
    const pause = {
      firstMs: passing.length > 0 ? pauses.watchedMs : pauses.idleMs,
      maxMs: MAX_PAUSE_MS,
      leastMs: passing.length > 0 ? Math.min(...passing.map(({ waitMs }) => waitMs)) : 0,
    };
    await database.transaction(async (tx) => {
      if (await failStation(tx, this.#claim, radarId, fault, pause))
        await tellOrganizations(tx, radarId, await listOpeners(tx, radarId));
    });
  }

  #isOutOfReach(): boolean {
    return this.#unreached >= MAX_UNREACHED;
  }

  #noteFault(error: RadarError): void {
    if (error instanceof RadarUnreachedError) this.#unreached += 1;
    this.#options.providerFaults.note('radar', error);
  }

  /** Asks an account once, and records what it opens. */
  async #ask(account: RadarAccount): Promise<Answer> {
    const known = this.#asked.get(account.id);
    if (known !== undefined) return known;
    await this.#keepClaims();
    const askedAt = Date.now();
    const answer = await this.#options.radar.readStations(account).catch((error: unknown) => {
      if (error instanceof RadarError) return error;
      throw error;
    });
    this.#asked.set(account.id, answer);
    await this.#noteAnswer(account, answer);
    if (answer instanceof RadarError) {
      if (answer.trouble !== 'refused') this.#noteFault(answer);
    } else await this.#record(account, answer, askedAt);
    return answer;
  }

  /** Notes what an account opens, for the organizations that still use it. */
  async #noteAnswer(account: RadarAccount, answer: Answer): Promise<void> {
    const { database, accounts } = this.#options;
    const asked = listUsers(this.#roster, account);
    await database.transaction(async (tx) => {
      await holdAccounts(tx, asked);
      const current = await accounts.list(tx, asked);
      const users = asked.filter((id) => current.get(id)?.id === account.id);
      await putTried(tx, users, answer instanceof RadarError ? toWaitMs(answer) : null);
      if (!(answer instanceof RadarError)) {
        const opened = answer.map(({ id }) => id);
        await putAccess(tx, users, opened);
        await this.#close(tx, users, 'gone', opened);
      } else if (answer.trouble === 'refused') await this.#close(tx, users, 'refused', []);
    });
  }

  async #close(tx: Tx, users: readonly number[], fault: 'refused' | 'gone', opened: readonly number[]) {
    for (const { organization_id, radar_id } of await closeAccess(tx, users, fault, opened))
      await tellOrganizations(tx, radar_id, [organization_id]);
  }

  async #record(account: RadarAccount, stations: readonly ProviderStation[], askedAt: number): Promise<void> {
    const { database, radar } = this.#options;
    const opened = stations.map(({ id }) => id);
    const isRead = await database.transaction((tx) =>
      claimOpened(tx, this.#claim, opened, Date.now() - askedAt),
    );
    const hasNew = stations.some(({ id }) => isRead.get(id) === false);
    const past = hasNew ? await this.#readPast(account) : new Map<number, ProviderTrack[]>();
    for (const station of stations) {
      const wasRead = isRead.get(station.id);
      if (wasRead === undefined) continue;
      await this.#keepClaims();
      const before = wasRead ? [] : (past.get(station.id) ?? []);
      const reading = { station, units: radar.units, past: before, claimedBy: this.#claim.by };
      await recordReading(database, reading, this.#options).catch((error) =>
        this.#postpone(station.id, error),
      );
    }
  }

  /** What stations saw before, by station, as far as the provider can tell. */
  async #readPast(account: RadarAccount): Promise<ReadonlyMap<number, ProviderTrack[]>> {
    const { radar } = this.#options;
    const tracks = new Map<number, ProviderTrack[]>();
    if (radar.readStationsAt === null) return tracks;
    const now = Date.now();
    try {
      for (let at = now - PAST_MS; at < now; at += PAST_STEP_MS) {
        await this.#keepClaims();
        for (const station of await radar.readStationsAt(account, at))
          tracks.set(station.id, [...(tracks.get(station.id) ?? []), ...station.tracks]);
      }
    } catch (error) {
      if (!(error instanceof RadarError)) throw error;
      this.#noteFault(error);
    }
    return tracks;
  }

  /** Puts off the end of the claims when a good part of them has passed. */
  async #keepClaims(): Promise<void> {
    if (Date.now() - this.#keptAt < this.#claim.leaseMs / 4) return;
    this.#keptAt = Date.now();
    await this.#options.database.transaction((tx) => keepClaims(tx, this.#claim));
  }

  async #postpone(radarId: number, error: unknown): Promise<void> {
    const { database, log, pauses } = this.#options;
    log.error({ err: error, radarId }, 'reading a radar station failed');
    const pause = { firstMs: pauses.watchedMs, maxMs: MAX_PAUSE_MS, leastMs: 0 };
    await database.transaction((tx) => failStation(tx, this.#claim, radarId, null, pause));
  }
}
