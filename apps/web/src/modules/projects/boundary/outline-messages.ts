import type { DecodeFailure } from '@waypost/geo';
import type { Outline } from './outline.ts';

/** What the worker is sent: the bytes go over, they are not copied. */
export interface OutlineRequest {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** What it answers. */
export type OutlineAnswer = Outline | { readonly ok: false; readonly reason: DecodeFailure };
