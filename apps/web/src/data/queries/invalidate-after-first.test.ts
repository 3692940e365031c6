import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { invalidateAfterFirst } from './invalidate-after-first.ts';

const queryKey = ['inside', 1];
let client: QueryClient;
/** Answers that are waited for, the oldest first. */
let asked: ((answer: string) => void)[];

beforeEach(() => {
  client = new QueryClient();
  asked = [];
});
afterEach(() => client.clear());

const queryFn = () => new Promise<string>((resolve) => asked.push(resolve));
const watch = () => new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});

test('a query whose first answer is under way is asked again after it', async () => {
  const stop = watch();
  const done = invalidateAfterFirst(client, { queryKey: ['inside'] });
  expect(asked).toHaveLength(1);
  asked[0]?.('before');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.('after');
  await done;
  expect(client.getQueryData(queryKey)).toBe('after');
  stop();
});

test('one that has an answer is asked once', async () => {
  const stop = watch();
  asked[0]?.('before');
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('before'));
  const done = invalidateAfterFirst(client, { queryKey: ['inside'] });
  expect(asked).toHaveLength(2);
  asked[1]?.('after');
  await done;
  expect(client.getQueryData(queryKey)).toBe('after');
  expect(asked).toHaveLength(2);
  stop();
});

test('one that nobody looks at is stale after its first answer', async () => {
  const loaded = client.prefetchQuery({ queryKey, queryFn });
  const done = invalidateAfterFirst(client, { queryKey: ['inside'] });
  asked[0]?.('before');
  await loaded;
  await done;
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(asked).toHaveLength(1);
});
