import { type Geometry, type Issue, toGeometryType } from '@waypost/contract';
import type { FeatureGrant, ProjectGrant } from '../../../access/grant.ts';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { listSomePictures } from '../../resources/index.ts';
import { findTemplateForm, listFormIssues } from '../../templates/index.ts';
import { isOwnBoundary } from '../boundary/service.ts';
import { isBoundary } from '../boundary/store.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { findFeature, listEventRows } from '../detail/store.ts';
import { findLastChange, findVersion, insertHistory } from '../history/store.ts';
import { announceMoved, listMoveIssues, withUsableTemplate } from '../moving/service.ts';
import { isTemplateOfLineage } from '../moving/store.ts';
import { planTags } from '../tagging/plan-tags.ts';
import { replaceFeatureTags } from '../tagging/store.ts';
import { announceBoundary } from './announce.ts';
import { listGeofenceIssues } from './geofence-issues.ts';
import { type FeatureChange, type LockedFeature, lockFeature, updateFeature } from './store.ts';
import { toStored } from './to-stored.ts';

type Grant = FeatureGrant<'feature:update'>;
type Field = keyof FeatureChange & keyof LockedFeature;

const FIELDS = [
  'name',
  'description',
  'shared',
  'is_static',
  'color',
  'data',
  'geofence',
  'geofence_events',
  'geofence_prompt',
  'template_id',
] as const satisfies readonly Field[];

