import type { ProjectGrant } from '../../../access/grant.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { bumpProjectStats } from '../counting/store.ts';
import { trashAll } from './store.ts';

/** Features per statement, and codes per event. */
const CHUNK = 2_000;

function* chunksOf(codes: readonly string[]): Generator<string[]> {
  for (let start = 0; start < codes.length; start += CHUNK) yield codes.slice(start, start + CHUNK);
}

/**
 * Moves any number of features of the project to the trash, and announces it. Those already there and boundaries stay
 * as they are. Locks the project’s counters until commit. @returns the number moved.
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
  // Other writers of the project wait from here on, after all slow work is done.
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
