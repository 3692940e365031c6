import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ContourAnswer, ContourRequest } from './contour-messages.ts';

/** What a worker has as `self`: what it is told, and what it answers. */
class WorkerScope extends EventTarget {
  readonly answers: ContourAnswer[] = [];

  postMessage(answer: ContourAnswer): void {
    this.answers.push(answer);
  }

  tell(data: ContourRequest): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const scope = new WorkerScope();
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const asked = vi.fn<typeof fetch>();

const tile = { z: 12, x: 700, y: 1600 };
const toHeights = (host: string) =>
  ({
    url: `https://${host}/{z}/{x}/{y}.png`,
    encoding: 'terrarium',
    tile_size: 256,
    max_zoom: 12,
    bounds: null,
  }) as const;

/** Asks for the lines of a tile, and waits for the size of the answer. */
async function trace(id: number, host: string): Promise<number | undefined> {
  scope.tell({ id, heights: toHeights(host), unit: 'm', tile });
  await vi.waitFor(() => expect(scope.answers.map((answer) => answer.id)).toContain(id));
  return scope.answers.find((answer) => answer.id === id)?.bytes.byteLength;
}

beforeAll(async () => {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('fetch', asked);
  // It listens as soon as it is loaded.
  await import('./contour-worker.ts');
});
beforeEach(() => {
  scope.answers.length = 0;
  said.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
  said.mockRestore();
});

test('a tile whose heights cannot be read is empty, and the console says why once for each source', async () => {
  asked.mockImplementation(async () => new Response('', { status: 503 }));
  expect(await trace(1, 'a.test')).toBe(0);
  expect(await trace(2, 'a.test')).toBe(0);
  expect(said.mock.calls).toEqual([
    [expect.any(String), expect.objectContaining({ message: expect.any(String) })],
  ]);
  expect(String(said.mock.calls[0]?.[1])).toMatch(/https:\/\/a\.test\/12\/\d+\/\d+\.png answered 503/);
  expect(await trace(3, 'b.test')).toBe(0);
  expect(said).toHaveBeenCalledTimes(2);
});

test('heights that do not exist, and tiles that are abandoned, are no fault', async () => {
  asked.mockImplementation(async () => new Response('', { status: 404 }));
  // A tile without a line.
  expect(await trace(4, 'c.test')).toBeGreaterThan(0);
  asked.mockImplementation(
    (_url, how) =>
      new Promise((_resolve, reject) => {
        how?.signal?.addEventListener('abort', () => reject(new Error('abandoned')));
      }),
  );
  const abandoned = trace(5, 'd.test');
  scope.tell({ id: 5, heights: null });
  expect(await abandoned).toBe(0);
  expect(said).not.toHaveBeenCalled();
});
