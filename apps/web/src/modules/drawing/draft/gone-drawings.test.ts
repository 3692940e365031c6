import { beforeEach, expect, test, vi } from 'vitest';
import { listGone, noteGone } from './gone-drawings.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a removed drawing is remembered until an undo restores it', () => {
  noteGone([], ['a', 'b']);
  expect(listGone()).toEqual([]);
  noteGone(['a', 'b'], ['b']);
  expect(listGone()).toEqual(['a']);
  noteGone(['b'], []);
  expect(listGone()).toEqual(['a', 'b']);
  noteGone([], ['a']);
  expect(listGone()).toEqual(['b']);
});

test('only the last fifty are remembered, and an invalid list is empty', () => {
  noteGone(
    Array.from({ length: 60 }, (_, index) => String(index)),
    [],
  );
  expect(listGone()).toHaveLength(50);
  expect(listGone().at(-1)).toBe('59');
  localStorage.setItem('waypost.drawings_gone', '{"a":1}');
  expect(listGone()).toEqual([]);
  localStorage.setItem('waypost.drawings_gone', '{');
  expect(listGone()).toEqual([]);
});
