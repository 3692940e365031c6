import type { Topic } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** The largest id of the database; a topic with a larger one belongs to nobody. */
const MAX_ID = 2_147_483_647;

/**
 * Returns the `topics` that a member may subscribe to now: whoever may read a resource receives its events. A single
 * query for all, since every open socket is rechecked every few seconds.
 */
export async function listHearableTopics(
  db: Reader,
  memberId: number,
  topics: readonly Topic[],
): Promise<Set<Topic>> {
  const projectIds = listIds(topics, 'project');
  const organizationIds = listIds(topics, 'organization');
  const result = await sql<{ topic: Topic }>`
    select 'project:' || project_id as topic from access_project_roles(${memberId})
    where project_id = any(${projectIds}::integer[])
    union all
    select 'organization:' || organization_id from access_organization_roles(${memberId})
    where organization_id = any(${organizationIds}::integer[])`.execute(db);
  const hearable = new Set(result.rows.map((row) => row.topic));
  const own: Topic = `member:${memberId}`;
  if (topics.includes(own)) hearable.add(own);
  return hearable;
}

function listIds(topics: readonly Topic[], kind: 'project' | 'organization'): number[] {
  return topics
    .filter((topic) => topic.startsWith(`${kind}:`))
    .map((topic) => Number(topic.split(':')[1]))
    .filter((id) => id <= MAX_ID);
}
