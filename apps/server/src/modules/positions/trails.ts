import { TRAIL_DAYS, TRAIL_KEEPS, type Trail, type TrailSettings } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteTrail, deleteUnkeptOf } from './delete-in-pieces.ts';
import { getKeepDays, putKeepDays } from './store.ts';
import { listTrails } from './trail-store.ts';

const HOUR_MS = 3_600_000;

export interface TrailService {
  getSettings(grant: ProjectGrant<'beacon:read'>): Promise<TrailSettings>;
  updateSettings(
    grant: ProjectGrant<'project_settings:update'>,
    settings: TrailSettings,
  ): Promise<TrailSettings>;
  /** @param hours how far back. */
  list(grant: ProjectGrant<'beacon:read'>, hours: number): Promise<Trail[]>;
  /** Deletes the caller’s own. */
  deleteOwn(grant: ProjectGrant<'beacon:share'>): Promise<void>;
}

const toKeep = (days: number) => TRAIL_KEEPS.find((keep) => TRAIL_DAYS[keep] === days) ?? 'none';

/** Tells colleagues that trails changed, without saying whose. */
const announce = (tx: Tx, { projectId }: { readonly projectId: number }) =>
  appendEvent(tx, {
    topic: `project:${projectId}`,
    type: 'trails.changed',
    payload: { project_id: projectId },
    memberId: null,
  });

export function createTrailService(database: Database): TrailService {
  return {
    getSettings: async ({ projectId }) => ({ keep: toKeep(await getKeepDays(database.read, projectId)) }),
    updateSettings: async (grant, { keep }) => {
      const { projectId, memberId } = grant;
      const days = TRAIL_DAYS[keep];
      const known = await getKeepDays(database.read, projectId);
      // What was kept before it kept none must not be read again.
      if (known === 0 && days > 0) await deleteUnkeptOf(database, projectId, 0);
      await database.transaction(async (tx) => {
        const was = toKeep(await getKeepDays(tx, projectId));
        if (was === keep) return;
        await putKeepDays(tx, projectId, days);
        await recordAudit(tx, { action: 'trails.changed', actorId: memberId, projectId, was, became: keep });
        await announce(tx, grant);
      });
      if (days < known) await deleteUnkeptOf(database, projectId, days);
      return { keep };
    },
    list: ({ projectId }, hours) =>
      listTrails(database.read, projectId, new Date(Date.now() - hours * HOUR_MS)),
    deleteOwn: async (grant) => {
      const { projectId, memberId } = grant;
      if (await deleteTrail(database, { projectId, kind: 'member', id: memberId }))
        await database.transaction((tx) => announce(tx, grant));
    },
  };
}
