import { ApiError } from '@waypost/client';
import { describe, expect, it } from 'vitest';
import { mayComeLater, retryFailed } from './retry-failed.ts';

describe('mayComeLater', () => {
  it.each([
    [0, true],
    [401, true],
    [403, false],
    [404, false],
    [429, true],
    [503, true],
  ])('of status %i is %s', (status, expected) => {
    expect(mayComeLater(new ApiError(status, { detail: '' }), () => true)).toBe(expected);
  });

  it('is false of a refused token once the session has ended', () => {
    expect(mayComeLater(new ApiError(401, { detail: '' }), () => false)).toBe(false);
  });
});

describe('retryFailed', () => {
  it('asks every five seconds while a query fails, and else as told', () => {
    const failed = { state: { status: 'error', error: new ApiError(503, { detail: '' }) } };
    expect(retryFailed()(failed)).toBe(5_000);
    expect(retryFailed(15_000)(failed)).toBe(5_000);
    expect(retryFailed()({ state: { status: 'error', error: new ApiError(403, { detail: '' }) } })).toBe(
      false,
    );
    expect(retryFailed(15_000)({ state: { status: 'success', error: null } })).toBe(15_000);
  });
});
