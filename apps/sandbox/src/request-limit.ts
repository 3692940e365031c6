/** What a timer may be early by. */
const TIMER_MS = 5;

/** A service that takes no requests for a while, and says for how long. */
export class RequestLimit {
  #nextS = 0;
  #until = 0;
  #early = 0;

  /** Takes none for so many seconds from the next request on. */
  begin(seconds: number): void {
    this.#nextS = seconds;
  }

  /** Requests that came before the time that an earlier one had been told. */
  get early(): number {
    return this.#early;
  }

  /** @returns the seconds that a request has to wait for; null: it is taken. */
  take(now = performance.now()): number | null {
    const seconds = this.#nextS;
    if (seconds > 0) {
      this.#nextS = 0;
      this.#until = now + seconds * 1_000;
      return seconds;
    }
    const leftMs = this.#until - now;
    if (leftMs <= TIMER_MS) return null;
    this.#early += 1;
    return Math.ceil(leftMs / 1_000);
  }
}
