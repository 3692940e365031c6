import { MAX_RESOURCES, type Resource } from '@waypost/contract';
import type { FeatureGrant } from '../../../access/grant.ts';
import { renewFeatureGrant } from '../../../access/require-access.ts';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { StagedFile } from '../../../platform/storage/storage.ts';
import {
  assertPictures,
  attachAgain,
  attachFile,
  detachFile,
  findDetached,
  findResource,
  isPicture,
  listResources,
  listSomePictures,
  orderFiles,
  type ResourceEditor,
} from '../../resources/index.ts';
import { findTemplateForm } from '../../templates/index.ts';
import { insertHistory } from '../history/store.ts';
import { announceUpdated } from '../writing/change-feature.ts';
import { countFile, lockFeature } from '../writing/store.ts';

type Grant = FeatureGrant<'resource:create'>;

const refuse = (message: string) => invalid([{ path: 'body.file', message }]);
const tooMany = (path: string) =>
  invalid([{ path, message: `A report may have at most ${MAX_RESOURCES} files.` }]);

type Permission = 'resource:create' | 'resource:update' | 'resource:delete';

interface LockedFiles<P extends Permission> {
  /** On the current project of the feature. */
  readonly grant: FeatureGrant<P>;
  readonly version: number;
  readonly template_id: number | null;
  /** The current files. */
  readonly resources: readonly Resource[];
}

const toNames = (resources: readonly Resource[]) => resources.map(({ file_name }) => file_name);

/**
 * Locks a feature until commit. If it moved to another project during an upload, the lock follows it there, provided
 * that the member has the same permission in that project.
 * @throws AppError `feature_not_found`, or `forbidden` in its current project.
 */
async function lockFiles<P extends Permission>(
  tx: Tx,
  given: FeatureGrant<P>,
  permission: P,
): Promise<LockedFiles<P>> {
  let grant = given;
  for (;;) {
    const locked = await lockFeature(tx, grant, undefined);
    if (locked !== null) {
      const { version, template_id } = locked;
      return { grant, version, template_id, resources: await listResources(tx, grant.code) };
    }
    // Repeats for each move; renewing the grant throws when the feature is gone.
    grant = await renewFeatureGrant(tx, grant, permission);
  }
}

/** Adds an image to a feature. The version stays, so that concurrent edits of the fields do not conflict. */
async function addFile(tx: Tx, given: Grant, uuid: string, file: StagedFile): Promise<void> {
  const { code, memberId } = given;
  const { grant, version, resources } = await lockFiles(tx, given, 'resource:create');
  if (!(await attachFile(tx, code, uuid, file))) return;
  if (resources.length >= MAX_RESOURCES) throw tooMany('body.file');
  const before = { files: toNames(resources) };
  const entry = { code, version, memberId, before, withGeometry: false };
  await insertHistory(tx, { ...entry, action: 'file_added' });
  await countFile(tx, code, 1);
  await announceUpdated(tx, grant, code);
}

/** Rejects removing the last image of a report whose template requires one. */
async function keepLastPicture(
  tx: Tx,
  { code, projectId }: FeatureGrant,
  templateId: number | null,
  uuid: string,
): Promise<void> {
  const form = templateId === null ? null : await findTemplateForm(tx, projectId, templateId);
  if (form === null || !form.image_required) return;
  const pictures = await listSomePictures(tx, code);
  if (pictures.length > 1 || pictures[0] !== uuid.toLowerCase()) return;
  throw invalid([{ path: 'params.uuid', message: 'This form asks for a picture.' }]);
}

/** Removes a file from a feature; the history keeps it for the retention period. */
async function removeFile(tx: Tx, given: FeatureGrant<'resource:delete'>, uuid: string): Promise<void> {
  const { code, memberId } = given;
  const { grant, version, resources, template_id } = await lockFiles(tx, given, 'resource:delete');
  await keepLastPicture(tx, grant, template_id, uuid);
  const before = { files: toNames(resources) };
  const entry = { code, version, memberId, before, withGeometry: false };
  const historyId = await insertHistory(tx, { ...entry, action: 'file_removed' });
  if (!(await detachFile(tx, code, uuid, historyId))) throw new AppError('not_found');
  await countFile(tx, code, -1);
  await announceUpdated(tx, grant, code);
}

/** Restores a removed file. */
async function restoreFile(tx: Tx, given: Grant, uuid: string): Promise<void> {
  const { code, memberId } = given;
  const { grant, version, resources } = await lockFiles(tx, given, 'resource:create');
  const removed = await findDetached(tx, code, uuid);
  if (removed === null) throw new AppError('not_found');
  if (resources.length >= MAX_RESOURCES) throw tooMany('params.uuid');
  const before = { files: toNames(resources) };
  const entry = { code, version, memberId, before, withGeometry: false };
  await insertHistory(tx, { ...entry, action: 'file_restored' });
  if (!(await attachAgain(tx, removed))) throw new AppError('resource_uuid_reused');
  await countFile(tx, code, 1);
  await announceUpdated(tx, grant, code);
}

/** Orders the files of a feature; the current order again changes nothing. */
async function orderAnew(
  tx: Tx,
  given: FeatureGrant<'resource:update'>,
  uuids: readonly string[],
): Promise<void> {
  const { code, memberId } = given;
  const { grant, version, resources: before } = await lockFiles(tx, given, 'resource:update');
  await orderFiles(tx, code, uuids);
  const now = await listResources(tx, code);
  if (before.every(({ uuid }, index) => uuid === now[index]?.uuid)) return;
  await insertHistory(tx, {
    code,
    version,
    action: 'files_ordered',
    memberId,
    before: { files: toNames(before) },
    withGeometry: false,
  });
  await announceUpdated(tx, grant, code);
}

export function createResourceEditor(database: Database): ResourceEditor {
  return {
    async remove(grant, uuid) {
      if (!isUuid(uuid)) throw new AppError('not_found');
      await database.transaction((tx) => removeFile(tx, grant, uuid));
    },
    async restore(grant, uuid) {
      if (!isUuid(uuid)) throw new AppError('not_found');
      await database.transaction((tx) => restoreFile(tx, grant, uuid));
      const restored = (await listResources(database.read, grant.code)).find((one) => one.uuid === uuid);
      if (restored === undefined) throw new AppError('not_found');
      return restored;
    },
    async order(grant, uuids) {
      await database.transaction((tx) => orderAnew(tx, grant, uuids));
      return listResources(database.read, grant.code);
    },
    async add(grant, uuid, files): Promise<Resource> {
      const [file] = files;
      if (file === undefined) throw refuse('Send the picture as the part "file".');
      if (!isPicture(file))
        throw refuse('.jpg, .jpeg, .png, .webp, .heic, .heif and .avif files are accepted.');
      await assertPictures([file], 'body.file');
      // Stored before the row that references it is committed, as for a new feature.
      await file.keep();
      await database.transaction((tx) => addFile(tx, grant, uuid, file));
      const added = await findResource(database.read, grant.code, uuid, file.digest);
      if (added === null) throw new AppError('resource_uuid_reused');
      return added;
    },
  };
}
