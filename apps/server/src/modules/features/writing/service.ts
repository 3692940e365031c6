import type { Feature, FeatureCreate, Geometry } from '@waypost/contract';
import type { FeatureGrant, ProjectGrant } from '../../../access/grant.ts';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../../platform/db/database.ts';
import { isTaken, toDatabaseFault } from '../../../platform/db/database-fault.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import type { StagedFile } from '../../../platform/storage/storage.ts';
import { assertPictures, attachFiles, isPicture } from '../../resources/index.ts';
import { isOwnBoundary } from '../boundary/service.ts';
import { isBoundary, lockBoundary, pairBoundary } from '../boundary/store.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { findFeature } from '../detail/store.ts';
import { insertHistory } from '../history/store.ts';
import { announceCreated } from '../many/create-many.ts';
import { listTagIssues } from '../tagging/plan-tags.ts';
import { insertFeatureTags } from '../tagging/store.ts';
import { announceBoundary } from './announce.ts';
import { changeFeature, restoreVersion } from './change-feature.ts';
import { listCreateIssues, NO_PARENT } from './list-create-issues.ts';
import { toNewFeature } from './new-feature.ts';
import {
  deleteFeature,
  type FeatureChange,
  findByLocalUuid,
  findInvalidity,
  insertAhead,
  insertFeatures,
  LOCAL_UUID_KEY,
  lockParents,
  type NewFeature,
  UNMEASURABLE,
} from './store.ts';

/** Features per transaction and event, so that the project’s counter row is locked only briefly. */
const CHUNK = 200;

export interface FeatureWriter {
  create(
    grant: ProjectGrant<'feature:create'>,
    input: FeatureCreate,
    files: readonly StagedFile[],
  ): Promise<Feature>;
  /**
   * Creates many features, in chunks that commit separately.
   * @param filesOf the files of an input, by its index; they are kept already. @returns the number of new ones.
   */
  createMany(
    grant: ProjectGrant<'feature:create'>,
    inputs: readonly FeatureCreate[],
    filesOf?: (index: number) => readonly StagedFile[],
  ): Promise<number>;
  /**
   * @param startedFrom the version the edit is based on; undefined: it overwrites any version.
   * @param into the project to move to; undefined: no move.
   */
  update(
    grant: FeatureGrant<'feature:update'>,
    startedFrom: number | undefined,
    change: FeatureChange,
    into?: ProjectGrant<'feature:create'>,
  ): Promise<Feature>;
  /** Restores a feature to the state of an earlier version. */
  restore(
    grant: FeatureGrant<'feature:update'>,
    version: number,
    startedFrom: number | undefined,
  ): Promise<Feature>;
  delete(grant: FeatureGrant<'feature:delete'>): Promise<void>;
}

/** Replaces the database’s error for an invalid geometry by one with reason and position. */
async function explainingGeometry<T>(
  db: Reader,
  geometry: Geometry | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (geometry === undefined || toDatabaseFault(error) !== 'geometry_invalid') throw error;
    const detail = (await findInvalidity(db, geometry)) ?? UNMEASURABLE;
    throw new AppError('geometry_invalid', { detail, cause: error });
  }
}

const toDigests = (files: readonly StagedFile[]) => files.map(({ digest }) => digest);

/** The parent may have moved since it was validated, so it is locked and checked again. */
async function assertParent(tx: Tx, projectId: number, { parent_code }: FeatureCreate): Promise<void> {
  if (parent_code == null) return;
  if ((await lockParents(tx, projectId, [parent_code])).size === 0) throw invalid([NO_PARENT]);
}

