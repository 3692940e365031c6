// Neither ships types of this version; only what the town uses is declared.
declare module 'geojson-vt' {
  import type { FeatureCollection } from 'geojson';

  interface Tile {
    readonly features: readonly unknown[];
  }
  export default function geojsonvt(
    data: FeatureCollection,
    options: { maxZoom: number; indexMaxZoom: number; tolerance: number; extent: number; buffer: number },
  ): { getTile: (z: number, x: number, y: number) => Tile | null };
}

declare module 'vt-pbf' {
  type Layers = Record<string, { features: readonly unknown[] }>;
  const vtpbf: {
    fromGeojsonVt: (layers: Layers, options: { version: number; extent: number }) => Uint8Array;
  };
  export default vtpbf;
}
