import type { BoardState } from './board-state.ts';
import { createFormValues } from './form-values.ts';
import { listGone } from './gone-drawings.ts';

/** The part of a board that survives a reload. Pictures travel as files: IndexedDB keeps them as they are. */
export type Draft = Pick<
  BoardState,
  'isOpen' | 'tool' | 'template' | 'targetId' | 'drawings' | 'selectedId' | 'path'
> & {
  /** The path of the page it was left on. */
  readonly leftAt: string;
};

const DATABASE = 'waypost';
const STORE = 'drafts';

/** Whether there is something to lose. */
export function hasContent({ drawings, path }: Pick<BoardState, 'drawings' | 'path'>): boolean {
  return drawings.length > 0 || path.length > 0;
}

export function toDraft({ isOpen, tool, template, targetId, drawings, selectedId, path }: BoardState): Draft {
  return { isOpen, tool, template, targetId, drawings, selectedId, path, leftAt: location.pathname };
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Does work in the one store of this browser. */
export async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settle(opening);
  try {
    return await settle(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/**
 * The draft of a member, or null. The tools are out again on the page where they were left; elsewhere, on a phone
 * above all, they would lie over what the person came for, and the button says that a drawing waits.
 */
export async function loadDraft(memberId: number): Promise<Omit<Draft, 'leftAt'> | null> {
  const draft: unknown = await inStore('readonly', (store) => store.get(memberId));
  // Only `saveDraft` writes here.
  const saved = (draft as Draft | undefined) ?? null;
  // One from before the last release lacks the fields that came since.
  if (saved === null) return null;
  const { leftAt, ...board } = saved;
  const gone = listGone();
  const drawings = saved.drawings
    .filter(({ id }) => !gone.includes(id))
    .map((drawing) => ({ ...drawing, form: { ...createFormValues(null), ...drawing.form } }));
  if (!hasContent({ drawings, path: saved.path })) return null;
  const isChosenThere = drawings.some(({ id }) => id === saved.selectedId);
  const selectedId = isChosenThere ? saved.selectedId : (drawings[0]?.id ?? null);
  return { ...board, isOpen: saved.isOpen && leftAt === location.pathname, drawings, selectedId };
}

export async function saveDraft(memberId: number, draft: Draft): Promise<void> {
  await inStore('readwrite', (store) => store.put(draft, memberId));
}

export async function deleteDraft(memberId: number): Promise<void> {
  await inStore('readwrite', (store) => store.delete(memberId));
}
