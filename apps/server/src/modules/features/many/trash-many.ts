import type { ProjectGrant } from '../../../access/grant.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { trashAll } from './store.ts';

/** Features of one statement, and codes of one event. */
const CHUNK = 2_000;

function* chunksOf(codes: readonly string[]): Generator<string[]> {
  for (let start = 0; start < codes.length; start += CHUNK) yield codes.slice(start, start + CHUNK);
}

/**
 * Puts features of the project into the trash, as many as there are, and tells of it. What is there already and
 * boundaries stay as they are; the project’s counters are locked until commit. @returns how many went.
 */
export async function trashFeatures(
  tx: Tx,
  grant: ProjectGrant<'feature:delete'>,
  codes: readonly string[],
): Promise<number> {
  const { projectId, memberId } = grant;
  const gone: string[] = [];
  for (const chunk of chunksOf(codes)) gone.push(...(await trashAll(tx, projectId, memberId, chunk)));
  if (gone.length === 0) return 0;
  // Nobody else writes into the project from here on: all the slow work is done.
  for (const chunk of chunksOf(gone)) {
    await bumpProjectStats(tx, projectId, { left: chunk });
    await appendEvent(tx, {
      topic: `project:${projectId}`,
      type: 'feature.deleted',
      payload: { codes: chunk },
      memberId,
    });
  }
  return gone.length;
}
