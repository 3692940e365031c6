import type { VertexPath } from '@waypost/geo';
import type { MessageKey } from '../../../i18n/i18n.ts';

/** The field of a typed text. */
export interface VertexField {
  /** The drawing, or null for the current path. */
  readonly of: string | null;
  /** The position of the vertex; for a new one, its line or ring. */
  readonly path: VertexPath;
  readonly isNew: boolean;
}

/**
 * The text of a coordinate field that is not a vertex yet. It is kept on the board, not in the field, so that
 * collapsing the rows keeps it and saving can apply it.
 */
export interface TypedVertex extends VertexField {
  readonly text: string;
  /**
   * The original position of the vertex; a text about a vertex that has moved or been removed is void. Null for a new
   * vertex.
   */
  readonly from: readonly number[] | null;
  /** Why it is invalid, once it was to be applied. */
  readonly fault: MessageKey | null;
}
