import type { VertexPath } from '@waypost/geo';
import type { MessageKey } from '../../../i18n/i18n.ts';

/** Which field a text stands in. */
export interface VertexField {
  /** The drawing, or null for what a tool is placing. */
  readonly of: string | null;
  /** Where the vertex is; of a new vertex, which line or ring it is for. */
  readonly path: VertexPath;
  readonly isNew: boolean;
}

/**
 * Text of a coordinate field that is no vertex yet. It stands on the board and not in the field, so that folding the rows
 * away does not lose it and saving can take it over.
 */
export interface TypedVertex extends VertexField {
  readonly text: string;
  /** Where the vertex was; a text about one that has moved or gone since counts no longer. Null of a new vertex. */
  readonly from: readonly number[] | null;
  /** Why it is no vertex, once somebody tried to take it over. */
  readonly fault: MessageKey | null;
}
