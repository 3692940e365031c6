import type { Outline, OutlineRefusal } from './outline.ts';

/** A request to the worker: the bytes are transferred, not copied. */
export interface OutlineRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** Its answer. */
export type OutlineAnswer = Outline | OutlineRefusal;
