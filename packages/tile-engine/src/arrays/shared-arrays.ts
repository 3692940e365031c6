/**
 * Typed arrays over shared memory: all threads read what a worker built, without copies. The types name the buffer, so
 * that an array of a single thread is not passed on as a shared one.
 */
export type SharedUint8 = Uint8Array<SharedArrayBuffer>;
export type SharedUint32 = Uint32Array<SharedArrayBuffer>;
export type SharedInt32 = Int32Array<SharedArrayBuffer>;
export type SharedFloat64 = Float64Array<SharedArrayBuffer>;

export function shareUint8(length: number): SharedUint8 {
  return new Uint8Array(new SharedArrayBuffer(length));
}

export function shareUint32(length: number): SharedUint32 {
  return new Uint32Array(new SharedArrayBuffer(length * 4));
}

export function shareInt32(length: number): SharedInt32 {
  return new Int32Array(new SharedArrayBuffer(length * 4));
}

export function shareFloat64(length: number): SharedFloat64 {
  return new Float64Array(new SharedArrayBuffer(length * 8));
}

/** Size in bytes of all arrays in a plain object, at any depth. */
export function countBytes(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countBytes(inner), 0);
}
