import { describe, expect, it } from 'vitest';
import { parseEarlyAddress } from './early-address.ts';

describe('parseEarlyAddress', () => {
  it.each([
    '/organizations/3/projects/12/home',
    '/organizations/3/projects/12/',
    '/organizations/3/projects/12',
  ])('returns the project of %s', (path) => {
    expect(parseEarlyAddress(path, '')).toEqual({ projectId: 12, view: {}, base: null });
  });

  it('returns the view and the base map of the query string', () => {
    const query = '?center_lat=24.6&center_lng=-111&zoom=7.5&base=satellite';
    expect(parseEarlyAddress('/organizations/3/projects/12/home', query)).toEqual({
      projectId: 12,
      view: { center_lat: 24.6, center_lng: -111, zoom: 7.5 },
      base: 'satellite',
    });
  });

  it('ignores the layers of the organization, which come later', () => {
    expect(parseEarlyAddress('/organizations/3/projects/12/home', '?zoom=7&layers=3-0a1b2c3d')).toEqual({
      projectId: 12,
      view: { zoom: 7 },
      base: null,
    });
  });

  it.each([
    '/',
    '/auth/login',
    '/organizations/3',
    '/organizations/3/projects/create',
    '/organizations/3/projects/12/edit',
    '/organizations/3/projects/12/features/abc',
  ])('returns null for %s', (path) => {
    expect(parseEarlyAddress(path, '')).toBeNull();
  });

  it.each([
    '?shared=true',
    '?zoom=7&compare=dark',
    '?zoom=',
    '?zoom=near',
    '?base=paper',
    '?south=1&north=2',
  ])('returns null for a query string with other parameters or invalid values: %s', (query) => {
    expect(parseEarlyAddress('/organizations/3/projects/12/home', query)).toBeNull();
  });
});
