import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContourRequest } from './contour-messages.ts';
import { ContourThread } from './contour-thread.ts';
import type { ContourTile } from './contour-url.ts';

const WANTED: ContourTile = {
  heights: {
    url: 'https://a.test/{z}/{x}/{y}.png',
    encoding: 'terrarium',
    tile_size: 256,
    max_zoom: 12,
    bounds: null,
  },
  unit: 'm',
  tile: { z: 12, x: 700, y: 1600 },
};
/** Bytes of a tile with lines. */
const LINES = Uint8Array.of(1, 2, 3).buffer;

/** A worker that remembers what it was asked, and answers when told to. */
class FakeWorker extends EventTarget {
  readonly asked: ContourRequest[] = [];
  isEnded = false;

  postMessage(request: ContourRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers the nth request. */
  answer(nth: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked[nth]?.id, bytes: LINES } }));
  }
}

/** A thread and the workers that it has started. */
function makeThread() {
  const workers: FakeWorker[] = [];
  const thread = new ContourThread(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    // It has all that the thread uses.
    return worker as unknown as Worker;
  });
  const trace = (abort = new AbortController()) => thread.trace(WANTED, abort.signal);
  const latest = () => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error('No worker was started.');
    return worker;
  };
  return { trace, workers, latest };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each tile has its own answer, of one worker', async () => {
  const { trace, workers, latest } = makeThread();
  const [first, second] = [trace(), trace()];
  latest().answer(1);
  expect(await second).toBe(LINES);
  expect(await Promise.race([first, 'waits'])).toBe('waits');
  latest().answer(0);
  expect(await first).toBe(LINES);
  expect(workers.length).toBe(1);
  expect(latest().asked).toMatchObject([WANTED, WANTED]);
});

test('an abandoned tile is rejected at once and the worker told; its late answer is nobody’s', async () => {
  const { trace, latest } = makeThread();
  const abort = new AbortController();
  const [abandoned, other] = [trace(abort), trace()];
  abort.abort(new Error('gone'));
  await expect(abandoned).rejects.toThrow('gone');
  const [asked, , told] = latest().asked;
  expect(told).toEqual({ id: asked?.id, heights: null });
  latest().answer(0);
  expect(await Promise.race([other, 'waits'])).toBe('waits');
  latest().answer(1);
  expect(await other).toBe(LINES);
  // What was answered can no longer be abandoned.
  abort.abort();
  expect(latest().asked.length).toBe(3);
});

test('a tile that is abandoned before it is asked for starts no worker', async () => {
  const { trace, workers } = makeThread();
  const abort = new AbortController();
  abort.abort('gone');
  await expect(trace(abort)).rejects.toBe('gone');
  expect(workers).toEqual([]);
});

test('a worker whose code fails leaves all that waits empty; after a pause there is another one', async () => {
  const { trace, workers, latest } = makeThread();
  const waiting = [trace(), trace()];
  const failed = latest();
  failed.dispatchEvent(new Event('error'));
  expect((await Promise.all(waiting)).map(({ byteLength }) => byteLength)).toEqual([0, 0]);
  expect(failed.isEnded).toBe(true);
  vi.advanceTimersByTime(29_000);
  expect((await trace()).byteLength).toBe(0);
  expect(workers.length).toBe(1);
  vi.advanceTimersByTime(1_000);
  const next = trace();
  expect(workers.length).toBe(2);
  // What the first one still has to say is not about the second.
  failed.dispatchEvent(new Event('error'));
  latest().answer(0);
  expect(await next).toBe(LINES);
  expect(latest().isEnded).toBe(false);
});

test('a worker whose code neither loads nor fails counts as failed after 25 seconds', async () => {
  const { trace, workers, latest } = makeThread();
  const waiting = trace();
  vi.advanceTimersByTime(24_999);
  expect(await Promise.race([waiting, 'waits'])).toBe('waits');
  vi.advanceTimersByTime(1);
  expect((await waiting).byteLength).toBe(0);
  expect(latest().isEnded).toBe(true);
  vi.advanceTimersByTime(30_000);
  void trace();
  expect(workers.length).toBe(2);
});

test('one tile that takes too long is empty and abandoned; the worker goes on with the others', async () => {
  const { trace, workers, latest } = makeThread();
  const slow = trace();
  vi.advanceTimersByTime(10_000);
  const other = trace();
  latest().answer(1);
  expect(await other).toBe(LINES);
  vi.advanceTimersByTime(15_000);
  expect((await slow).byteLength).toBe(0);
  expect(latest().asked.at(-1)).toEqual({ id: latest().asked[0]?.id, heights: null });
  const next = trace();
  latest().answer(3);
  expect(await next).toBe(LINES);
  expect(workers.length).toBe(1);
});

test('a worker that nothing waits for ends after a minute, and the next tile starts another', async () => {
  const { trace, workers, latest } = makeThread();
  const answerAll = () => {
    for (const nth of latest().asked.keys()) latest().answer(nth);
  };
  void trace();
  answerAll();
  vi.advanceTimersByTime(50_000);
  void trace();
  vi.advanceTimersByTime(20_000);
  // It was asked meanwhile.
  expect(latest().isEnded).toBe(false);
  answerAll();
  vi.advanceTimersByTime(60_000);
  expect(latest().isEnded).toBe(true);
  const next = trace();
  expect(workers.length).toBe(2);
  answerAll();
  expect(await next).toBe(LINES);
});
