import { describe, expect, it } from 'vitest';
import { parseEarlyAddress } from './early-address.ts';

describe('an address whose map begins before its page', () => {
  it.each([
    '/organizations/3/projects/12/home',
    '/organizations/3/projects/12/',
    '/organizations/3/projects/12',
  ])('is that of a project: %s', (path) => {
    expect(parseEarlyAddress(path, '')).toEqual({ projectId: 12, view: {}, base: null });
  });

  it('may say where to look, and on which base map', () => {
    const query = '?center_lat=24.6&center_lng=-111&zoom=7.5&base=satellite';
    expect(parseEarlyAddress('/organizations/3/projects/12/home', query)).toEqual({
      projectId: 12,
      view: { center_lat: 24.6, center_lng: -111, zoom: 7.5 },
      base: 'satellite',
    });
  });

  it.each([
    '/',
    '/auth/login',
    '/organizations/3',
    '/organizations/3/projects/create',
    '/organizations/3/projects/12/edit',
    '/organizations/3/projects/12/features/abc',
  ])('is not %s', (path) => {
    expect(parseEarlyAddress(path, '')).toBeNull();
  });

  it.each([
    '?shared=true',
    '?zoom=7&compare=dark',
    '?zoom=',
    '?zoom=near',
    '?base=paper',
    '?south=1&north=2',
  ])('leaves to the page what says more than that, or nothing: %s', (query) => {
    expect(parseEarlyAddress('/organizations/3/projects/12/home', query)).toBeNull();
  });
});
