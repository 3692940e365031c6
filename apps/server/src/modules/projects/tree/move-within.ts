import type { ProjectGrant } from '../../../access/grant.ts';
import { requireOrganization, requireProject } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { announceToAudience, joinAudiences } from './announce.ts';
import { findPlace, isLive, listAudience, lockTree, moveProject } from './store.ts';

/** Moves a project with its subtree, and notifies its readers before and after. */
export async function moveWithin(
  tx: Tx,
  grant: ProjectGrant<'project:update'>,
  parentId: number | null,
): Promise<void> {
  const { memberId, organizationId, projectId } = grant;
  // With the tree locked, so that neither the path nor the right to move there can change meanwhile.
  await lockTree(tx, organizationId);
  const place = await findPlace(tx, projectId);
  if (place === null || !(await isLive(tx, projectId))) throw new AppError('project_not_found');
  if (place.parentId === parentId) return;
  if (parentId === null) await requireOrganization(tx, { memberId }, organizationId, 'project:create');
  else await requireProject(tx, { memberId }, parentId, 'project:create', organizationId);
  const target = parentId === null ? null : await findPlace(tx, parentId);
  if (target?.ancestorIds.includes(projectId)) throw new AppError('project_cycle');
  const before = await listAudience(tx, projectId);
  await moveProject(tx, projectId, parentId);
  await recordAudit(tx, { action: 'project.moved', actorId: memberId, projectId });
  const after = await listAudience(tx, projectId);
  await announceToAudience(tx, joinAudiences(before, after), 'project.moved', memberId);
}
