import type { ImageryAllowance, ImageryCeiling, ImageryCosts } from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { findCeiling, listOrdered, lockCeiling, putCeiling, sumOrdered, toMonth } from './store.ts';

type SettingsGrant = OrganizationGrant<'organization:update'>;

export interface ImageryCostService {
  /** What was ordered in a month, by whom; the present one if none is given. */
  list(grant: SettingsGrant, month?: string): Promise<ImageryCosts>;
  /** What was ordered in the present month, and its ceiling. */
  getAllowance(grant: OrganizationGrant<'layer:create'>): Promise<ImageryAllowance>;
  putCeiling(grant: SettingsGrant, ceiling: ImageryCeiling): Promise<ImageryCeiling>;
}

const toText = (km2: number | null) => (km2 === null ? '–' : `${km2} km²`);

export function createImageryCostService(database: Database): ImageryCostService {
  const { read } = database;
  const getAllowance = async (organizationId: number, month: string): Promise<ImageryAllowance> => ({
    month,
    monthly_km2: await findCeiling(read, organizationId),
    ordered_km2: await sumOrdered(read, organizationId, month),
  });
  return {
    getAllowance: ({ organizationId }) => getAllowance(organizationId, toMonth(new Date())),
    async list({ organizationId }, month = toMonth(new Date())) {
      const orders = await listOrdered(read, organizationId, month);
      return {
        ...(await getAllowance(organizationId, month)),
        orders: orders.map((one) => ({ ...one, ordered_at: one.ordered_at.toISOString() })),
      };
    },
    putCeiling: ({ organizationId, memberId }, { monthly_km2 }) =>
      database.transaction(async (tx) => {
        const was = await lockCeiling(tx, organizationId);
        if (was === monthly_km2) return { monthly_km2 };
        await putCeiling(tx, organizationId, monthly_km2);
        await recordAudit(tx, {
          action: 'imagery.ceiling_changed',
          actorId: memberId,
          organizationId,
          was: toText(was),
          became: toText(monthly_km2),
        });
        return { monthly_km2 };
      }),
  };
}
