import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface EventLoopLateness {
  readonly median_ms: number;
  readonly p99_ms: number;
  readonly max_ms: number;
}

/** Watches how late this process is for its own timers. */
export interface EventLoopWatch {
  /** Of the last whole minute; in the first one, since the start. */
  read(): EventLoopLateness;
  stop(): void;
}

const MINUTE_MS = 60_000;
const RESOLUTION_MS = 20;
const NS_PER_MS = 1e6;

/** Starts watching; it keeps no process alive. */
export function watchEventLoop(): EventLoopWatch {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  // The histogram measures whole intervals between its ticks: what exceeds the resolution is lateness.
  const toMs = (ns: number) => Math.max(0, Math.round((ns / NS_PER_MS - RESOLUTION_MS) * 10) / 10);
  const measure = (): EventLoopLateness =>
    histogram.count === 0
      ? { median_ms: 0, p99_ms: 0, max_ms: 0 }
      : {
          median_ms: toMs(histogram.percentile(50)),
          p99_ms: toMs(histogram.percentile(99)),
          max_ms: toMs(histogram.max),
        };
  let last: EventLoopLateness | null = null;
  const timer = setInterval(() => {
    last = measure();
    histogram.reset();
  }, MINUTE_MS).unref();
  return {
    read: () => last ?? measure(),
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
