import { MAX_RESOURCES, type Resource } from '@waypost/contract';
import type { FeatureGrant } from '../../../access/grant.ts';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { StagedFile, Storage } from '../../../platform/storage/storage.ts';
import {
  assertPictures,
  attachFile,
  detachFile,
  findResource,
  isPicture,
  listResources,
  orderFiles,
  type ResourceEditor,
  removeUnusedFiles,
} from '../../resources/index.ts';
import { insertHistory } from '../history/store.ts';
import { announceUpdated } from '../writing/change-feature.ts';
import { countFile, lockFeature } from '../writing/store.ts';

type Grant = FeatureGrant<'resource:create'>;

const refuse = (message: string) => invalid([{ path: 'body.file', message }]);

/** Adds a picture to a feature. The version stays: whoever edits its fields meanwhile loses nothing by it. */
async function addFile(tx: Tx, grant: Grant, uuid: string, file: StagedFile): Promise<void> {
  const { code, memberId } = grant;
  const locked = await lockFeature(tx, code, undefined);
  if (locked === null) throw new AppError('feature_not_found');
  const files = (await listResources(tx, code)).map(({ file_name }) => file_name);
  if (!(await attachFile(tx, code, uuid, file))) return;
  if (files.length >= MAX_RESOURCES) throw refuse(`A report may have at most ${MAX_RESOURCES} files.`);
  const { version } = locked;
  await insertHistory(tx, {
    code,
    version,
    action: 'file_added',
    memberId,
    before: { files },
    withGeometry: false,
  });
  await countFile(tx, code, 1);
  await announceUpdated(tx, grant, code);
}

/** Takes a file off a feature. @returns the digest of its bytes. */
async function removeFile(tx: Tx, grant: FeatureGrant<'resource:delete'>, uuid: string): Promise<string> {
  const { code, memberId } = grant;
  const locked = await lockFeature(tx, code, undefined);
  if (locked === null) throw new AppError('feature_not_found');
  const files = (await listResources(tx, code)).map(({ file_name }) => file_name);
  const digest = await detachFile(tx, code, uuid);
  if (digest === null) throw new AppError('not_found');
  const { version } = locked;
  await insertHistory(tx, {
    code,
    version,
    action: 'file_removed',
    memberId,
    before: { files },
    withGeometry: false,
  });
  await countFile(tx, code, -1);
  await announceUpdated(tx, grant, code);
  return digest;
}

/** Puts the files of a feature in order; one they have already changes nothing. */
async function orderAnew(
  tx: Tx,
  grant: FeatureGrant<'resource:update'>,
  uuids: readonly string[],
): Promise<void> {
  const { code, memberId } = grant;
  const locked = await lockFeature(tx, code, undefined);
  if (locked === null) throw new AppError('feature_not_found');
  const before = await listResources(tx, code);
  await orderFiles(tx, code, uuids);
  const now = await listResources(tx, code);
  if (before.every(({ uuid }, index) => uuid === now[index]?.uuid)) return;
  await insertHistory(tx, {
    code,
    version: locked.version,
    action: 'files_ordered',
    memberId,
    before: { files: before.map(({ file_name }) => file_name) },
    withGeometry: false,
  });
  await announceUpdated(tx, grant, code);
}

export function createResourceEditor(database: Database, storage: Storage): ResourceEditor {
  return {
    async remove(grant, uuid) {
      if (!isUuid(uuid)) throw new AppError('not_found');
      const digest = await database.transaction((tx) => removeFile(tx, grant, uuid));
      await removeUnusedFiles(database, storage, [digest], new Date());
    },
    async order(grant, uuids) {
      await database.transaction((tx) => orderAnew(tx, grant, uuids));
      return listResources(database.read, grant.code);
    },
    async add(grant, uuid, files): Promise<Resource> {
      const [file] = files;
      if (file === undefined) throw refuse('Send the picture as the part "file".');
      if (!isPicture(file)) throw refuse('.jpg, .jpeg, .png and .webp files are accepted.');
      await assertPictures([file], 'body.file');
      // Kept before the row that names it is committed, as with a new feature.
      await file.keep();
      await database.transaction((tx) => addFile(tx, grant, uuid, file));
      const added = await findResource(database.read, grant.code, uuid, file.digest);
      if (added === null) throw new AppError('resource_uuid_reused');
      return added;
    },
  };
}
