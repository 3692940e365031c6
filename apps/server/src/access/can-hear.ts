import type { EventType, Topic } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** The largest id of the database; a topic with a larger one belongs to nobody. */
const MAX_ID = 2_147_483_647;

/** How much of a topic a member hears: all events, or those that guests of an organization may hear. */
export type Hearing = 'all' | 'guest';

/** Events about what only members of an organization may read. */
const KEPT_FROM_GUESTS: ReadonlySet<EventType> = new Set([
  'layer.created',
  'layer.updated',
  'layer.moved',
  'layer.deleted',
  'layer.status',
  'task',
  'job.changed',
]);

/** Whether an event is for those who hear this much of its topic. */
export function isHeard(hearing: Hearing, type: EventType): boolean {
  return hearing === 'all' || !KEPT_FROM_GUESTS.has(type);
}

/**
 * Returns the `topics` that a member may subscribe to now, and how much of each they hear: whoever may read a resource
 * receives its events. A single query for all, since every open socket is rechecked every few seconds.
 */
export async function listHearableTopics(
  db: Reader,
  memberId: number,
  topics: readonly Topic[],
): Promise<Map<Topic, Hearing>> {
  const projectIds = listIds(topics, 'project');
  const organizationIds = listIds(topics, 'organization');
  const result = await sql<{ topic: Topic; hearing: Hearing }>`
    select 'project:' || project_id as topic, 'all' as hearing from access_project_roles(${memberId})
    where project_id = any(${projectIds}::integer[])
    union all
    select 'organization:' || organization_id, case when rank > 0 then 'all' else 'guest' end
    from access_organization_roles(${memberId})
    where organization_id = any(${organizationIds}::integer[])`.execute(db);
  const hearable = new Map(result.rows.map(({ topic, hearing }) => [topic, hearing]));
  const own: Topic = `member:${memberId}`;
  if (topics.includes(own)) hearable.set(own, 'all');
  return hearable;
}

function listIds(topics: readonly Topic[], kind: 'project' | 'organization'): number[] {
  return topics
    .filter((topic) => topic.startsWith(`${kind}:`))
    .map((topic) => Number(topic.split(':')[1]))
    .filter((id) => id <= MAX_ID);
}
