import { createLocalUuid } from '../../../data/local-uuid.ts';
import { createFormValues } from '../form/form-values.ts';
import { type Draft, hasContent, type KnownDraft } from './draft.ts';
import { listGone } from './gone-drawings.ts';
import { forgetPartings, type LeftDraft, listPartings, withPartings, writeParting } from './parting-draft.ts';

const DATABASE = 'waypost';
const STORE = 'drafts';

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settle(opening);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Does work in the one store of this browser. */
export function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return withStore(mode, (store) => settle(work(store)));
}

/** A draft as it comes back to a board. */
export type KeptDraft = Omit<Draft, 'leftAt' | 'keptAt'>;

/**
 * What of a draft comes back. The tools are out again on the page where they were left; elsewhere, on a phone
 * above all, they would lie over what the person came for, and the button says that a drawing waits.
 */
function toKept(saved: Draft): KeptDraft | null {
  const { leftAt, keptAt: _, ...board } = saved;
  const gone = listGone();
  // One from before the last release lacks the fields that came since.
  const drawings = saved.drawings
    .filter(({ id }) => !gone.includes(id))
    .map((drawing) => ({ ...drawing, form: { ...createFormValues(null), ...drawing.form } }));
  if (!hasContent({ drawings, path: saved.path })) return null;
  const isChosenThere = drawings.some(({ id }) => id === saved.selectedId);
  const selectedId = isChosenThere ? saved.selectedId : (drawings[0]?.id ?? null);
  return { ...board, isOpen: saved.isOpen && leftAt === location.pathname, drawings, selectedId };
}

/** Where the draft of one member lies. */
export interface DraftSlot {
  readonly load: () => Promise<KeptDraft | null>;
  /** Puts in place of what lies there what `change` makes of it; nothing else comes between. Null empties the slot. */
  readonly update: (change: (stored: Draft | null) => Draft | null) => Promise<void>;
  /** Writes down what a page has, which may go the next moment; whatever comes to the slot afterwards takes it over. */
  readonly leave: (draft: LeftDraft, known: KnownDraft) => void;
}

/** The slot of a member in this browser. Whatever comes to it takes over first what pages left that went at once. */
export function toDraftSlot(memberId: number): DraftSlot {
  async function update(change: (stored: Draft | null) => Draft | null): Promise<void> {
    const partings = listPartings(memberId);
    await withStore('readwrite', async (store) => {
      const stored: unknown = await settle(store.get(memberId));
      // Only this writes here.
      const next = change(withPartings((stored as Draft | undefined) ?? null, partings));
      if (next === null) await settle(store.delete(memberId));
      else await settle(store.put(next, memberId));
    });
    forgetPartings(partings);
  }
  const page = createLocalUuid();
  return {
    async load() {
      if (listPartings(memberId).length > 0) await update((stored) => stored);
      const draft: unknown = await inStore('readonly', (store) => store.get(memberId));
      const saved = (draft as Draft | undefined) ?? null;
      return saved === null ? null : toKept(saved);
    },
    update,
    leave: (draft, known) => writeParting(memberId, page, draft, known),
  };
}
