import type { Tx } from '../../../platform/db/database.ts';
import { judgeSubject } from './judge-subject.ts';
import { lockNext } from './lock-next.ts';
import { createFenceReader } from './project-fences.ts';

/** Judges what waits of a project at once, in the caller's transaction, and tells nobody. */
export async function judgeProject(tx: Tx, projectId: number): Promise<void> {
  const fences = await createFenceReader()(tx, projectId);
  for (;;) {
    const locked = await lockNext(tx, Date.now(), projectId);
    if (locked === null) return;
    await judgeSubject(tx, locked, fences);
  }
}
