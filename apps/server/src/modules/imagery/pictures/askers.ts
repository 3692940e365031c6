/** Nobody waits any more for what was to be made. */
export class Abandoned extends Error {}

type IsGone = () => boolean;

/** Who waits for what, by its name: what is made for several is left only when all of them are gone. */
export class Askers {
  readonly #waiting = new Map<string, Set<IsGone>>();

  /** Waits for something, once more where it was left just before this asker came. @throws Abandoned for one who is gone. */
  async wait<T>(name: string, isGone: IsGone, get: () => Promise<T>): Promise<T> {
    const all = this.#waiting.get(name) ?? new Set();
    this.#waiting.set(name, all.add(isGone));
    try {
      for (;;) {
        try {
          return await get();
        } catch (error) {
          if (!(error instanceof Abandoned) || isGone()) throw error;
        }
      }
    } finally {
      all.delete(isGone);
      if (all.size === 0) this.#waiting.delete(name);
    }
  }

  /** @throws Abandoned if all who waited are gone. */
  check(name: string): void {
    const all = this.#waiting.get(name);
    if (all !== undefined && [...all].every((isGone) => isGone()))
      throw new Abandoned('Nobody waits for it any more.');
  }
}
