import type { RadarSettings } from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { getKeepDays, putKeepDays } from './store.ts';

type SettingsGrant = OrganizationGrant<'organization:update'>;

export interface RadarSettingsService {
  get(grant: SettingsGrant): Promise<RadarSettings>;
  /** What is longer ago is not seen from this moment, and deleted within a day unless another organization keeps it. */
  put(grant: SettingsGrant, settings: RadarSettings): Promise<RadarSettings>;
}

export function createRadarSettingsService(database: Database): RadarSettingsService {
  return {
    get: async ({ organizationId }) => ({ keep_days: await getKeepDays(database.read, organizationId) }),
    put: ({ organizationId, memberId }, { keep_days }) =>
      database.transaction(async (tx) => {
        const was = await getKeepDays(tx, organizationId);
        if (was === keep_days) return { keep_days };
        await putKeepDays(tx, organizationId, keep_days);
        await recordAudit(tx, {
          action: 'radar.keep_changed',
          actorId: memberId,
          organizationId,
          was: String(was),
          became: String(keep_days),
        });
        return { keep_days };
      }),
  };
}
