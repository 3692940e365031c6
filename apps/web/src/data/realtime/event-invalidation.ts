import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LoggedEvent, Project } from '@waypost/contract';
import { invalidateAfterFirst } from '../queries/invalidate-after-first.ts';
import { queryKeys } from '../queries/query-keys.ts';

/** What layers show is what their reader may read. */
const OF_LAYERS: readonly QueryKey[] = [['layer-tiles'], ['layer-features'], ['layer-radar']];

/** The prefixes of query keys that an event makes stale. */
export function toStaleKeys(event: LoggedEvent): QueryKey[] {
  switch (event.type) {
    case 'feature.created':
    case 'feature.updated':
    case 'feature.deleted':
      // Lists, totals and counts of a project include its descendants.
      return [['features'], ['tile-state'], ['projects'], ['feature-trash'], ...toFeatureKeys(event)];
    case 'project.created':
    case 'project.updated':
      return [['projects'], ['project'], ['boundary']];
    case 'project.deleted':
    case 'project.restored':
    case 'project.moved':
      // A project takes its features and their access with it.
      return [
        ['projects'],
        ['project'],
        ['boundary'],
        ['project-trash'],
        ['project-members'],
        ['features'],
        ['feature'],
        ['tile-state'],
        ['tags'],
        ['organizations'],
        ...OF_LAYERS,
      ];
    case 'project_invite.changed':
      return [['project-invites'], ['outbox']];
    case 'organization_invite.changed':
      return [['organization-invites'], ['outbox']];
    case 'invite.received':
      return [['received-invites']];
    case 'note.changed':
      return toNoteKeys(event);
    case 'geofence.crossed':
      return 'code' in event.payload ? [['geofence-events', event.payload.code]] : [];
    case 'fence_rule.changed':
      return [['fence-rules']];
    case 'device.changed':
      // Trails and geofences name who carried it.
      return [['beacons', 'devices'], ['beacons', 'trails'], ['geofence-events']];
    case 'trails.changed':
      return [['beacons', 'trails'], ['trail-settings']];
    case 'tag.changed':
      return [['tags'], ['feature']];
    case 'view.changed':
      return [['views']];
    case 'ai_report.changed':
      return [['ai-reports'], ['ai-report']];
    case 'layer.created':
    case 'layer.moved':
    case 'layer.deleted':
    case 'layer.chosen':
      return [['layers']];
    case 'layer.updated':
    case 'layer.status':
      return [['layers'], ...toLayerKeys(event)];
    // It comes beside `layer.status`.
    case 'task':
      return [];
    case 'project_member.changed':
      return [
        ['project-members'],
        ['projects'],
        ['project'],
        ['organizations'],
        ['organization-members'],
        ['organization-project-members'],
        ['beacons', 'devices'],
        ...OF_LAYERS,
      ];
    case 'organization_member.changed':
      // An administrator reads every project: losing the role changes the lists and the open page.
      return [
        ['organization-members'],
        ['organization-project-members'],
        ['organizations'],
        ['projects'],
        ['project'],
        ['project-members'],
        ...OF_LAYERS,
      ];
    case 'member.updated':
      return [['member'], ['organizations'], ['projects'], ['project']];
    case 'template.created':
    case 'template.updated':
    case 'template.deleted':
      return [['templates']];
    case 'job.changed':
      return isOfExport(event) ? [['jobs'], ['exports']] : [['jobs']];
    case 'organization.updated':
      return [
        ['organizations'],
        ['organization-members'],
        ['billing-accounts'],
        ['imagery-access'],
        ['imagery-key'],
        ['mosaics'],
      ];
  }
}

function isOfExport({ payload }: LoggedEvent): boolean {
  return 'kind' in payload && payload.kind === 'export';
}

function toNoteKeys({ payload }: LoggedEvent): QueryKey[] {
  return 'code' in payload ? [['notes', payload.code]] : [];
}

/** What a layer shows. */
function toLayerKeys({ payload }: LoggedEvent): QueryKey[] {
  if (!('code' in payload)) return [];
  return [
    ['layer-tiles', payload.code],
    ['layer-features', payload.code],
    ['layer-radar', payload.code],
    ['layer-order', payload.code],
  ];
}

function toFeatureKeys(event: LoggedEvent): QueryKey[] {
  const payload = event.payload;
  const codes =
    'features' in payload ? payload.features.map((row) => row.code) : 'codes' in payload ? payload.codes : [];
  return codes.flatMap((code) => [
    ['feature', code],
    ['feature-history', code],
  ]);
}

/** Codes of features being deleted whose page is still open. */
const leaving = new Set<string>();

/** Runs the deletion of a feature and leaves its page, which must not request it again meanwhile. */
export async function whileLeaving<T>(code: string, run: () => Promise<T>): Promise<T> {
  leaving.add(code);
  try {
    return await run();
  } finally {
    leaving.delete(code);
  }
}

/** A key names its feature as an element, or in an object of parameters. */
const isOfOneLeaving = ({ queryKey }: { readonly queryKey: QueryKey }) =>
  queryKey
    .flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : [part]))
    .some((part) => typeof part === 'string' && leaving.has(part));

/** For a project known to have no boundary: whoever still shows it is outdated and would get a 404. */
function isBoundaryOfNone(client: QueryClient, [first, id]: QueryKey): boolean {
  if (first !== 'boundary' || typeof id !== 'number') return false;
  return client.getQueryData<Project>(queryKeys.project(id))?.paired_feature_code === null;
}

/** For queries that depend on the answers of others. */
const TURN_MS = 50;

/**
 * Marks keys as stale, boundaries last: the project tells whether it has one, so that a deleted boundary is not
 * requested.
 */
export async function invalidateInTurn(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  const refresh = (part: readonly QueryKey[]) =>
    Promise.all(
      part.map((queryKey) =>
        invalidateAfterFirst(queryClient, {
          queryKey,
          predicate: (query) => !isOfOneLeaving(query) && !isBoundaryOfNone(queryClient, query.queryKey),
        }),
      ),
    );
  const late = keys.filter(([first]) => first === 'boundary');
  await refresh(keys.filter(([first]) => first !== 'boundary'));
  if (late.length === 0) return;
  await new Promise((done) => setTimeout(done, TURN_MS));
  await refresh(late);
}

/** After a quiet period the first event applies almost at once; those of a burst are batched. */
const FIRST_PAUSE_MS = 60;
const PAUSE_MS = 400;
const QUIET_MS = 1_000;
let lastFlush = 0;
const pending = new Map<string, QueryKey>();
let timer: ReturnType<typeof setTimeout> | null = null;

/**
 * Invalidates what events touched, soon after the first and then at most every 400 ms: an import of thousands is one
 * refetch per interval.
 */
export function invalidateByEvent(queryClient: QueryClient, event: LoggedEvent): void {
  for (const key of toStaleKeys(event)) pending.set(JSON.stringify(key), key);
  if (timer !== null) return;
  const flush = () => {
    timer = null;
    lastFlush = Date.now();
    const keys = [...pending.values()];
    pending.clear();
    void invalidateInTurn(queryClient, keys);
  };
  timer = setTimeout(flush, Date.now() - lastFlush > QUIET_MS ? FIRST_PAUSE_MS : PAUSE_MS);
}
