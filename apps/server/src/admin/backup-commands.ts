import { listAttempts, toWords } from '../platform/backup/attempts.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { type BackupSet, openBackupsToRead } from '../platform/backup/backup-set.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { restoreBackup } from '../platform/backup/restore-into-place.ts';
import type { BackupProcessOptions } from '../platform/backup/run-backup-process.ts';
import { requireBackups, startBackup } from '../platform/backup/start-backup.ts';
import { startCheck } from '../platform/backup/start-check.ts';
import type { Verdict } from '../platform/backup/verdict.ts';
import type { Config } from '../platform/config.ts';
import type { AdminContext } from './context.ts';
import { createProgress } from './create-progress.ts';

type Say = AdminContext['say'];
type OnProgress = BackupProcessOptions['onProgress'];

const MEGABYTE = 1_000_000;
const toMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

function toLine({
  id,
  cause,
  rows,
  files,
  byte_size,
  written_bytes,
  key_id,
  missing_files,
}: Manifest): string {
  const missing = missing_files === 0 ? '' : `, ${missing_files} files missing from the storage`;
  const sealed = key_id === null ? 'not encrypted' : 'encrypted';
  return `${id}  ${cause}  ${rows} rows, ${files} files, ${toMegabytes(byte_size)} (${toMegabytes(written_bytes)} written), ${sealed}${missing}`;
}

/** Whether an earlier version made it that may have read the rows of a PostgreSQL database wrongly. */
const isDoubtful = ({ database, read_back }: Manifest) => database === 'postgres' && read_back === null;

/** What is known of a backup, in words. @param check its last one. */
function toState(backup: Manifest, check: Verdict | undefined): string {
  const verdict = check ?? backup.read_back;
  if (verdict === null) return 'not checked';
  if (verdict.fault !== null) return `BROKEN (${verdict.checked_at}): ${verdict.fault}`;
  if (isDoubtful(backup)) return `can be restored (${verdict.checked_at}), but its rows may be wrong`;
  return `${check === undefined ? 'read back' : 'good'} (${verdict.checked_at})`;
}

/** Makes a backup now. */
export async function backUp({ config, database, say }: AdminContext): Promise<boolean> {
  const made = await startBackup(config, database, 'asked', { onProgress: createProgress(say) });
  say(toLine(made));
  return true;
}

async function sayBackups(set: BackupSet, say: Say): Promise<void> {
  const [backups, checks] = [await set.list(), await set.listChecks()];
  if (backups.length === 0) say(`There are no backups in ${set.target.place}.`);
  for (const backup of backups) say(`${toLine(backup)}, ${toState(backup, checks.get(backup.id))}`);
  for (const attempt of await listAttempts(set)) say(toWords(attempt));
}

/** Says which backups there are, and whether they are good. */
export async function listBackups(config: Config, say: Say): Promise<boolean> {
  await sayBackups(await openBackupsToRead(requireBackups(config)), say);
  return true;
}

const MAY_BE_WRONG =
  'can be restored, but an earlier version made it from PostgreSQL, and its rows may be wrong. Make a new one';

/** What a check found, as the whole answer. @param fault null: the backup can be restored. */
export function toFinding(backup: Manifest, fault: string | null): string {
  if (fault !== null) return fault;
  if (isDoubtful(backup)) return `${backup.id} ${MAY_BE_WRONG}.`;
  return `${backup.id} is good: each table and each file came back as it was.`;
}

/** What a check found, in one line of many. @param fault null: the backup can be restored. */
export function toAnswer(backup: Manifest, fault: string | null): string {
  const about = `${backup.id}  ${backup.cause}  `;
  if (fault !== null) return `${about}BROKEN: ${fault}`;
  return `${about}${isDoubtful(backup) ? MAY_BE_WRONG : 'good'}`;
}

/** Restores a backup on trial in a process of its own. @returns what is wrong with it; null: it can be restored. */
async function findFault(config: Config, { id }: Manifest, onProgress?: OnProgress): Promise<string | null> {
  return (await startCheck(config, id, { onProgress })).fault;
}

/** Restores a backup on trial. @param id of it, or “newest”. */
export async function checkOne(config: Config, id: string, say: Say): Promise<boolean> {
  const backup = await (await openBackupsToRead(requireBackups(config))).get(id);
  const fault = await findFault(config, backup, createProgress(say));
  say(toFinding(backup, fault));
  return fault === null;
}

/** Restores each backup on trial, one after the other. @returns whether all of them could be checked and none is broken. */
export async function checkAll(config: Config, say: Say): Promise<boolean> {
  const set = await openBackupsToRead(requireBackups(config));
  const backups = await set.list();
  if (backups.length === 0) say(`There are no backups in ${set.target.place}.`);
  let areGood = true;
  for (const one of backups) {
    try {
      const fault = await findFault(config, one);
      say(toAnswer(one, fault));
      areGood &&= fault === null;
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      say(`${one.id}  ${one.cause}  not checked: ${error.message}`);
      areGood = false;
    }
  }
  return areGood;
}

/** Restores a backup into the configured place, which nobody may have open. @param id of it, or “newest”. */
export async function restore(config: Config, id: string, say: Say): Promise<boolean> {
  const set = await openBackupsToRead(requireBackups(config));
  const backup = await set.get(id);
  say(`Restoring ${toLine(backup)}`);
  await restoreBackup(set, backup, config, createProgress(say));
  say(
    'Restored, and equal to the backup. Everybody signs in anew; API keys and open invites have to be made anew.',
  );
  return true;
}
