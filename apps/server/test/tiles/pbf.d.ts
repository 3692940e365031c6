/** The part of `pbf` that decoding tiles takes; the version here brings no types. */
declare module 'pbf' {
  export class PbfReader {
    constructor(bytes: Uint8Array);
  }
  export default PbfReader;
}
