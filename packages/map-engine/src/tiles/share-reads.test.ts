import { beforeEach, expect, it, vi } from 'vitest';
import { shareReads } from './share-reads.ts';

/** The reads in progress, in the order in which they started. */
let begun: { key: string; signal: AbortSignal; answer: PromiseWithResolvers<string> }[];
let read: (key: string, abort: AbortController) => Promise<string>;

beforeEach(() => {
  begun = [];
  read = shareReads((key, { signal }) => {
    const answer = Promise.withResolvers<string>();
    begun.push({ key, signal, answer });
    return answer.promise;
  });
});

it('reads once for concurrent callers, and again afterwards', async () => {
  const both = Promise.all([read('a', new AbortController()), read('a', new AbortController())]);
  begun[0]?.answer.resolve('first');
  expect(await both).toEqual(['first', 'first']);
  const later = read('a', new AbortController());
  begun[1]?.answer.resolve('second');
  expect(await later).toBe('second');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'a']);
});

it('rejects all callers on an error, and reads again for the next', async () => {
  const both = Promise.allSettled([read('a', new AbortController()), read('a', new AbortController())]);
  begun[0]?.answer.reject(new Error('no network'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  void read('a', new AbortController());
  expect(begun).toHaveLength(2);
});

it('continues while one caller waits, and aborts with the last', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const gone = read('a', one);
  const stays = read('a', other);
  one.abort();
  await expect(gone).rejects.toThrow('aborted');
  expect(begun[0]?.signal.aborted).toBe(false);
  other.abort();
  await expect(stays).rejects.toThrow('aborted');
  expect(begun[0]?.signal.aborted).toBe(true);
  // An aborted read cannot be shared.
  void read('a', new AbortController());
  await vi.waitFor(() => expect(begun).toHaveLength(2));
});

it('starts no read for a caller that already aborted', async () => {
  const abort = new AbortController();
  abort.abort();
  await expect(read('a', abort)).rejects.toThrow('aborted');
  expect(begun).toEqual([]);
});
