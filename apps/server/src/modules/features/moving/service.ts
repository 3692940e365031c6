import type { Issue } from '@waypost/contract';
import type { FeatureGrant, ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { listEventRows } from '../detail/store.ts';
import type { FeatureChange } from '../writing/store.ts';
import { hasRelations, isSameOrganization, isTemplateOfLineage } from './store.ts';

type Into = ProjectGrant<'feature:create'>;

/**
 * The reasons why a feature cannot move to another project.
 * @throws AppError `project_not_found` for a project of another organization.
 */
export async function listMoveIssues(
  tx: Tx,
  { code, projectId }: FeatureGrant,
  into: Into,
  isBoundary: boolean,
): Promise<Issue[]> {
  if (!(await isSameOrganization(tx, projectId, into.projectId))) throw new AppError('project_not_found');
  const refuse = (message: string) => [{ path: 'body.feature.project_id', message }];
  if (isBoundary) return refuse('The boundary of a project stays in it.');
  if (await hasRelations(tx, code)) return refuse('It stays with the features that it belongs with.');
  return [];
}

/**
 * The fields to restore from an earlier version: its template only if the current project can use it, and never its
 * project.
 */
export async function withUsableTemplate(
  db: Reader,
  projectId: number,
  state: FeatureChange,
): Promise<FeatureChange> {
  const { template_id, ...rest } = state;
  if (template_id == null || (await isTemplateOfLineage(db, projectId, template_id))) return state;
  return rest;
}

/**
 * Announces a moved feature, as created in the new project and deleted in the old one. Locks the counters of both until
 * commit, in order of id, so that opposite moves cannot deadlock.
 */
export async function announceMoved(tx: Tx, from: FeatureGrant, into: Into): Promise<void> {
  const { code, memberId } = from;
  const ways = [
    { projectId: from.projectId, sign: -1 as const },
    { projectId: into.projectId, sign: 1 as const },
  ].sort((a, b) => a.projectId - b.projectId);
  const features = await listEventRows(tx, [code]);
  for (const { projectId, sign } of ways) {
    await bumpProjectStats(tx, projectId, sign > 0 ? { came: [code] } : { left: [code] });
  }
  for (const { projectId, sign } of ways) {
    const topic = `project:${projectId}` as const;
    if (sign > 0) await appendEvent(tx, { topic, type: 'feature.created', payload: { features }, memberId });
    else await appendEvent(tx, { topic, type: 'feature.deleted', payload: { codes: [code] }, memberId });
  }
}
