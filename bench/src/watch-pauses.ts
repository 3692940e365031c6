const STEP_MS = 1;

/** The longest that a timer had to wait for its turn in this thread, as a request would have had to. */
export interface Pause {
  readonly clockMs: number;
  /** Of it what this thread worked: on a busy machine others’ work is in the rest. */
  readonly workedMs: number;
}

/** Watches this thread from now on. @returns what ends it, and tells the longest pause. */
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
