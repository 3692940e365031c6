import type { BoardState } from '../board/board-state.ts';

/** The part of a board that survives a reload. Pictures travel as files: IndexedDB keeps them as they are. */
export type Draft = Pick<
  BoardState,
  'isOpen' | 'tool' | 'template' | 'targetId' | 'drawings' | 'selectedId' | 'path'
> & {
  /** The path of the page it was left on. */
  readonly leftAt: string;
  /** When it was as it is, in milliseconds since 1970; those from before the last release do not say. */
  readonly keptAt?: number;
};

/** Whether there is something to lose. */
export function hasContent({ drawings, path }: Pick<BoardState, 'drawings' | 'path'>): boolean {
  return drawings.length > 0 || path.length > 0;
}

/** What of a board is kept, as it is now. */
export function toDraft(board: BoardState): Draft & { readonly keptAt: number } {
  const { isOpen, tool, template, targetId, drawings, selectedId, path } = board;
  const now = { leftAt: location.pathname, keptAt: Date.now() };
  return { isOpen, tool, template, targetId, drawings, selectedId, path, ...now };
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
  const { keptAt = 0 } = mine;
  return { ...base, path, tool, template, targetId, drawings, keptAt };
}
