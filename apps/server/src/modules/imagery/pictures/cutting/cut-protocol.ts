import type { Look, Ramp, Sample, TileAddress } from '@waypost/raster';

/** A kept file. */
export interface CutFile {
  readonly digest: string;
  readonly byteSize: number;
}

/** A picture as the thread opens it; the same one is opened once. */
export interface CutSource {
  readonly file: CutFile;
  readonly overviews: CutFile | null;
  readonly code: number | null;
  readonly ramp: Ramp | null;
  readonly look: Look | null;
}

/**
 * What the thread does not have: files, the table of coordinate systems, which would take it 30 MB, and a native library
 * for WebP, in the middle of whose work it might be ended.
 */
export type Question =
  | { readonly of: 'part'; readonly digest: string; readonly offset: number; readonly length: number }
  | { readonly of: 'definition'; readonly code: number }
  | { readonly of: 'webp'; readonly bytes: Uint8Array; readonly bands: 3 | 4 };

/** What the thread makes: a tile of a picture, or a sample of one in a look that is not kept. */
export type CutTask =
  | { readonly kind: 'cut'; readonly source: CutSource; readonly tile: TileAddress }
  | { readonly kind: 'sample'; readonly file: CutFile; readonly look: Look };
/** What is made by a task; a tile is RGBA, and null where there is no picture. */
export type Made = Uint8Array | Sample | null;

export type ToCutter =
  | { readonly kind: 'make'; readonly id: number; readonly task: CutTask }
  | { readonly kind: 'answer'; readonly id: number; readonly value: Uint8Array | string | null }
  | { readonly kind: 'refusal'; readonly id: number; readonly words: string };

export type FromCutter =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'done'; readonly id: number; readonly made: Made }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly words: string;
      /** Whether another try would fail, too. */
      readonly isOfPicture: boolean;
      /** For who looks for the reason. */
      readonly cause: string;
    };
