import type { ContourTile } from './contour-url.ts';

/** A request to the worker, or that its answer is no longer wanted. */
export type ContourRequest =
  | ({ readonly id: number } & ContourTile)
  | { readonly id: number; readonly heights: null };

/** Its answer: a vector tile, which is transferred; empty where there are no lines or no heights. */
export interface ContourAnswer {
  readonly id: number;
  readonly bytes: ArrayBuffer;
}
