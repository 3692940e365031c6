import { unzipSync, zipSync } from 'fflate';

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Bytes that mean something to one format or another, and numbers at the ends of their ranges. */
const TELLING = [...'<>&"\',;[]{}-0.9eE()\n ']
  .map((letter) => letter.charCodeAt(0))
  .concat([0, 1, 127, 128, 255]);
const MAX_PIECE = 60;
const MAX_CHANGES = 6;

function change(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const kind = random();
  if (kind < 0.6) {
    const copy = bytes.slice();
    const telling = TELLING[Math.floor(random() * TELLING.length)] ?? 0;
    copy[at] = random() < 0.5 ? telling : Math.floor(random() * 256);
    return copy;
  }
  const end = at + 1 + Math.floor(random() * MAX_PIECE);
  const [before, piece, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)];
  if (kind < 0.75) return Uint8Array.from([...before, ...piece, ...piece, ...after]);
  if (kind < 0.9) return Uint8Array.from([...before, ...after]);
  return before.slice();
}

function changeSome(bytes: Uint8Array, random: () => number): Uint8Array {
  let changed = bytes;
  const count = 1 + Math.floor(random() ** 2 * MAX_CHANGES);
  for (let index = 0; index < count; index += 1) changed = change(changed, random);
  return changed;
}

/** A damaged copy of a file. Of an archive, half the time, what is in it: its own checks would stop the rest. */
export function mutateFile(bytes: Uint8Array, random: () => number): Uint8Array {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive || random() < 0.5) return changeSome(bytes, random);
  const entries = Object.entries(unzipSync(bytes));
  const chosen = Math.floor(random() * entries.length);
  const damaged = entries.map(([name, content], index): [string, Uint8Array] => [
    name,
    index === chosen ? changeSome(content, random) : content,
  ]);
  return zipSync(Object.fromEntries(damaged), { level: 0 });
}
