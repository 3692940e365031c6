/**
 * A map from numbers to numbers that is cleared in constant time and reused, so that encoding a tile leaves no garbage.
 */
export interface NumberMap {
  /** @returns -1 if the key is absent. */
  get(key: number): number;
  set(key: number, value: number): void;
  clear(): void;
}

const FIRST_SLOTS = 1024;

export function createNumberMap(): NumberMap {
  let keys = new Float64Array(FIRST_SLOTS);
  let values = new Int32Array(FIRST_SLOTS);
  // A slot is valid if it was written in this round: a new round clears them all.
  let rounds = new Uint32Array(FIRST_SLOTS);
  let round = 1;
  let count = 0;

  function findSlot(key: number): number {
    const mask = keys.length - 1;
    let slot = Math.imul(key ^ (key / 0x1_0000_0000), 0x9e37_79b1) >>> 7;
    slot &= mask;
    while (rounds[slot] === round && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  function write(key: number, value: number): void {
    const slot = findSlot(key);
    if (rounds[slot] !== round) count += 1;
    keys[slot] = key;
    values[slot] = value;
    rounds[slot] = round;
  }

  function grow(): void {
    const [oldKeys, oldValues, oldRounds, oldRound] = [keys, values, rounds, round];
    keys = new Float64Array(oldKeys.length * 2);
    values = new Int32Array(keys.length);
    rounds = new Uint32Array(keys.length);
    round = 1;
    count = 0;
    oldKeys.forEach((key, slot) => {
      if (oldRounds[slot] === oldRound) write(key, oldValues[slot] ?? 0);
    });
  }

  return {
    get(key) {
      const slot = findSlot(key);
      return rounds[slot] === round ? (values[slot] ?? -1) : -1;
    },
    set(key, value) {
      if (count * 2 >= keys.length) grow();
      write(key, value);
    },
    clear() {
      round += 1;
      count = 0;
    },
  };
}
