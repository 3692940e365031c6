import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import type { Audience } from './store.ts';

type TreeEvent = 'project.deleted' | 'project.restored' | 'project.moved';

/** Two audiences as one: those of before a move and of after it. */
export function joinAudiences(before: Audience, after: Audience): Audience {
  const members = new Map([...before.members, ...after.members].map((one) => [one.memberId, one]));
  const parentIds = [...new Set([...before.parentIds, ...after.parentIds])];
  return { ...after, parentIds, members: [...members.values()].sort((a, b) => a.memberId - b.memberId) };
}

/**
 * Tells everybody whom a change of the tree concerns, on their own topics, since they may be looking at a list and
 * not at the project; and whoever looks at the project or the one above it. Each hears of a project they can read.
 */
export async function announceToAudience(
  tx: Tx,
  audience: Audience,
  type: TreeEvent,
  memberId: number,
): Promise<void> {
  const tell = (topic: `member:${number}` | `project:${number}`, project_id: number) =>
    appendEvent(tx, { topic, type, payload: { project_id }, memberId });
  // Always in this order: two transactions that lock the same counters must not wait for each other.
  const isTold = audience.members.some((one) => one.memberId === memberId);
  const own = isTold ? [] : [{ memberId, projectId: audience.projectId }];
  const members = [...audience.members, ...own].sort((a, b) => a.memberId - b.memberId);
  for (const one of members) await tell(`member:${one.memberId}`, one.projectId);
  const projects = [audience.projectId, ...audience.parentIds].sort((a, b) => a - b);
  for (const id of projects) await tell(`project:${id}`, audience.projectId);
}
