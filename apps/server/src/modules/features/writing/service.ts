import { createHash } from 'node:crypto';
import type { Feature, FeatureCreate, Geometry } from '@waypost/contract';
import type { FeatureGrant, ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../../platform/db/database.ts';
import { toDatabaseFault } from '../../../platform/db/database-fault.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import type { StagedFile } from '../../../platform/storage/storage.ts';
import { attachFiles } from '../../resources/index.ts';
import { isTemplateOf } from '../../templates/index.ts';
import { isOwnBoundary } from '../boundary/service.ts';
import { pairBoundary } from '../boundary/store.ts';
import { findFeature, listEventRows } from '../detail/store.ts';
import {
  bumpProjectStats,
  deleteFeature,
  explainInvalid,
  type FeatureChange,
  findByLocalUuid,
  insertFeatures,
  type NewFeature,
  updateFeature,
} from './store.ts';

/** Features in one transaction and one event, so that the project’s counter row is held only briefly. */
const CHUNK = 200;

export interface FeatureWriter {
  create(
    grant: ProjectGrant<'feature:create'>,
    input: FeatureCreate,
    files: readonly StagedFile[],
  ): Promise<Feature>;
  /** Creates many, in chunks that commit as they come. @returns how many were new. */
  createMany(grant: ProjectGrant<'feature:create'>, inputs: readonly FeatureCreate[]): Promise<number>;
  update(grant: FeatureGrant<'feature:update'>, version: number, change: FeatureChange): Promise<Feature>;
  delete(grant: FeatureGrant<'feature:delete'>): Promise<void>;
}

function toNewFeature(input: FeatureCreate, filesCount: number, fileDigests: readonly string[]): NewFeature {
  const digest = createHash('sha256')
    .update(JSON.stringify([input, fileDigests]))
    .digest('hex');
  return {
    ...input,
    code: createUuidV7(),
    request_digest: input.local_uuid === undefined ? null : digest,
    resources_count: filesCount,
  };
}

/** Turns the database’s word that a geometry is invalid into one that says why and where. */
async function explainingGeometry<T>(
  db: Reader,
  geometry: Geometry | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (geometry === undefined || toDatabaseFault(error) !== 'geometry_invalid') throw error;
    throw new AppError('geometry_invalid', { detail: await explainInvalid(db, geometry), cause: error });
  }
}

async function announceCreated(
  tx: Tx,
  grant: ProjectGrant<'feature:create'>,
  codes: readonly string[],
): Promise<void> {
  const features = await listEventRows(tx, codes);
  await bumpProjectStats(tx, grant.projectId, codes.length);
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'feature.created',
    payload: { features },
    memberId: grant.memberId,
  });
}

/** A boundary stands in no list of features; those who see the project hear that the project changed. */
async function announceBoundary(
  tx: Tx,
  grant: { readonly projectId: number; readonly memberId: number },
): Promise<void> {
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'project.updated',
    payload: { project_id: grant.projectId },
    memberId: grant.memberId,
  });
}

/** Whether a geometry, where one is given, can be a boundary. */
function isArea(geometry: Geometry | undefined): boolean {
  return geometry === undefined || geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

export function createFeatureWriter(database: Database): FeatureWriter {
  async function get(code: string): Promise<Feature> {
    const feature = await findFeature(database.read, code);
    if (feature === null) throw new AppError('feature_not_found');
    return feature;
  }

  async function assertTemplate(projectId: number, templateId: number | null | undefined): Promise<void> {
    if (templateId == null || (await isTemplateOf(database.read, projectId, templateId))) return;
    throw new AppError('validation_failed', {
      issues: [{ path: 'body.feature.template_id', message: 'The project has no such template.' }],
    });
  }

  /** The code of the feature that the same request made before. */
  async function findRepeated(tx: Tx, projectId: number, feature: NewFeature): Promise<string> {
    const known = await findByLocalUuid(tx, projectId, feature.local_uuid ?? '');
    if (known === null || known.deleted_at !== null || known.request_digest !== feature.request_digest) {
      throw new AppError('local_uuid_reused');
    }
    return known.code;
  }

  return {
    async create(grant, input, files) {
      await assertTemplate(grant.projectId, input.template_id);
      const feature = toNewFeature(
        input,
        files.length,
        files.map((file) => file.digest),
      );
      // Kept before the row that names them is committed: a file without a row wastes space, a row without its file loses a photograph.
      await Promise.all(files.map((file) => file.keep()));
      const code = await explainingGeometry(database.read, input.geometry, () =>
        database.transaction(async (tx) => {
          const [inserted] = await insertFeatures(tx, grant.projectId, grant.memberId, [feature]);
          if (inserted === undefined) return findRepeated(tx, grant.projectId, feature);
          await attachFiles(tx, inserted, files);
          await announceCreated(tx, grant, [inserted]);
          return inserted;
        }),
      );
      return get(code);
    },
    async createMany(grant, inputs) {
      let created = 0;
      for (let start = 0; start < inputs.length; start += CHUNK) {
        const chunk = inputs.slice(start, start + CHUNK).map((input) => toNewFeature(input, 0, []));
        created += await database.transaction(async (tx) => {
          const codes = await insertFeatures(tx, grant.projectId, grant.memberId, chunk);
          if (codes.length > 0) await announceCreated(tx, grant, codes);
          return codes.length;
        });
      }
      return created;
    },
    async update(grant, version, change) {
      await explainingGeometry(database.read, change.geometry, () =>
        database.transaction(async (tx) => {
          const isOfProject = await isOwnBoundary(tx, grant);
          if (isOfProject && !isArea(change.geometry)) throw new AppError('geometry_invalid');
          if (!(await updateFeature(tx, grant.code, version, change))) throw new AppError('version_conflict');
          const features = await listEventRows(tx, [grant.code]);
          await bumpProjectStats(tx, grant.projectId, 0);
          if (isOfProject) await announceBoundary(tx, grant);
          else
            await appendEvent(tx, {
              topic: `project:${grant.projectId}`,
              type: 'feature.updated',
              payload: { features },
              memberId: grant.memberId,
            });
        }),
      );
      return get(grant.code);
    },
    async delete(grant) {
      await database.transaction(async (tx) => {
        const isOfProject = await isOwnBoundary(tx, grant);
        if (!(await deleteFeature(tx, grant.code))) throw new AppError('feature_not_found');
        if (isOfProject) {
          await pairBoundary(tx, grant.projectId, null);
          await announceBoundary(tx, grant);
          return;
        }
        await bumpProjectStats(tx, grant.projectId, -1);
        await appendEvent(tx, {
          topic: `project:${grant.projectId}`,
          type: 'feature.deleted',
          payload: { codes: [grant.code] },
          memberId: grant.memberId,
        });
      });
    },
  };
}
