import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Translate } from '../../i18n/i18n.ts';
import { toGoogleFault } from './google-fault.ts';
import english from './google-return.en.json';
import { keepReturnPath, readReturnPath } from './return-path.ts';

describe('the path to continue to after Google', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    kept.clear();
  });

  test('is stored until it is taken', () => {
    expect(readReturnPath()).toBeNull();
    keepReturnPath('/invite/abc?from=google');
    expect(readReturnPath()).toBe('/invite/abc?from=google');
    keepReturnPath(null);
    expect(readReturnPath()).toBeNull();
  });

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:x'])(
    'is never another site: %s',
    (path) => {
      keepReturnPath(path);
      expect(readReturnPath()).toBeNull();
    },
  );
});

test('each error has a message of its own, and unknown ones a general one', () => {
  const t = ((key: string) => english[key.slice('googleReturn.'.length) as 'failed']) as unknown as Translate;
  const texts = [
    'access_denied',
    'account_not_linked',
    'email_not_found',
    'state_mismatch',
    'constructor',
  ].map((code) => toGoogleFault(t, code));
  expect(new Set(texts).size).toBe(4);
  expect(texts[3]).toBe(english.failed);
  expect(texts[4]).toBe(english.failed);
});
