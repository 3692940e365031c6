import { sql } from 'kysely';
import { attempt } from '../../../platform/db/attempt.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import type { DetectionListener } from '../../radar/index.ts';
import { endPause, lengthenPause, listPauses } from './hearing-pauses.ts';
import { deleteTooLate, deleteUnheard, joinHeard, listUnheard, putUnheard } from './unheard-vessels.ts';
import { addVesselWindows, type HeardVessel, listWatchers } from './vessel-store.ts';

/** How long a statement of one project may take: the station is held meanwhile. */
const PATIENCE = { lock: '1s', statement: '2s' } as const;
/** How long telling all projects may take; the others are told with the next reading. */
const BUDGET_MS = 5_000;

/** Detections by track, each from its first to its last. */
const toHeard = (added: Parameters<DetectionListener>[2]): readonly HeardVessel[] =>
  joinHeard(
    added.map(({ track_id, at, longitude, latitude }) => ({
      ...{ track_id, from: at.getTime(), to: at.getTime() },
      ...{ west: longitude, south: latitude, east: longitude, north: latitude },
    })),
  );

/** Does something whose statements end soon. A failure goes back to a savepoint, which undoes the limits. */
async function inHaste(tx: Tx, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ lock: string; statement: string }>`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(
    tx,
  );
  const setLimits = ({ lock, statement }: { readonly lock: string; readonly statement: string }) =>
    sql`select set_config('lock_timeout', ${lock}, true), set_config('statement_timeout', ${statement}, true)`.execute(
      tx,
    );
  await setLimits(PATIENCE);
  await work();
  const [before] = rows;
  if (before !== undefined) await setLimits(before);
}

/** What a log may have of an error: a database's message may quote the row. */
const toFacts = (error: unknown) => ({
  name: error instanceof Error ? error.name : 'unknown',
  code: error instanceof Error && 'code' in error ? error.code : undefined,
});

/** A project that watches a station, and what it has to be told of it. */
interface Listener {
  readonly projectId: number;
  readonly radarId: number;
  /** With what it could not be told before. */
  readonly heard: readonly HeardVessel[];
  readonly before: readonly HeardVessel[];
  /** Whether it could not be told the last time. */
  readonly hasFailed: boolean;
}

async function tell(tx: Tx, { projectId, radarId, heard, before, hasFailed }: Listener): Promise<void> {
  await addVesselWindows(tx, projectId, radarId, heard);
  if (hasFailed) await endPause(tx, projectId, radarId);
  if (before.length === 0) return;
  await deleteUnheard(
    tx,
    projectId,
    before.map(({ track_id }) => track_id),
  );
}

/**
 * Tells the projects whose geofences watch a station of its vessels, in the transaction that keeps their detections.
 * One that fails keeps neither the others nor the reading from going on: what it was not told is told with a later
 * reading, after a pause that grows with each failure.
 */
export function createVesselHearing(log: Logger): DetectionListener {
  return async (tx, radarId, added) => {
    const watchers = await listWatchers(tx, radarId);
    const news = toHeard(added);
    await deleteTooLate(tx, radarId);
    if (watchers.length === 0) return;
    const unheard = await listUnheard(tx, radarId);
    const pauses = await listPauses(tx, radarId);
    const seen = new Set(news.map(({ track_id }) => track_id));
    const until = performance.now() + BUDGET_MS;
    const tryToTell = async (listener: Listener): Promise<boolean> => {
      const { projectId, before, hasFailed } = listener;
      const isLate = performance.now() > until;
      const error = isLate
        ? new Error('No time was left.')
        : await attempt(tx, () => inHaste(tx, () => tell(tx, listener)));
      if (error === null) return true;
      if (!isLate) await attempt(tx, () => inHaste(tx, () => lengthenPause(tx, projectId, radarId)));
      // Once, and not with each reading.
      if (before.length === 0 && !hasFailed)
        log.error({ projectId, radarId, ...toFacts(error) }, 'telling geofences of vessels failed');
      return false;
    };
    // Whoever could not be told before comes last, and takes nobody's time.
    const isKnownToFail = (id: number) => unheard.has(id) || pauses.has(id);
    for (const projectId of watchers.toSorted(
      (a, b) => Number(isKnownToFail(a)) - Number(isKnownToFail(b)),
    )) {
      const before = unheard.get(projectId) ?? [];
      const heard = joinHeard([...before, ...news]);
      if (heard.length === 0) continue;
      const listener = { projectId, radarId, heard, before, hasFailed: pauses.has(projectId) };
      if (pauses.get(projectId) !== true && (await tryToTell(listener))) continue;
      const changed = heard.filter(({ track_id }) => seen.has(track_id));
      if (changed.length === 0) continue;
      const fault = await attempt(tx, () => inHaste(tx, () => putUnheard(tx, projectId, changed)));
      // The reading is kept for all others: this project alone may miss where its vessels were just now.
      if (fault !== null)
        log.error({ projectId, radarId, ...toFacts(fault) }, 'noting what geofences were not told failed');
    }
  };
}
