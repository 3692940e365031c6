/** The part of `pbf` that decoding tiles needs; this version ships no types. */
declare module 'pbf' {
  export class PbfReader {
    constructor(bytes: Uint8Array);
  }
  export default PbfReader;
}
