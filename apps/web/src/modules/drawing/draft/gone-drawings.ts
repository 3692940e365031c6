/**
 * The ids of drawings that were saved or thrown away. The store of drafts forgets them after a moment, and a page that goes
 * within it takes the order along; what stands here was written at once.
 */
const STORAGE_KEY = 'waypost.drawings_gone';
/** Drafts hold few drawings, and older ones have long been forgotten. */
const MAX_IDS = 50;

export function listGone(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** After a change of the board: what it no longer has is gone, and what an undo brought back is not. */
export function noteGone(before: readonly string[], now: readonly string[]): void {
  const lost = before.filter((id) => !now.includes(id));
  const back = now.filter((id) => !before.includes(id));
  // Most changes move a vertex, many times a second: they read no storage.
  if (lost.length === 0 && back.length === 0) return;
  // Of those only: what stays here may have been saved in another tab.
  const kept = listGone().filter((id) => !back.includes(id));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...kept, ...lost].slice(-MAX_IDS)));
  } catch {
    // Without storage there is no draft that could come back.
  }
}
