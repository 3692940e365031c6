import type { DecodeFailure } from '@waypost/geo';
import type { Outline } from './outline.ts';

/** A request to the worker: the bytes are transferred, not copied. */
export interface OutlineRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** Its answer. */
export type OutlineAnswer = Outline | { readonly ok: false; readonly reason: DecodeFailure };