/** The previous values of the fields that a change really changes. */
function pickBefore(now: LockedFeature, change: FeatureChange): Partial<LockedFeature> {
  const changed = FIELDS.filter(
    (field) => change[field] !== undefined && JSON.stringify(change[field]) !== JSON.stringify(now[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}

/** Values are compared as JSON text, and jsonb has its own key order, so keys are put in ours. */
function ordered(now: LockedFeature): LockedFeature {
  return { ...now, data: now.data.map(({ key, value, type }) => ({ key, value, type })) };
}

function listOwnIssues(now: LockedFeature, change: FeatureChange): Issue[] {
  return listGeofenceIssues({
    type: change.geometry === undefined ? now.geometry_type : toGeometryType(change.geometry),
    geofence: change.geofence ?? now.geofence,
    geofence_events: change.geofence_events ?? now.geofence_events,
  });
}

const NO_TEMPLATE: Issue = {
  path: 'body.feature.template_id',
  message: 'The project has no such template.',
};

/** The issues of a feature with the template that it would have in a project, possibly one it moves to. */
async function listTemplateIssues(
  tx: Tx,
  { code, projectId, isMoved }: Pick<Grant, 'code' | 'projectId'> & { readonly isMoved: boolean },
  now: LockedFeature,
  change: FeatureChange,
): Promise<Issue[]> {
  const { template_id = now.template_id } = change;
  if (template_id === null) return [];
  const isNew = template_id !== now.template_id;
  const form = await findTemplateForm(tx, projectId, template_id);
  if (form === null) {
    // A template that was deleted, or left behind when the project moved, is not enforced on features that have it.
    if (!isNew && !isMoved) return [];
    return !isNew && (await isTemplateOfLineage(tx, projectId, template_id)) ? [] : [NO_TEMPLATE];
  }
  const wanted = {
    name: change.name ?? now.name,
    type: change.geometry === undefined ? now.geometry_type : toGeometryType(change.geometry),
    data: change.data ?? now.data,
  };
  if (!isNew) {
    return listFormIssues(form, wanted, { name: now.name, type: now.geometry_type, data: now.data });
  }
  const issues = listFormIssues(form, wanted, null);
  if (!form.image_required || (await listSomePictures(tx, code)).length > 0) return issues;
  return [...issues, { path: 'body.feature.template_id', message: 'This form asks for a picture.' }];
}

async function refuseStale(tx: Tx, code: string): Promise<never> {
  const feature = await findFeature(tx, code);
  if (feature === null) throw new AppError('feature_not_found');
  const changed_by = await findLastChange(tx, code);
  throw new AppError('feature_changed', {
    conflict: { feature, changed_by, changed_at: feature.properties.updated_at },
  });
}

/** Whether a geometry, if given, can be a boundary. */
function isArea(geometry: Geometry | undefined): boolean {
  return geometry === undefined || geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

/** Announces a changed feature. Locks the project’s counters until commit, so call it last. */
export async function announceUpdated(tx: Tx, grant: FeatureGrant, code: string): Promise<void> {
  if (await isBoundary(tx, code)) {
    await announceBoundary(tx, grant);
    return;
  }
  const features = await listEventRows(tx, [code]);
  await bumpProjectStats(tx, grant.projectId, { changed: [code] });
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'feature.updated',
    payload: { features },
    memberId: grant.memberId,
  });
}

/** The circumstances of a change. */
interface HowChanged {
  /** Set when restoring a version, which was valid once, so the template is not enforced. */
  readonly restored?: { readonly version: number };
  /** Set for a move to another project. */
  readonly into?: ProjectGrant<'feature:create'>;
}

/**
 * Updates a feature to its next version and records the previous state, without announcing it.
 * @returns false for an update without changes, which creates no version.
 * @param startedFrom the version the edit is based on; a stale one is rejected. Undefined: the edit wins.
 */
export async function applyChange(
  tx: Tx,
  grant: Grant,
  startedFrom: number | undefined,
  wanted: FeatureChange,
  { restored, into }: HowChanged = {},
): Promise<boolean> {
  const change = wanted.geometry === undefined ? wanted : { ...wanted, geometry: toStored(wanted.geometry) };
  const locked = await lockFeature(tx, grant, change.geometry);
  if (locked === null) throw new AppError('feature_not_found');
  // Checked after locking: it may have become the boundary during the wait.
  const isOfProject = await isOwnBoundary(tx, grant);
  if (isOfProject && !isArea(change.geometry)) throw new AppError('geometry_invalid');
  const now = ordered(locked);
  if (startedFrom !== undefined && startedFrom !== now.version) await refuseStale(tx, grant.code);
  const there = {
    code: grant.code,
    memberId: grant.memberId,
    projectId: into?.projectId ?? grant.projectId,
    isMoved: into !== undefined,
  };
  const how = { isMoved: there.isMoved, isRestored: restored !== undefined };
  const tags = await planTags(tx, there, change.tags, how);
  if (restored === undefined) {
    const issues = [
      ...(into === undefined ? [] : await listMoveIssues(tx, grant, into, isOfProject)),
      ...listOwnIssues(now, change),
      ...(await listTemplateIssues(tx, there, now, change)),
      ...(tags?.issues ?? []),
    ];
    if (issues.length > 0) throw invalid(issues);
  }
  const before = {
    ...pickBefore(now, change),
    ...(tags?.isChanged ? { tags: tags.before } : {}),
    ...(into === undefined ? {} : { project_id: grant.projectId }),
  };
  const withGeometry = !now.is_same_geometry;
  if (Object.keys(before).length === 0 && !withGeometry) return false;
  await insertHistory(tx, {
    code: grant.code,
    version: now.version + 1,
    action: restored === undefined ? 'updated' : 'restored',
    memberId: grant.memberId,
    before,
    withGeometry,
    ...(restored === undefined ? {} : { restoredVersion: restored.version }),
  });
  const written = withGeometry ? change : { ...change, geometry: undefined };
  await updateFeature(tx, grant.code, written, into?.projectId ?? null);
  if (tags?.isChanged) await replaceFeatureTags(tx, grant.code, tags.after);
  return true;
}

/** Updates a feature like `applyChange`, and announces it. */
export async function changeFeature(
  tx: Tx,
  grant: Grant,
  startedFrom: number | undefined,
  change: FeatureChange,
  how: HowChanged = {},
): Promise<void> {
  if (!(await applyChange(tx, grant, startedFrom, change, how))) return;
  if (how.into === undefined) await announceUpdated(tx, grant, grant.code);
  else await announceMoved(tx, grant, how.into);
}

/** Restores a feature to the state of an earlier version. */
export async function restoreVersion(
  tx: Tx,
  grant: Grant,
  version: number,
  startedFrom: number | undefined,
): Promise<void> {
  const found = await findVersion(tx, grant.code, version);
  if (found === null) throw new AppError('version_not_found');
  const { version: _, ...state } = found;
  const usable = await withUsableTemplate(tx, grant.projectId, state);
  await changeFeature(tx, grant, startedFrom, usable, { restored: { version } });
}
