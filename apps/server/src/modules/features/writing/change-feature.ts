import type { Geometry, Issue } from '@waypost/contract';
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
import { announceBoundary } from './announce.ts';
import { listGeofenceIssues } from './geofence-issues.ts';
import { type FeatureChange, type LockedFeature, lockFeature, updateFeature } from './store.ts';

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

/** The fields of a change that really change something, as they were. */
function pickBefore(now: LockedFeature, change: FeatureChange): Partial<LockedFeature> {
  const changed = FIELDS.filter(
    (field) => change[field] !== undefined && JSON.stringify(change[field]) !== JSON.stringify(now[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}

/** The text of JSON objects is compared, and a database gives their keys in an order of its own. */
function ordered(now: LockedFeature): LockedFeature {
  return { ...now, data: now.data.map(({ key, value, type }) => ({ key, value, type })) };
}

function listOwnIssues(now: LockedFeature, change: FeatureChange): Issue[] {
  return listGeofenceIssues({
    type: change.geometry?.type ?? now.geometry_type,
    geofence: change.geofence ?? now.geofence,
    geofence_events: change.geofence_events ?? now.geofence_events,
  });
}

const NO_TEMPLATE: Issue = {
  path: 'body.feature.template_id',
  message: 'The project has no such template.',
};

/** What is wrong with a feature by the template that it would have in a project, which it may go to just now. */
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
    // One that was deleted, or stayed behind when the project went elsewhere, asks nothing of those that have it.
    if (!isNew && !isMoved) return [];
    return !isNew && (await isTemplateOfLineage(tx, projectId, template_id)) ? [] : [NO_TEMPLATE];
  }
  const wanted = {
    name: change.name ?? now.name,
    type: change.geometry?.type ?? now.geometry_type,
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

/** Whether a geometry, where one is given, can be a boundary. */
function isArea(geometry: Geometry | undefined): boolean {
  return geometry === undefined || geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

/** Tells that a feature changed; locks the project’s counters until commit, so call it last. */
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

/** What a change is besides its fields. */
interface HowChanged {
  /** It brings an earlier version back: that was right once, so the form is not asked again. */
  readonly restored?: { readonly version: number };
  /** The project it goes to. */
  readonly into?: ProjectGrant<'feature:create'>;
}

/**
 * Changes a feature to its next version and keeps what it was, and tells nobody yet.
 * @returns false for a change that changes nothing, which makes no version.
 * @param startedFrom the version the edit began with; a stale one is refused. Undefined: the edit wins.
 */
export async function applyChange(
  tx: Tx,
  grant: Grant,
  startedFrom: number | undefined,
  change: FeatureChange,
  { restored, into }: HowChanged = {},
): Promise<boolean> {
  const locked = await lockFeature(tx, grant, change.geometry);
  if (locked === null) throw new AppError('feature_not_found');
  // Asked for only now: it may have become the boundary while the lock was waited for.
  const isOfProject = await isOwnBoundary(tx, grant);
  if (isOfProject && !isArea(change.geometry)) throw new AppError('geometry_invalid');
  const now = ordered(locked);
  if (startedFrom !== undefined && startedFrom !== now.version) await refuseStale(tx, grant.code);
  if (restored === undefined) {
    const there = {
      code: grant.code,
      projectId: into?.projectId ?? grant.projectId,
      isMoved: into !== undefined,
    };
    const issues = [
      ...(into === undefined ? [] : await listMoveIssues(tx, grant, into, isOfProject)),
      ...listOwnIssues(now, change),
      ...(await listTemplateIssues(tx, there, now, change)),
    ];
    if (issues.length > 0) throw invalid(issues);
  }
  const before = {
    ...pickBefore(now, change),
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
  return true;
}

/** Changes a feature as `applyChange` does, and tells of it. */
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

/** Gives a feature the state of an earlier version again. */
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
