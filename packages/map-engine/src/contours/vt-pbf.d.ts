/** The part of `vt-pbf` that writes lines; this version ships no types. */
declare module 'vt-pbf' {
  interface Feature {
    readonly type: number;
    readonly geometry: readonly (readonly (readonly [number, number])[])[];
    readonly tags: Readonly<Record<string, number>>;
  }
  const vtpbf: {
    fromGeojsonVt(
      layers: Readonly<Record<string, { readonly features: readonly Feature[] }>>,
      options: { readonly version: number; readonly extent: number },
    ): Uint8Array;
  };
  export default vtpbf;
}
