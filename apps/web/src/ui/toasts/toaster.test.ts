import { describe, expect, it } from 'vitest';
import {
  clearToasts,
  dismissToast,
  enqueue,
  showToast,
  TOAST_MS,
  type Toast,
  toastStore,
} from './toaster.ts';

const good = (id: number): Toast => ({ id, tone: 'good', message: `done ${id}` });
const error = (id: number): Toast => ({ id, tone: 'error', message: `fault ${id}` });

describe('a message', () => {
  it('stays for six seconds', () => {
    expect(TOAST_MS).toBe(6_000);
  });
});

describe('enqueue', () => {
  it('replaces a pending message that is no error', () => {
    expect(enqueue([good(1)], good(2)).map((toast) => toast.id)).toEqual([2]);
  });

  it('keeps errors until they are closed', () => {
    const queue = enqueue(enqueue([error(1)], good(2)), error(3));
    expect(queue.map((toast) => toast.id)).toEqual([1, 3]);
  });

  it('does not repeat the same error', () => {
    expect(enqueue([error(1)], { ...error(1), id: 2 }).map((toast) => toast.id)).toEqual([2]);
  });
});

describe('what is shown', () => {
  it('is the latest message, and after it the error that nobody has closed', () => {
    clearToasts();
    showToast({ tone: 'error', message: 'one fault' });
    const saved = showToast({ tone: 'good', message: 'saved' });
    expect(toastStore.getCurrent()?.message).toBe('saved');
    dismissToast(saved);
    expect(toastStore.getCurrent()?.message).toBe('one fault');
    const other = showToast({ tone: 'error', message: 'another fault' });
    expect(toastStore.getCurrent()?.message).toBe('another fault');
    dismissToast(other);
    expect(toastStore.getCurrent()?.message).toBe('one fault');
    clearToasts();
  });
});
