import {
  type FeatureFilter,
  type FolderAddition,
  type FolderRemoval,
  MAX_FOLDER_FEATURES,
  type StaticFolder,
} from '@waypost/contract';
import type { OrganizationGrant, ProjectGrant } from '../../../../access/grant.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../../../platform/db/database.ts';
import { countSelected } from '../../../features/index.ts';
import { announceLayer } from '../../announce.ts';
import { findSelected } from '../../features/find-view.ts';
import { bumpVersion, findLayer, type LayerRow, lockLayer } from '../../store.ts';
import { findKind } from '../layer-kinds.ts';
import { addReadable } from './add-readable.ts';
import { staticFolder } from './static.ts';
import { countFolder, insertMatching, listFolders, listReadable, removeFeatures } from './store.ts';

type UpdateGrant = OrganizationGrant<'layer:update'>;

/** Static folders. Methods with a code throw AppError `layer_not_found`, and `layer_not_folder` for another kind. */
export interface StaticLayerService {
  list(grant: OrganizationGrant<'layer:read'>): Promise<StaticFolder[]>;
  assertFolder(grant: OrganizationGrant<'layer:read'>, code: string): Promise<void>;
  /** @throws AppError `feature_not_found` unless the caller may read all of the features, `folder_full`. */
  add(grant: UpdateGrant, code: string, featureCodes: readonly string[]): Promise<FolderAddition>;
  /** @throws AppError `folder_full`. */
  addMatching(
    grant: UpdateGrant,
    code: string,
    project: ProjectGrant<'feature:read'>,
    filter: FeatureFilter,
  ): Promise<FolderAddition>;
  remove(grant: UpdateGrant, code: string, featureCodes: readonly string[]): Promise<FolderRemoval>;
}

function toFolder(row: LayerRow | null): LayerRow {
  if (row === null) throw new AppError('layer_not_found');
  if (findKind(row.type) !== staticFolder) throw new AppError('layer_not_folder');
  return row;
}

/** The number of features of a folder that a member may read. */
async function countShown(db: Reader, grant: UpdateGrant, row: LayerRow): Promise<number> {
  return countSelected(db, await findSelected(db, grant, row));
}

/** Adds what fits, up to one more than the limit, so that a larger project is not copied in vain. */
async function addMatching(
  tx: Tx,
  folder: string,
  projectId: number,
  filter: FeatureFilter,
): Promise<number> {
  const room = MAX_FOLDER_FEATURES - (await countFolder(tx, folder));
  const added = await insertMatching(tx, folder, projectId, filter, room + 1);
  if (added > room) throw new AppError('folder_full');
  return added;
}

export function createStaticLayerService(database: Database): StaticLayerService {
  /** Changes the contents of a folder, which is locked meanwhile. @param work returns how many features changed. */
  const change = (
    grant: UpdateGrant,
    code: string,
    work: (tx: Tx) => Promise<number>,
  ): Promise<{ changed: number; total: number }> =>
    database.transaction(async (tx) => {
      const row = toFolder(await lockLayer(tx, grant.organizationId, grant.memberId, code));
      const changed = await work(tx);
      const total = await countShown(tx, grant, row);
      if (changed > 0) {
        await bumpVersion(tx, code);
        await announceLayer(tx, grant, 'layer.updated', code);
      }
      return { changed, total };
    });

  return {
    list: ({ organizationId }) => listFolders(database.read, organizationId, staticFolder.contract.type),
    async assertFolder({ organizationId, memberId }, code) {
      toFolder(await findLayer(database.read, organizationId, memberId, code));
    },
    async add(grant, code, featureCodes) {
      const work = (tx: Tx) => addReadable(tx, grant, code, featureCodes);
      const { changed, total } = await change(grant, code, work);
      return { added: changed, total };
    },
    async addMatching(grant, code, { projectId }, filter) {
      const work = (tx: Tx) => addMatching(tx, code, projectId, filter);
      const { changed, total } = await change(grant, code, work);
      return { added: changed, total };
    },
    async remove(grant, code, featureCodes) {
      // Whether others are in the folder is not for this member to know.
      const work = async (tx: Tx) =>
        removeFeatures(tx, code, await listReadable(tx, grant.organizationId, grant.memberId, featureCodes));
      const { changed, total } = await change(grant, code, work);
      return { removed: changed, total };
    },
  };
}
