import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSubmitOnceRead, whileReading } from './once-read.ts';

test('a form that is saved while pictures are read is saved with them, and else at once', async () => {
  const submit = vi.fn();
  const { result, rerender } = renderHook(({ pictures }) => useSubmitOnceRead(() => submit(pictures)), {
    initialProps: { pictures: 0 },
  });
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  act(() => {
    void whileReading(first.promise);
    void whileReading(second.promise);
  });
  act(() => result.current.submitOnceRead());
  await act(async () => first.resolve());
  expect([result.current.isWaiting, submit.mock.calls]).toEqual([true, []]);
  rerender({ pictures: 2 });
  await act(async () => second.resolve());
  expect([result.current.isWaiting, submit.mock.calls]).toEqual([false, [[2]]]);
  act(() => result.current.submitOnceRead());
  expect(submit.mock.calls).toEqual([[2], [2]]);
});