export function createFeatureWriter(database: Database): FeatureWriter {
  async function get(code: string): Promise<Feature> {
    const feature = await findFeature(database.read, code);
    if (feature === null) throw new AppError('feature_not_found');
    return feature;
  }

  /** The code of the feature that the same request created before. */
  async function findRepeated(db: Reader, projectId: number, feature: NewFeature): Promise<string> {
    const known = await findByLocalUuid(db, projectId, feature.local_uuid ?? '');
    if (known === null || known.deleted_at !== null || known.request_digest !== feature.request_digest) {
      throw new AppError('local_uuid_reused');
    }
    return known.code;
  }

  /** Rejects early what the transaction would reject, before files are stored that nothing would delete soon. */
  async function refuseEarly(projectId: number, feature: NewFeature): Promise<void> {
    const detail = await findInvalidity(database.read, feature.geometry);
    if (detail !== null) throw new AppError('geometry_invalid', { detail });
    if (feature.local_uuid === undefined) return;
    const known = await findByLocalUuid(database.read, projectId, feature.local_uuid);
    if (known !== null) await findRepeated(database.read, projectId, feature);
  }

  return {
    async create(grant, input, files) {
      const hasPicture = files.some(isPicture);
      const [formIssues = []] = await listCreateIssues(database.read, grant.projectId, [input], hasPicture);
      const tags = input.tags ?? [];
      const issues = [...formIssues, ...(await listTagIssues(database.read, grant, tags))];
      if (issues.length > 0) throw invalid(issues);
      await assertPictures(files);
      const feature = toNewFeature(input, files.length, toDigests(files));
      if (files.length > 0) await refuseEarly(grant.projectId, feature);
      // Stored before the row that references them is committed: a file without a row wastes space, a row without its
      // file loses a photograph.
      await Promise.all(files.map((file) => file.keep()));
      const creating = explainingGeometry(database.read, input.geometry, () =>
        database.transaction(async (tx) => {
          await assertParent(tx, grant.projectId, input);
          // Not awaited, so that without files all of it goes to the database at once, with the commit.
          await insertAhead(tx, grant.projectId, grant.memberId, feature);
          await attachFiles(tx, [{ code: feature.code, files }]);
          await insertFeatureTags(
            tx,
            tags.map((tag) => ({ ...tag, code: feature.code })),
          );
          await announceCreated(tx, grant, [feature]);
          return feature.code;
        }),
      );
      const code = await creating.catch((error: unknown) => {
        if (!isTaken(error, LOCAL_UUID_KEY)) throw error;
        return findRepeated(database.read, grant.projectId, feature);
      });
      return get(code);
    },
    async createMany(grant, inputs, filesOf = () => []) {
      let created = 0;
      for (let start = 0; start < inputs.length; start += CHUNK) {
        const chunk = inputs.slice(start, start + CHUNK).map((input, index) => {
          const files = filesOf(start + index);
          return { files, ...toNewFeature(input, files.length, toDigests(files)) };
        });
        created += await database.transaction(async (tx) => {
          const features = chunk.map(({ files: _, ...feature }) => feature);
          const inserted = new Set(await insertFeatures(tx, grant.projectId, grant.memberId, features));
          const made = chunk.filter(({ code }) => inserted.has(code));
          await attachFiles(tx, made);
          await announceCreated(tx, grant, made);
          return inserted.size;
        });
      }
      return created;
    },
    async update(grant, startedFrom, change, into) {
      const how = into === undefined ? {} : { into };
      await explainingGeometry(database.read, change.geometry, () =>
        database.transaction((tx) => changeFeature(tx, grant, startedFrom, change, how)),
      );
      return get(grant.code);
    },
    async restore(grant, version, startedFrom) {
      await database.transaction((tx) => restoreVersion(tx, grant, version, startedFrom));
      return get(grant.code);
    },
    async delete(grant) {
      const { code, memberId, projectId } = grant;
      await database.transaction(async (tx) => {
        // Locked before the feature, in the same order as when the boundary is replaced, to avoid deadlock.
        if (await isBoundary(tx, code)) await lockBoundary(tx, projectId);
        const isOfProject = await isOwnBoundary(tx, grant);
        const version = await deleteFeature(tx, grant);
        if (version === null) throw new AppError('feature_not_found');
        const entry = { code, version, memberId, before: {}, withGeometry: false };
        await insertHistory(tx, { ...entry, action: 'deleted' });
        if (isOfProject) {
          await pairBoundary(tx, projectId, null);
          await announceBoundary(tx, grant);
          return;
        }
        await bumpProjectStats(tx, projectId, { left: [code] });
        await appendEvent(tx, {
          topic: `project:${projectId}`,
          type: 'feature.deleted',
          payload: { codes: [code] },
          memberId,
        });
      });
    },
  };
}
