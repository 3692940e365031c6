import { BrokenEntryError } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import { BackupBlobs, BLOBS } from './blobs.ts';
import type { Manifest } from './manifest.ts';
import { listBackedUpFiles } from './restore-backup.ts';
import { listSound } from './verdict.ts';

const DAY_MS = 86_400_000;
/** Backups that are kept: the newest of each of so many days, weeks and months that have one. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const;
/** A younger blob may belong to a backup that is being made elsewhere, or to one that will be continued. */
const YOUNG_MS = DAY_MS;

const toDay = (at: Date) => at.toISOString().slice(0, 10);
const toMonth = (at: Date) => at.toISOString().slice(0, 7);
/** Weeks begin on Monday; 1970-01-05 was one. */
const toWeek = (at: Date) => String(Math.floor((at.getTime() / DAY_MS - 4) / 7));

/** Chooses what to keep: the newest always, and for a week those that were not made by the day. @param backups oldest first. */
export function chooseKept<T extends Pick<Manifest, 'started_at' | 'cause'>>(backups: readonly T[]): Set<T> {
  const newestFirst = [...backups].reverse();
  const [newest] = newestFirst;
  if (newest === undefined) return new Set();
  const toAge = ({ started_at }: T) => Date.parse(newest.started_at) - Date.parse(started_at);
  // Somebody may want the one from before a change of today, even if there is a later one.
  const kept = new Set<T>(
    newestFirst.filter((one) => one.cause !== 'daily' && toAge(one) < KEPT.days * DAY_MS),
  );
  kept.add(newest);
  for (const [toPeriod, count] of [
    [toDay, KEPT.days],
    [toWeek, KEPT.weeks],
    [toMonth, KEPT.months],
  ] as const) {
    const periods = new Set<string>();
    for (const backup of newestFirst) {
      const period = toPeriod(new Date(backup.started_at));
      if (periods.has(period) || periods.size === count) continue;
      periods.add(period);
      kept.add(backup);
    }
  }
  return kept;
}

/**
 * Broken backups take the place of no good one, so that the last good one always stays. They are kept by the same rule
 * among themselves: what is broken in them may be mended by a later backup that writes it anew.
 */
async function chooseKeptOf(set: BackupSet, backups: readonly Manifest[]): Promise<Set<Manifest>> {
  const sound = new Set(listSound(backups, await set.listChecks()));
  const broken = backups.filter((backup) => !sound.has(backup));
  return new Set([...chooseKept([...sound]), ...chooseKept(broken)]);
}

/** The names of every blob that a backup needs. */
async function listNeeded(set: BackupSet, backup: Manifest, needed: Set<string>): Promise<void> {
  const blobs = set.openBlobsOf(backup);
  const index = await set.readIndex(backup, blobs);
  needed.add(blobs.toName(backup.index, 'text'));
  for (const { digest } of [...index.tables.flatMap(({ parts }) => parts), ...index.files]) {
    needed.add(blobs.toName(digest, 'text'));
  }
  for await (const { digest } of listBackedUpFiles(blobs, index)) needed.add(blobs.toName(digest, 'file'));
}

/**
 * Removes blobs of a key that no backup needs. Those of a backup that cannot be read stay, with all of its key, unless
 * its index is broken: nothing mends that, as no other backup has the same.
 */
async function removeUnneeded(set: BackupSet, kept: readonly Manifest[], now: Date): Promise<number> {
  const needed = new Set<string>();
  const spared: string[] = [];
  for (const backup of kept) {
    try {
      await listNeeded(set, backup, needed);
    } catch (error) {
      const isLost =
        error instanceof BrokenEntryError &&
        error.entry === set.openBlobsOf(backup).toName(backup.index, 'text');
      if (!isLost) spared.push(toPrefix(set, backup));
    }
  }
  let count = 0;
  for (const { name, modifiedAt } of await set.target.list(BLOBS)) {
    const isYoung = now.getTime() - modifiedAt.getTime() < YOUNG_MS;
    if (isYoung || needed.has(name) || spared.some((prefix) => name.startsWith(prefix))) continue;
    await set.target.remove(name);
    count += 1;
  }
  return count;
}

/** Where the blobs of a backup are, even if its key is unknown. */
function toPrefix(set: BackupSet, { key_id }: Manifest): string {
  return key_id === null ? new BackupBlobs(set.target, null).prefix : `${BLOBS}${key_id}/`;
}

/** Removes backups that are past their retention, and what only they needed. */
export async function pruneBackups(
  set: BackupSet,
  now = new Date(),
): Promise<{ backups: number; blobs: number }> {
  const backups = await set.list();
  const kept = await chooseKeptOf(set, backups);
  const expired = backups.filter((backup) => !kept.has(backup));
  // The manifest first: a backup without some of its blobs must not look like one.
  for (const backup of expired) await set.removeManifest(backup);
  return { backups: expired.length, blobs: await removeUnneeded(set, [...kept], now) };
}
