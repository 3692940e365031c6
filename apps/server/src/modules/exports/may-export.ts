import { type ExportList, hasProjectPermission, type ProjectPermission } from '@waypost/contract';
import { findProjectRole } from '../../access/roles.ts';
import type { Reader } from '../../platform/db/database.ts';

/** The permission to export each list, equal to the permission to see it. */
const NEEDED: Readonly<Record<ExportList, ProjectPermission>> = {
  features: 'feature:export',
  trash: 'feature:delete',
};

/** Whether a member may now export a list of a project. */
export async function mayExport(
  db: Reader,
  memberId: number,
  projectId: number,
  list: ExportList,
): Promise<boolean> {
  const held = await findProjectRole(db, memberId, projectId);
  return held !== null && hasProjectPermission(held.role, held.manageMembers, NEEDED[list]);
}
