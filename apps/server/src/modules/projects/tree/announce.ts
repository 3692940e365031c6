import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import type { Audience } from './store.ts';

type TreeEvent = 'project.deleted' | 'project.restored' | 'project.moved';

/** The union of the audiences before and after a move. */
export function joinAudiences(before: Audience, after: Audience): Audience {
  const members = new Map([...before.members, ...after.members].map((one) => [one.memberId, one]));
  const parentIds = [...new Set([...before.parentIds, ...after.parentIds])];
  return { ...after, parentIds, members: [...members.values()].sort((a, b) => a.memberId - b.memberId) };
}

/**
 * Announces a change of the tree to everyone it concerns, on their own topics, since they may be viewing a list, and on
 * the topics of the project and its parents. Each member’s event names a project that they can read.
 */
export async function announceToAudience(
  tx: Tx,
  audience: Audience,
  type: TreeEvent,
  memberId: number,
): Promise<void> {
  const tell = (topic: `member:${number}` | `project:${number}`, project_id: number) =>
    appendEvent(tx, { topic, type, payload: { project_id }, memberId });
  // In a fixed order, so that transactions locking the same counters cannot deadlock.
  const isTold = audience.members.some((one) => one.memberId === memberId);
  const own = isTold ? [] : [{ memberId, projectId: audience.projectId }];
  const members = [...audience.members, ...own].sort((a, b) => a.memberId - b.memberId);
  for (const one of members) await tell(`member:${one.memberId}`, one.projectId);
  const projects = [audience.projectId, ...audience.parentIds].sort((a, b) => a - b);
  for (const id of projects) await tell(`project:${id}`, audience.projectId);
}
