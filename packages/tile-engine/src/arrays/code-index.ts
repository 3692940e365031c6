import { type SharedUint32, shareUint32 } from './shared-arrays.ts';
import { readText, type TextTable } from './text-table.ts';

/** Finds rows by code: a hash table with open addressing whose slots hold the row plus one, or 0. */
export interface CodeIndex {
  readonly slots: SharedUint32;
}

/** FNV-1a, 32 bits (draft-eastlake-fnv). */
const FNV_OFFSET = 0x811c_9dc5;
const FNV_PRIME = 0x0100_0193;

function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = FNV_OFFSET;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), FNV_PRIME);
  // The last bytes affect the low bits most, the first bytes the high ones: both should determine the slot.
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function buildCodeIndex(codes: TextTable): CodeIndex {
  const count = codes.starts.length - 1;
  let size = 16;
  while (size < count * 2) size *= 2;
  const slots = shareUint32(size);
  for (let row = 0; row < count; row += 1) {
    let slot = hashBytes(codes.bytes, codes.starts[row] ?? 0, codes.starts[row + 1] ?? 0) & (size - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1);
    slots[slot] = row + 1;
  }
  return { slots };
}

const encoder = new TextEncoder();

/** The row of a code, or -1. */
export function findRow({ slots }: CodeIndex, codes: TextTable, code: string): number {
  const bytes = encoder.encode(code);
  let slot = hashBytes(bytes, 0, bytes.length) & (slots.length - 1);
  for (let found = slots[slot] ?? 0; found !== 0; found = slots[slot] ?? 0) {
    if (readText(codes, found - 1) === code) return found - 1;
    slot = (slot + 1) & (slots.length - 1);
  }
  return -1;
}
