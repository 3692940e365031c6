import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { Database } from '../platform/db/database.ts';
import { listReferencedFiles } from '../platform/db/dump/dump-tables.ts';
import { findUnmatched } from '../platform/storage/find-unmatched.ts';
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

/** Says which files have no row, and which rows no file; `repair` removes the former, if they are a day old. */
export async function examineStorage(
  { config, database, say }: AdminContext,
  what: string,
): Promise<boolean> {
  if (what !== 'check' && what !== 'repair')
    throw new ConfigError('Usage: npm run admin -- storage check|repair');
  const { withoutRow, withoutFile } = await findUnmatched(config, await listNamed(database));
  const settled = withoutRow.filter(({ modifiedAt }) => Date.now() - modifiedAt.getTime() > SETTLED_MS);
  say(`${withoutRow.length} files that nothing names, ${settled.length} of them older than a day.`);
  say(`${withoutFile.length} files that the database names but the storage does not have.`);
  for (const digest of withoutFile) say(`  missing: ${digest}`);
  if (what === 'repair') {
    for (const { digest } of settled) await remove(config, digest);
    say(`${settled.length} files removed.`);
    if (withoutFile.length > 0)
      say('Restore a backup elsewhere, and copy the missing files from its storage.');
  }
  return withoutFile.length === 0;
}
