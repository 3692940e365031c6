import { hasOrganizationPermission, type OrganizationRole } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockCeiling, sumOrdered, toMonth } from './store.ts';

interface Orderer {
  readonly organizationId: number;
  readonly role: OrganizationRole;
}

/**
 * Checks an order that was just stored, or taken up again, with all others of the month. Of two at once, the second waits
 * for the first. @throws AppError `imagery_ceiling_reached` for who is no administrator.
 */
export async function requireWithinCeiling(tx: Tx, { organizationId, role }: Orderer): Promise<void> {
  if (hasOrganizationPermission(role, 'organization:update')) return;
  const ceiling = await lockCeiling(tx, organizationId);
  if (ceiling === null) return;
  const ordered = await sumOrdered(tx, organizationId, toMonth(new Date()));
  if (ordered > ceiling) throw new AppError('imagery_ceiling_reached');
}
