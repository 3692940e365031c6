/** The part of `vt-pbf` that is used here; the package brings no types. */
declare module 'vt-pbf' {
  interface VectorTileFeature {
    readonly type: number;
    readonly geometry: unknown;
    readonly tags?: object | null | undefined;
  }
  interface VectorTileLayer {
    readonly features: readonly VectorTileFeature[];
  }
  const vtpbf: {
    fromGeojsonVt(
      layers: Record<string, VectorTileLayer>,
      options: { version: number; extent: number },
    ): Uint8Array;
  };
  export default vtpbf;
}
