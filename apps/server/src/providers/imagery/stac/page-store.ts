/** Pages that are kept: 32 MB of 64 KB each. */
const KEPT = 512;

/** Parts of several files that were read last: the files of an order share what is kept. */
export class PageStore {
  readonly #pages = new Map<string, Promise<Buffer>>();

  has(name: string): boolean {
    return this.#pages.has(name);
  }

  /** Keeps a page that is on its way, for as long as it does not fail. */
  put(name: string, page: Promise<Buffer>): void {
    this.#pages.set(name, page);
    // Whoever waits for it hears of a failure.
    page.catch(() => {
      if (this.#pages.get(name) === page) this.#pages.delete(name);
    });
  }

  /**
   * Pages that are all there, as those that were used last. Others are forgotten only once all of these were taken: they
   * may be more than are kept.
   */
  take(names: readonly string[]): Promise<Buffer>[] {
    const taken = names.map((name) => {
      const page = this.#pages.get(name);
      if (page === undefined) throw new Error('A page of a picture was not asked for.');
      this.#pages.delete(name);
      this.#pages.set(name, page);
      return page;
    });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= KEPT) break;
      this.#pages.delete(oldest);
    }
    return taken;
  }
}
