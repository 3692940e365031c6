import type { Database } from '../../platform/db/database.ts';
import type { PositionSubject } from './position.ts';
import { deleteForgotten, deletePositions, findSubjectId, forgetSubject, listSubjectIds } from './store.ts';

/** Positions of one transaction: some hundredths of a second. */
const PIECE = 5_000;

/**
 * Deletes the positions of a subject up to a time in transactions of their own, so that nobody who records positions
 * waits for all of them. If it ends halfway, what is left can be deleted again.
 */
async function deleteInPieces(database: Database, subjectId: number, until: Date): Promise<void> {
  let count: number;
  do {
    count = await database.transaction((tx) => deletePositions(tx, subjectId, { until, limit: PIECE }));
  } while (count === PIECE);
}

/**
 * Deletes all positions that there are of a subject, which nobody reads from the first moment on, and its row unless
 * others came meanwhile. @returns whether there was one.
 */
export async function deleteSubjectInPieces(database: Database, subjectId: number): Promise<boolean> {
  const until = await database.transaction((tx) => forgetSubject(tx, subjectId));
  if (until === null) return false;
  await deleteInPieces(database, subjectId, until);
  await database.transaction((tx) => deleteForgotten(tx, subjectId));
  return true;
}

/** Deletes the trail of a subject. @returns whether there was one. */
export async function deleteTrail(database: Database, subject: PositionSubject): Promise<boolean> {
  const subjectId = await findSubjectId(database.read, subject);
  return subjectId !== null && deleteSubjectInPieces(database, subjectId);
}

/** Deletes what a project keeps for so many days only; 0: everything. */
export async function deleteUnkeptOf(database: Database, projectId: number, keepDays: number): Promise<void> {
  const until = new Date(Date.now() - keepDays * 86_400_000);
  for (const subjectId of await listSubjectIds(database.read, projectId)) {
    if (keepDays === 0) await deleteSubjectInPieces(database, subjectId);
    else await deleteInPieces(database, subjectId, until);
  }
}
