import type { Drawing } from '../board/board-state.ts';
import { inStore } from '../draft/draft-slot.ts';

/** A new feature whose form was sent without a network. */
export interface WaitingReport {
  readonly drawing: Drawing;
  readonly organizationId: number;
  readonly projectId: number;
  /** In milliseconds since 1970. */
  readonly keptAt: number;
}

const toKey = (memberId: number, id: string) => `report ${memberId} ${id}`;

/** Stores a report until the server has it; one that is there already is replaced. */
export async function saveReport(memberId: number, report: WaitingReport): Promise<void> {
  await inStore('readwrite', (store) => store.put(report, toKey(memberId, report.drawing.id)));
}

export async function deleteReport(memberId: number, id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(toKey(memberId, id)));
}

/** A member's waiting reports in this browser, oldest first. */
export async function listReports(memberId: number): Promise<readonly WaitingReport[]> {
  const range = IDBKeyRange.bound(toKey(memberId, ''), toKey(memberId, '\uffff'));
  const found: unknown[] = await inStore('readonly', (store) => store.getAll(range));
  // Only `saveReport` writes there.
  return (found as WaitingReport[]).toSorted((a, b) => a.keptAt - b.keptAt);
}
