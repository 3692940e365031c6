import { MAX_FOLDER_FEATURES } from '@waypost/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LayerMaker } from '../layer-kind.ts';
import { countFolder, insertFeatures, listReadable } from './store.ts';

/**
 * Puts features into a folder that is locked or new. Those that are there stay.
 * @returns how many were not there. @throws AppError `feature_not_found` unless the member may read all of them,
 * `folder_full`.
 */
export async function addReadable(
  tx: Tx,
  { organizationId, memberId }: LayerMaker,
  folder: string,
  codes: readonly string[],
): Promise<number> {
  const readable = await listReadable(tx, organizationId, memberId, codes);
  if (readable.length < codes.length) throw new AppError('feature_not_found');
  const added = await insertFeatures(tx, folder, codes);
  if ((await countFolder(tx, folder)) > MAX_FOLDER_FEATURES) throw new AppError('folder_full');
  return added;
}
