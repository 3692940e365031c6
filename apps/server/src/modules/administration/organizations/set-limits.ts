import type { OrganizationLimits } from '@waypost/contract';
import type { Database } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { announceOrganization } from '../../organizations/index.ts';
import { type Limits, updateLimits } from '../store.ts';

const toText = ({ projects_limit, members_limit }: Limits) => `${projects_limit} / ${members_limit}`;

/** Sets the limits of an organization. @param actorId null: an administrator by command. @returns false for an unknown one. */
export function setLimits(
  database: Database,
  actorId: number | null,
  organizationId: number,
  limits: OrganizationLimits,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const changed = await updateLimits(tx, organizationId, limits);
    if (changed === null) return false;
    const [was, became] = [toText(changed.before), toText(changed.after)];
    if (was !== became)
      await recordAudit(tx, { action: 'limits.changed', actorId, organizationId, was, became });
    const { planet_access } = changed.after;
    if (planet_access !== changed.before.planet_access) {
      const action = planet_access ? 'planet.allowed' : 'planet.denied';
      await recordAudit(tx, { action, actorId, organizationId });
    }
    await announceOrganization(tx, organizationId, actorId);
    return true;
  });
}
