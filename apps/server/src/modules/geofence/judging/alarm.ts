/** Rings at each of the times that it was set to. */
export interface Alarm {
  /** @param ms from now. */
  set(ms: number): void;
  clear(): void;
}

export function createAlarm(ring: () => void): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Those that are to come, in milliseconds. */
  let dues: readonly number[] = [];
  const wait = () => {
    clearTimeout(timer);
    if (dues.length === 0) return;
    timer = setTimeout(
      () => {
        const now = performance.now();
        dues = dues.filter((due) => due > now);
        wait();
        ring();
      },
      Math.max(0, Math.min(...dues) - performance.now()),
    ).unref();
  };
  return {
    set: (ms) => {
      dues = [...dues, performance.now() + ms];
      wait();
    },
    clear: () => {
      dues = [];
      wait();
    },
  };
}
