import { attemptAll } from '../../platform/attempt-all.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { deleteSubjectInPieces } from './delete-in-pieces.ts';
import { dropOld, MAX_KEPT_MS, prepareMonth, preparePartitions } from './partitions.ts';
import type { Position, PositionChange, PositionSubject } from './position.ts';
import {
  deleteExpired,
  insertPositions,
  listUnkept,
  type PlacedPosition,
  putSubjects,
  toSubjectKey,
} from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How far the clock of a device may be ahead. */
export const MAX_AHEAD_MS = 5 * 60_000;
const PURGE_CHUNK = 5_000;
/** How soon partitions that could not be made are tried again. */
const RETRY_MS = 3 * 60_000;

/** Positions of one subject, in any order. */
export interface PositionBatch {
  readonly subject: PositionSubject;
  readonly positions: readonly Position[];
}

/** Hears of new positions in the transaction that records them: what it writes is committed with them, or not at all. */
export type PositionListener = (tx: Tx, changes: readonly PositionChange[]) => Promise<void>;

export interface PositionService {
  /**
   * Keeps positions as long as their projects do, each once: a repeated one changes nothing. Those that their project
   * no longer keeps, and those more than 5 minutes ahead, are ignored. Whether the subject may be heard is the caller's
   * to check. The table must be prepared.
   * @returns what listeners were told.
   */
  record(tx: Tx, batches: readonly PositionBatch[]): Promise<readonly PositionChange[]>;
  /**
   * Makes the partitions of all times that may be recorded until the next purge. Where that fails, for instance since a
   * backup reads the table, it is logged and tried again within minutes. @throws only without a partition of this month.
   */
  prepare(): Promise<void>;
  /** Makes partitions ahead, and deletes what no project keeps. @returns the number of positions and partitions. */
  purge(): Promise<number>;
  /** Ends the hourly deletion of expired positions, and what is tried again. */
  stop(): Promise<void>;
}

/** The earliest and the latest time of positions that are taken from a project. */
function isTakable(at: number, keptMs: number, now: number): boolean {
  return at > now - keptMs && at <= now + MAX_AHEAD_MS;
}

/** A value that a column of four bytes holds: one that is too small for it would fail all that are inserted with it. */
const toReal = (value: number | null) => (value !== null && Math.fround(value) === 0 ? 0 : value);

const toKeepable = (position: Position): Position => ({
  ...position,
  accuracy: toReal(position.accuracy),
  heading: toReal(position.heading),
  speed: toReal(position.speed),
  altitude: toReal(position.altitude),
  battery: toReal(position.battery),
});

/** One position a time and in order, as the table has them. */
function sortPositions(positions: readonly Position[]): Position[] {
  const byTime = new Map<number, Position>();
  for (const position of positions)
    if (!byTime.has(position.at)) byTime.set(position.at, toKeepable(position));
  return [...byTime.values()].sort((a, b) => a.at - b.at);
}

function mergeBatches(batches: readonly PositionBatch[]): PositionBatch[] {
  const merged = new Map<string, PositionBatch>();
  for (const { subject, positions } of batches) {
    const known = merged.get(toSubjectKey(subject))?.positions ?? [];
    merged.set(toSubjectKey(subject), { subject, positions: [...known, ...positions] });
  }
  return [...merged.values()];
}

async function recordPositions(tx: Tx, batches: readonly PositionBatch[]): Promise<PositionChange[]> {
  const now = Date.now();
  const merged = mergeBatches(batches);
  const stored = await putSubjects(
    tx,
    merged.map(({ subject }) => subject),
  );
  const taken = merged.map(({ subject, positions }) => {
    const row = stored.get(toSubjectKey(subject));
    const keptMs = row === undefined ? MAX_KEPT_MS : row.keepDays * DAY_MS;
    return {
      subject,
      row,
      positions: sortPositions(positions).filter(({ at }) => isTakable(at, keptMs, now)),
    };
  });
  const placed = taken.flatMap(({ row, positions }): PlacedPosition[] =>
    row === undefined ? [] : positions.map((position) => ({ ...position, subjectId: row.subjectId })),
  );
  const times = placed.length === 0 ? new Map() : await insertPositions(tx, placed);
  return taken.flatMap(({ subject, row, positions }): PositionChange[] => {
    const fresh =
      row === undefined ? positions : positions.filter(({ at }) => times.get(row.subjectId)?.has(at));
    const [first, last] = [fresh[0], fresh.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ subject, from: first.at, to: last.at, positions: fresh, isKept: row !== undefined }];
  });
}

/** Makes the partitions of all months, and tries again later if that fails. */
function createPreparation(database: Database, log: Logger, retryMs: number) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let trying: Promise<void> = Promise.resolve();
  const attempt = async () => {
    try {
      await preparePartitions(database, Date.now());
    } catch (error) {
      log.error({ err: error }, 'making partitions of positions failed; it is tried again');
      if (!isStopped) timer = setTimeout(start, retryMs).unref();
    }
  };
  const start = () => {
    clearTimeout(timer);
    trying = attempt();
    return trying;
  };
  return {
    start,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await trying;
    },
  };
}

/** @param listeners told of new positions, in this order. */
export function createPositionService(
  database: Database,
  log: Logger,
  listeners: readonly PositionListener[],
  retryMs = RETRY_MS,
): PositionService {
  const preparation = createPreparation(database, log, retryMs);
  let isStopped = false;
  const expire = async () => {
    let total = 0;
    for (;;) {
      if (isStopped) return total;
      const count = await database.transaction((tx) => deleteExpired(tx, PURGE_CHUNK));
      total += count;
      if (count < PURGE_CHUNK) break;
    }
    for (const subjectId of await listUnkept(database.read, PURGE_CHUNK))
      if (!isStopped) await deleteSubjectInPieces(database, subjectId);
    return total;
  };
  let expiring: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // Not the error itself: a database's may quote the row.
    expiring = expire().catch(() => log.error('deleting expired positions failed'));
  }, HOUR_MS);
  timer.unref();

  return {
    record: async (tx, batches) => {
      const changes = await recordPositions(tx, batches);
      if (changes.length > 0) for (const listener of listeners) await listener(tx, changes);
      return changes;
    },
    prepare: async () => {
      await prepareMonth(database, Date.now());
      await preparation.start();
    },
    // Rows first: that a partition is locked must keep nothing longer than its project does.
    purge: () =>
      attemptAll([
        expire,
        () => dropOld(database, Date.now() - MAX_KEPT_MS),
        () => preparePartitions(database, Date.now()).then(() => 0),
      ]),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await expiring;
      await preparation.stop();
    },
  };
}
