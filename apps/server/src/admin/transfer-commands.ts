import { dirname, resolve } from 'node:path';
import { organizationName } from '@waypost/contract';
import { readTransfer, UnfitTransferError, writeTransfer } from '../modules/administration/index.ts';
import { ConfigError } from '../platform/config-error.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { AdminContext } from './context.ts';
import { createProgress } from './create-progress.ts';
import { toDiskFault } from './disk-fault.ts';

/** Writes an organization with everything it has into one file, which another Waypost takes in. */
export async function exportOrganization(
  { config, database, say }: AdminContext,
  [id = '', path = '']: readonly string[],
): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id))
    throw new ConfigError(`The id of an organization is a whole number, not “${id}”.`);
  const storage = await openStorage(config, { isBesideServer: true });
  try {
    const written = await writeTransfer(resolve(path), {
      database,
      storage,
      organizationId: Number(id),
      onProgress: createProgress(say),
    });
    say(`${resolve(path)}: ${written.rows} rows and ${written.files} files.`);
    for (const digest of written.missing) say(`  missing in the storage: ${digest}`);
    say('Keys, invites, rules of geofences and the audit stay here; devices need new keys there.');
    return true;
  } catch (error) {
    const folder = { folder: dirname(resolve(path)), elsewhere: 'write the file to another folder' };
    const fault = error instanceof UnfitTransferError ? error.message : toDiskFault(error, folder);
    if (fault === null) throw error;
    say(`Nothing was written. ${fault}`);
    return false;
  }
}

/** Takes in an organization that `export-organization` wrote, under another name if one is given. */
export async function importOrganization(
  { config, database, say }: AdminContext,
  [path = '', given]: readonly string[],
): Promise<boolean> {
  const name = given === undefined ? null : organizationName.safeParse(given).data;
  if (name === undefined) throw new ConfigError('The name of an organization has 3 to 255 characters.');
  try {
    const read = await readTransfer(resolve(path), {
      database,
      storage: await openStorage(config, { isBesideServer: true }),
      name,
      onProgress: createProgress(say),
    });
    say(
      `“${read.organizationName}” is organization ${read.organizationId} here: ${read.rows} rows and ${read.files} files.`,
    );
    if (read.peopleMade > 0) {
      say(
        `${read.peopleMade} of its people were not here. Those with an address choose a password by “Forgot password?”.`,
      );
    }
    return true;
  } catch (error) {
    const folder = { folder: config.storageDir, elsewhere: 'give STORAGE_URL another place' };
    const fault = error instanceof UnfitTransferError ? error.message : toDiskFault(error, folder);
    if (fault === null) throw error;
    say(`${resolve(path)} was not taken in. ${fault}`);
    return false;
  }
}
