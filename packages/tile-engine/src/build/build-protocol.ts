import type { Generation } from '../generation/generation.ts';
import type { Changes } from '../tile-set/tile-set.ts';

/** What the worker is told. */
export type BuildRequest =
  | { readonly op: 'add'; readonly json: string }
  | { readonly op: 'finish' }
  | { readonly op: 'merge'; readonly base: Generation; readonly changes: Changes };

/** What it answers, once: its arrays are shared, so nothing is copied. */
export interface BuildReply {
  readonly generation: Generation;
}
