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
export type KeptDraft = Omit<Draft, 'leftAt'>;

/**
 * What of a draft comes back. The tools are out again on the page where they were left; elsewhere, on a phone
 * above all, they would lie over what the person came for, and the button says that a drawing waits.
 */
function toKept(saved: Draft): KeptDraft | null {
  const { leftAt, ...board } = saved;
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

/** What a page has had on its board, and whether vertices of the kept path are its own. */
export interface KnownDraft {
  readonly ids: ReadonlySet<string>;
  readonly hadPath: boolean;
}

/**
 * The draft after a page has drawn on. Tabs share it: what another one drew stays, and a board without anything on it takes
 * nothing away but what it had before. Null when nothing is left.
 */
export function mergeDraft(stored: Draft | null, mine: Draft, known: KnownDraft): Draft | null {
  const others = (stored?.drawings ?? []).filter(({ id }) => !known.ids.has(id));
  const isTheirs = stored !== null && !known.hadPath && mine.path.length === 0;
  const { path, tool, template, targetId } = isTheirs ? stored : mine;
  const drawings = [...others, ...mine.drawings];
  if (!hasContent({ drawings, path })) return null;
  const base = stored !== null && !hasContent(mine) ? stored : mine;
  return { ...base, path, tool, template, targetId, drawings };
}

/** Where the draft of one member lies. */
export interface DraftSlot {
  readonly load: () => Promise<KeptDraft | null>;
  /** Puts in place of what lies there what `change` makes of it; nothing else comes between. Null empties the slot. */
  readonly update: (change: (stored: Draft | null) => Draft | null) => Promise<void>;
}

/** The slot of a member in this browser. */
export function toDraftSlot(memberId: number): DraftSlot {
  return {
    async load() {
      const draft: unknown = await inStore('readonly', (store) => store.get(memberId));
      // Only `update` writes here.
      const saved = (draft as Draft | undefined) ?? null;
      return saved === null ? null : toKept(saved);
    },
    update: (change) =>
      withStore('readwrite', async (store) => {
        const stored: unknown = await settle(store.get(memberId));
        const draft = change((stored as Draft | undefined) ?? null);
        if (draft === null) await settle(store.delete(memberId));
        else await settle(store.put(draft, memberId));
      }),
  };
}
