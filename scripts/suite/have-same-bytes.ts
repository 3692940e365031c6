/**
 * Whether two arrays of numbers of one type have the same bytes: `true`, or `undefined` where Vitest has to tell, which
 * compares each number as a property of an object and takes a second of a processor for the pixels of one tile.
 */
export function haveSameBytes(one: unknown, other: unknown): true | undefined {
  if (!ArrayBuffer.isView(one) || !ArrayBuffer.isView(other)) return undefined;
  if (one.constructor !== other.constructor || one.byteLength !== other.byteLength) return undefined;
  return toBuffer(one).equals(toBuffer(other)) ? true : undefined;
}

const toBuffer = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
