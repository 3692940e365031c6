import { type ExportList, hasProjectPermission, type ProjectPermission } from '@waypost/contract';
import { findProjectRole } from '../../access/roles.ts';
import type { Reader } from '../../platform/db/database.ts';

/** What taking out each list asks for: as much as seeing it. */
const NEEDED: Readonly<Record<ExportList, ProjectPermission>> = {
  features: 'feature:export',
  trash: 'feature:delete',
};

/** Whether a member may, at this moment, have a list of a project as a file. */
export async function mayExport(
  db: Reader,
  memberId: number,
  projectId: number,
  list: ExportList,
): Promise<boolean> {
  const held = await findProjectRole(db, memberId, projectId);
  return held !== null && hasProjectPermission(held.role, held.manageMembers, NEEDED[list]);
}
