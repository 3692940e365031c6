const STEP_MS = 1;

/** The longest delay of a timer in this thread, as a request would have waited. */
export interface Pause {
  readonly clockMs: number;
  /** The processor time of this thread within it: on a busy machine the rest is other work. */
  readonly workedMs: number;
}

/** Watches this thread from now on. @returns a function that ends it and returns the longest pause. */
export function watchPauses(): () => Pause {
  const longest = { clockMs: 0, workedMs: 0 };
  const readWorkedMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let timer: ReturnType<typeof setTimeout>;
  let [clockMs, workedMs] = [performance.now(), readWorkedMs()];
  const look = () => {
    const [now, worked] = [performance.now(), readWorkedMs()];
    longest.clockMs = Math.max(longest.clockMs, now - clockMs - STEP_MS);
    longest.workedMs = Math.max(longest.workedMs, worked - workedMs);
    [clockMs, workedMs] = [now, worked];
    timer = setTimeout(look, STEP_MS);
  };
  timer = setTimeout(look, STEP_MS);
  return () => {
    clearTimeout(timer);
    return longest;
  };
}
