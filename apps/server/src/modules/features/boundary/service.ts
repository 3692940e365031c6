import type { AreaGeometry, BoundaryCandidate, Feature, ProjectBoundary } from '@waypost/contract';
import type { FeatureGrant, OrganizationGrant, ProjectGrant } from '../../../access/grant.ts';
import { requireProject } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { findFeature } from '../detail/store.ts';
import { deleteFeature } from '../writing/store.ts';
import {
  findBoundaryCode,
  insertBoundary,
  isBoundary,
  listBoundaries,
  listCandidates,
  pairBoundary,
} from './store.ts';

export interface BoundaryReader {
  get(grant: ProjectGrant<'project:read'>): Promise<Feature>;
  list(grant: OrganizationGrant<'project:list'>): Promise<ProjectBoundary[]>;
  /** The areas of the project itself that could bound it; with a text those whose name has its words. */
  listCandidates(grant: ProjectGrant<'project:update'>, text: string): Promise<BoundaryCandidate[]>;
}

export function createBoundaryReader(database: Database): BoundaryReader {
  return {
    async get(grant) {
      const code = await findBoundaryCode(database.read, grant.projectId);
      const feature = code === null ? null : await findFeature(database.read, code);
      if (feature === null) throw new AppError('boundary_not_found');
      return feature;
    },
    list: ({ memberId, organizationId }) => listBoundaries(database.read, memberId, organizationId),
    listCandidates: ({ projectId }, text) => listCandidates(database.read, projectId, text),
  };
}

/**
 * Gives a project another boundary, or none. The caller has checked that the member may change the project, and tells
 * of the change. @throws AppError `geometry_invalid` for an outline that encloses nothing.
 */
export async function putBoundary(
  tx: Tx,
  project: { readonly projectId: number; readonly memberId: number },
  geometry: AreaGeometry | null,
): Promise<void> {
  const old = await findBoundaryCode(tx, project.projectId);
  if (old !== null) await deleteFeature(tx, old, project.memberId);
  if (geometry === null) {
    await pairBoundary(tx, project.projectId, null);
    return;
  }
  const code = createUuidV7();
  if (!(await insertBoundary(tx, { code, geometry, ...project }))) throw new AppError('geometry_invalid');
  await pairBoundary(tx, project.projectId, code);
}

/** A boundary is the project's: whoever changes one as a feature needs the right to change the project. */
export async function isOwnBoundary(
  tx: Tx,
  grant: FeatureGrant<'feature:update'> | FeatureGrant<'feature:delete'>,
): Promise<boolean> {
  if (!(await isBoundary(tx, grant.code))) return false;
  await requireProject(tx, { memberId: grant.memberId }, grant.projectId, 'project:update');
  return true;
}
