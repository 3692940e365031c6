/** The part of the library that is used here; its own types are not found beside its modules. */
declare module 'maplibre-contour' {
  /** Metres in rows from the north; what is not a number, below -12,000 or above 9,000 counts as unknown. */
  export interface HeightImage {
    readonly width: number;
    readonly height: number;
    readonly data: Float32Array;
  }

  /** Null for what was abandoned meanwhile. */
  type Decode = (
    image: Blob,
    encoding: 'terrarium' | 'mapbox',
    abort: AbortController,
  ) => Promise<HeightImage | null>;

  interface Options {
    readonly demUrlPattern: string;
    /** Tiles of each of its kinds that are kept. */
    readonly cacheSize: number;
    readonly encoding: 'terrarium' | 'mapbox';
    readonly maxzoom: number;
    readonly timeoutMs: number;
    readonly getTile: (url: string, abort: AbortController) => Promise<{ readonly data: Blob }>;
    readonly decodeImage?: Decode;
  }

  /** Heights in a grid, also a little beyond its edges. What each method returns is computed when it is read, until `materialize`. */
  export class HeightTile {
    readonly width: number;
    /** Of a tile in the middle of nine, in rows from the north. */
    static combineNeighbors(tiles: readonly (HeightTile | undefined)[]): HeightTile;
    /** Keeps the heights, with so many beyond the edges. */
    materialize(beyond: number): HeightTile;
    /** Finer pixels, between which heights are interpolated. */
    subsamplePixelCenters(factor: number): HeightTile;
    /** Heights at the corners of pixels instead of their middles. */
    averagePixelCentersToGrid(): HeightTile;
    scaleElevation(factor: number): HeightTile;
  }

  class LocalDemManager {
    constructor(options: Options);
    decodeImage: Decode;
    /** Heights of a tile: a part of one that is `overzoom` or more zooms above, where that is the deepest. */
    fetchDem(
      z: number,
      x: number,
      y: number,
      options: { readonly overzoom: number },
      abort: AbortController,
    ): Promise<HeightTile>;
  }

  const library: {
    readonly LocalDemManager: typeof LocalDemManager;
    readonly HeightTile: typeof HeightTile;
    /** Lines by elevation, each as `[x1, y1, x2, y2, …]` in units of which a tile has `extent`. */
    readonly generateIsolines: (
      step: number,
      corners: HeightTile,
      extent: number,
      cellsBeyond: number,
    ) => Record<string, number[][]>;
  };
  export default library;
}
