/**
 * Ids of drawings that were saved or discarded. The store of drafts deletes them asynchronously, which a page that
 * closes at once would cancel; this record is synchronous.
 */
const STORAGE_KEY = 'waypost.drawings_gone';
/** Drafts hold few drawings, and older ones have long been deleted. */
const MAX_IDS = 50;

export function listGone(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Updates the record after a change of the board: removed drawings are added, restored ones dropped. */
export function noteGone(before: readonly string[], now: readonly string[]): void {
  const lost = before.filter((id) => !now.includes(id));
  const back = now.filter((id) => !before.includes(id));
  // Most changes move a vertex, many times a second: do not read storage for those.
  if (lost.length === 0 && back.length === 0) return;
  // Only own drawings: others may have been saved in another tab.
  const kept = listGone().filter((id) => !back.includes(id));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...kept, ...lost].slice(-MAX_IDS)));
  } catch {
    // Without storage there is no draft to restore.
  }
}
