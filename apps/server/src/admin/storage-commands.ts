import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError, inWords } from '../platform/backup/backup-error.ts';
import { type BackupSet, openBackupsToRead } from '../platform/backup/backup-set.ts';
import { retrieveFiles } from '../platform/backup/retrieve-files.ts';
import { requireBackups } from '../platform/backup/start-backup.ts';
import type { Config } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { Database } from '../platform/db/database.ts';
import { listReferencedFiles } from '../platform/db/dump/dump-tables.ts';
import { findUnmatched } from '../platform/storage/find-unmatched.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { AdminContext } from './context.ts';

/** A request may be about to name a younger file. */
const SETTLED_MS = 86_400_000;

const listNamed = async (database: Database) => {
  const query = async <T>(sql: string) => (await database.script(sql)) as T[];
  return (await listReferencedFiles({ query })).map(({ digest }) => digest);
};

async function remove({ storageDir, objectStore }: Config, digest: string): Promise<void> {
  if (objectStore === null) {
    await rm(join(storageDir, digest.slice(0, 2), digest), { force: true });
    return;
  }
  const { openObjectStore } = await import('../platform/storage/object-store.ts');
  await openObjectStore(objectStore).remove(`files/${digest.slice(0, 2)}/${digest}`);
}

/** Fetches files from the backups. @returns how many of them. */
async function fetchFrom(set: BackupSet, { config, say }: AdminContext, missing: readonly string[]) {
  const damaged = new Set<string>();
  let unusable = 0;
  const left = await retrieveFiles(set, await openStorage(config, { isBesideServer: true }), missing, {
    onFile: ({ digest, byteSize, backupId }) =>
      say(`  brought back: ${digest}, ${byteSize} bytes, from the backup ${backupId}`),
    onFault(backupId, digest, words) {
      say(
        `  The backup ${backupId} ${digest === null ? 'could not be used' : 'has no whole copy'}: ${words}`,
      );
      if (digest === null) unusable += 1;
      else damaged.add(digest);
    },
  });
  const nowhere = unusable === 0 ? 'in no backup' : 'in no backup that could be used';
  for (const digest of left)
    say(`  not brought back: ${digest}, ${damaged.has(digest) ? 'every copy is damaged' : nowhere}`);
  return missing.length - left.length;
}

/** Brings missing files back, and says which. @returns whether all of them are there. */
async function bringBack(context: AdminContext, missing: readonly string[]): Promise<boolean> {
  const { config, say } = context;
  try {
    const set = await openBackupsToRead(requireBackups(config));
    const count = (await set.list()).length;
    say(`Looking for the missing files in ${count} backups in ${set.target.place}, the newest first.`);
    const found = await fetchFrom(set, context, missing);
    say(`${found} of ${missing.length} missing files brought back.`);
    return found === missing.length;
  } catch (error) {
    const inOurWords = inWords(error, config.storageDir, 'STORAGE_URL');
    if (!(inOurWords instanceof BackupError)) throw inOurWords;
    say(`The missing files were not brought back. ${inOurWords.message}`);
    return false;
  }
}

/**
 * Says which files have no row, and which rows no file. `repair` removes the former, if they are a day old, and fetches
 * the latter from the backups.
 */
export async function examineStorage(context: AdminContext, what: string): Promise<boolean> {
  if (what !== 'check' && what !== 'repair')
    throw new ConfigError('Usage: npm run admin -- storage check|repair');
  const { config, database, say } = context;
  const { withoutRow, withoutFile } = await findUnmatched(config, await listNamed(database));
  const settled = withoutRow.filter(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > SETTLED_MS);
  say(`${withoutRow.length} files that nothing names, ${settled.length} of them older than a day.`);
  say(`${withoutFile.length} files that the database names but the storage does not have.`);
  for (const digest of withoutFile) say(`  missing: ${digest}`);
  if (what === 'check') {
    if (withoutFile.length > 0)
      say('“npm run admin -- storage repair” fetches them from the newest backup that has them.');
    return withoutFile.length === 0;
  }
  for (const { digest } of settled) await remove(config, digest);
  say(`${settled.length} files removed.`);
  if (withoutFile.length === 0) return true;
  return bringBack(context, withoutFile);
}
