import type { BoardState } from '../board/board-state.ts';

/** The part of a board that survives a reload. Pictures are stored as files, which IndexedDB supports. */
export type Draft = Pick<
  BoardState,
  'isOpen' | 'tool' | 'template' | 'targetId' | 'parent' | 'drawings' | 'selectedId' | 'path'
> & {
  /** The path of the page on which it was left. */
  readonly leftAt: string;
  /** When it was stored, in milliseconds since 1970; absent before the last release. */
  readonly keptAt?: number;
};

/** Whether there is anything to lose. */
export function hasContent({ drawings, path }: Pick<BoardState, 'drawings' | 'path'>): boolean {
  return drawings.length > 0 || path.length > 0;
}

/** The current draft of a board. */
export function toDraft(board: BoardState): Draft & { readonly keptAt: number } {
  const { isOpen, tool, template, targetId, parent, drawings, selectedId, path } = board;
  const now = { leftAt: location.pathname, keptAt: Date.now() };
  return { isOpen, tool, template, targetId, parent, drawings, selectedId, path, ...now };
}

/** The drawings that a page has had on its board, and whether the vertices of the stored path are its own. */
export interface KnownDraft {
  readonly ids: ReadonlySet<string>;
  readonly hadPath: boolean;
}

/**
 * Merges a page's board into the draft. Tabs share it: drawings of other tabs stay, and a board removes only its own.
 * Null if nothing is left.
 */
export function mergeDraft(stored: Draft | null, mine: Draft, known: KnownDraft): Draft | null {
  const others = (stored?.drawings ?? []).filter(({ id }) => !known.ids.has(id));
  const isTheirs = stored !== null && !known.hadPath && mine.path.length === 0;
  const { path, tool, template, targetId, parent } = isTheirs ? stored : mine;
  const drawings = [...others, ...mine.drawings];
  if (!hasContent({ drawings, path })) return null;
  const base = stored !== null && !hasContent(mine) ? stored : mine;
  const { keptAt = 0 } = mine;
  return { ...base, path, tool, template, targetId, parent, drawings, keptAt };
}
