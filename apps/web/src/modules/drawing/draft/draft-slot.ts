import { settle, withBrowserStore } from '../../../data/browser-store.ts';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { createFormValues } from '../form/form-values.ts';
import { type Draft, hasContent, type KnownDraft } from './draft.ts';
import { listGone } from './gone-drawings.ts';
import { forgetPartings, type LeftDraft, listPartings, withPartings, writeParting } from './parting-draft.ts';

const NAMES = { database: 'waypost', store: 'drafts' };

const withStore = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) =>
  withBrowserStore(NAMES, mode, work);

/** Runs a transaction on the store of this browser. */
export function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return withStore(mode, (store) => settle(work(store)));
}

/** A draft as it is restored. */
export type KeptDraft = Omit<Draft, 'leftAt' | 'keptAt'>;

/**
 * Prepares a draft for restoring. The tools open only on the page where they were left: elsewhere, especially on a
 * phone, they would cover the content, and the button shows that a drawing waits.
 */
function toKept(saved: Draft): KeptDraft | null {
  const { leftAt, keptAt: _, ...board } = saved;
  const gone = listGone();
  // A draft from before the last release lacks newer fields.
  const drawings = saved.drawings
    .filter(({ id }) => !gone.includes(id))
    .map((drawing) => ({ ...drawing, form: { ...createFormValues(null), ...drawing.form } }));
  if (!hasContent({ drawings, path: saved.path })) return null;
  const isChosenThere = drawings.some(({ id }) => id === saved.selectedId);
  const selectedId = isChosenThere ? saved.selectedId : (drawings[0]?.id ?? null);
  return { ...board, isOpen: saved.isOpen && leftAt === location.pathname, drawings, selectedId };
}

/** The storage of one member's draft. */
export interface DraftSlot {
  readonly load: () => Promise<KeptDraft | null>;
  /** Atomically replaces the stored draft with the result of `change`; null deletes it. */
  readonly update: (change: (stored: Draft | null) => Draft | null) => Promise<void>;
  /** Synchronously writes what a page has before it closes; the next operation merges it. */
  readonly leave: (draft: LeftDraft, known: KnownDraft) => void;
}

/** The slot of a member in this browser. Each operation first merges what closed pages wrote. */
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
