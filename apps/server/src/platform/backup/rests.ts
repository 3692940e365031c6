import { setTimeout as sleep } from 'node:timers/promises';
import type { DumpConnection } from '../db/dump/dump-connection.ts';
import type { BackupTarget } from './target/backup-target.ts';

/** How long a rest is, as a multiple of the work before it. */
const SHARE = 3;
/** Less work is not worth a rest, in milliseconds: timers are not exact to fewer. */
const WORTH_MS = 5;
/** The longest rest, in milliseconds: after so much work most of it was waiting for a disk or a bucket. */
const LONGEST_MS = 1_000;

export type Rest = () => Promise<void>;

/**
 * Rests as long as the work since the last rest asks for. A low priority alone is not enough: it does not reach the
 * server of the database that reads the tables, and on a busy processor everybody waits for the turn of others to end.
 */
export function createRest(
  now = () => performance.now(),
  pause: (ms: number) => Promise<unknown> = sleep,
): Rest {
  let since = now();
  return async () => {
    const worked = now() - since;
    if (worked < WORTH_MS) return;
    await pause(Math.min(worked * SHARE, LONGEST_MS));
    since = now();
  };
}

/** A connection that rests before each part of a table. */
export function restBetweenParts(connection: DumpConnection, rest: Rest): DumpConnection {
  return {
    ...connection,
    async copyOut(query) {
      await rest();
      return connection.copyOut(query);
    },
  };
}

/** A place that rests before each entry. */
export function restBetweenEntries(target: BackupTarget, rest: Rest): BackupTarget {
  return {
    ...target,
    async put(name, body, byteSize) {
      await rest();
      await target.put(name, body, byteSize);
    },
    async link(name, path) {
      await rest();
      return target.link(name, path);
    },
    async open(name) {
      await rest();
      return target.open(name);
    },
  };
}
