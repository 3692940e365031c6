import type { Generation } from '../generation/generation.ts';
import type { Changes } from '../tile-set/tile-set.ts';

/** Messages to the worker. */
export type BuildRequest =
  | { readonly op: 'add'; readonly json: string }
  | { readonly op: 'finish' }
  | { readonly op: 'merge'; readonly base: Generation; readonly changes: Changes };

/** The worker's only reply: its arrays are shared, so nothing is copied. */
export interface BuildReply {
  readonly generation: Generation;
}
