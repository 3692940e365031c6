import { ENDPOINTS } from '@waypost/contract';
import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';

const rule = { name: 'Rangers', kinds: ['enter' as const], webhook_url: 'https://hooks.example.org/fences' };

/** A new rule, for one call. */
async function ofRule(world: AccessWorld) {
  const made = await world
    .as('org_admin')
    .call(ENDPOINTS.fenceRules.createFenceRule, { ...inProject(world), body: rule });
  return { params: { project_id: world.projectId, rule_id: made.rule_id } };
}

const madeOnce = new WeakMap<AccessWorld, ReturnType<typeof ofRule>>();
/** A rule for all calls that delete none: a project has at most 50. */
function ofOneRule(world: AccessWorld) {
  const known = madeOnce.get(world) ?? ofRule(world);
  madeOnce.set(world, known);
  return known;
}

/** Valid requests to the endpoints of `fenceRules`. */
export const accessRequests: AccessRequestsOf<'fenceRules'> = {
  fenceRules: {
    listFenceRules: [{ input: async (world) => inProject(world) }],
    listFenceTextReceivers: [{ input: async (world) => inProject(world) }],
    createFenceRule: [{ input: async (world) => ({ ...inProject(world), body: rule }) }],
    updateFenceRule: [{ input: async (world) => ({ ...(await ofOneRule(world)), body: rule }) }],
    deleteFenceRule: [{ input: ofRule }],
    listFenceDeliveries: [{ input: ofOneRule }],
    sendFenceDeliveryAgain: [
      {
        always: { status: 404, reason: 'the rule sent nothing yet' },
        input: async (world) => ({
          params: { ...(await ofOneRule(world)).params, delivery_id: createUuidV7() },
        }),
      },
    ],
  },
};
