import type { AreaGeometry, BoundaryCandidate, Feature, ProjectBoundary } from '@waypost/contract';
import type { FeatureGrant, OrganizationGrant, ProjectGrant } from '../../../access/grant.ts';
import { requireProject } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { findFeature } from '../detail/store.ts';
import { insertHistory } from '../history/store.ts';
import { recover } from '../trash/store.ts';
import { announceBoundary } from '../writing/announce.ts';
import { deleteFeature } from '../writing/store.ts';
import { becomeFeature } from './become.ts';
import {
  findBoundaryCode,
  insertBoundary,
  isBoundary,
  listBoundaries,
  listCandidates,
  lockBoundary,
  pairBoundary,
  wasReport,
} from './store.ts';

export interface BoundaryReader {
  get(grant: ProjectGrant<'project:read'>): Promise<Feature>;
  list(grant: OrganizationGrant<'project:list'>): Promise<ProjectBoundary[]>;
  /** Areas of the project itself that could become its boundary; `text` filters by words of the name. */
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
 * Retires the boundary of a project: a former report becomes a report again, an outline drawn as a boundary goes to the
 * trash.
 */
async function dismiss(
  tx: Tx,
  project: { readonly projectId: number; readonly memberId: number },
  code: string,
): Promise<void> {
  if (await wasReport(tx, code)) {
    await becomeFeature(tx, project, code);
    return;
  }
  const { memberId } = project;
  const version = await deleteFeature(tx, { ...project, code });
  if (version === null) return;
  await insertHistory(tx, { code, version, action: 'deleted', memberId, before: {}, withGeometry: false });
}

/**
 * Sets or removes the boundary of a project. The caller has checked `project:update` and announces the change. The
 * previous boundary can be restored. @throws AppError `geometry_invalid` for an outline without area.
 */
export async function putBoundary(
  tx: Tx,
  project: { readonly projectId: number; readonly memberId: number },
  geometry: AreaGeometry | null,
): Promise<void> {
  const old = await lockBoundary(tx, project.projectId);
  if (old !== null) await dismiss(tx, project, old);
  if (geometry === null) {
    await pairBoundary(tx, project.projectId, null);
    return;
  }
  const code = createUuidV7();
  if (!(await insertBoundary(tx, { code, geometry, ...project }))) throw new AppError('geometry_invalid');
  await pairBoundary(tx, project.projectId, code);
}

/**
 * Restores a boundary from the trash: as the boundary, or as a feature if the project has another boundary by now.
 * @throws AppError `forbidden` without `project:update`.
 */
export async function recoverBoundary(
  tx: Tx,
  project: { readonly projectId: number; readonly memberId: number },
  code: string,
): Promise<void> {
  const { projectId, memberId } = project;
  await requireProject(tx, { memberId }, projectId, 'project:update');
  const present = await lockBoundary(tx, projectId);
  const version = await recover(tx, code);
  if (version === null) throw new AppError('feature_not_found');
  await insertHistory(tx, { code, version, action: 'recovered', memberId, before: {}, withGeometry: false });
  if (present === null) await pairBoundary(tx, projectId, code);
  else await becomeFeature(tx, project, code);
  await announceBoundary(tx, project);
}

/** The boundary belongs to the project, so changing it as a feature needs `project:update`. */
export async function isOwnBoundary(
  tx: Tx,
  grant: FeatureGrant<'feature:update'> | FeatureGrant<'feature:delete'>,
): Promise<boolean> {
  if (!(await isBoundary(tx, grant.code))) return false;
  await requireProject(tx, { memberId: grant.memberId }, grant.projectId, 'project:update');
  return true;
}
