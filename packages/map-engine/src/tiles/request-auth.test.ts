import { describe, expect, it } from 'vitest';
import { createRequestAuth } from './request-auth.ts';

const page = 'https://waypost.example/organizations/1';

describe('createRequestAuth', () => {
  const { transformRequest: auth, findSent } = createRequestAuth(page, () => 'Bearer secret');

  it('adds the header to feature tiles of the page’s origin', async () => {
    const url = 'https://waypost.example/api/3/tiles/5/3/1/2?v=9';
    expect(await auth(url)).toEqual({ url, headers: { Authorization: 'Bearer secret' } });
  });

  it('finds the header of the last request of a URL', async () => {
    const url = 'https://waypost.example/api/3/tulum/tiles/planetscope/5/m/3/1/3.png';
    expect(findSent(url)).toBeNull();
    let header = 'Bearer first';
    const changing = createRequestAuth(page, () => header);
    await changing.transformRequest(url);
    expect(changing.findSent(url)).toBe('Bearer first');
    header = 'Bearer second';
    await changing.transformRequest(url);
    expect(changing.findSent(url)).toBe('Bearer second');
    for (let x = 0; x < 500; x += 1) await changing.transformRequest(`${url}?x=${x}`);
    expect(changing.findSent(url)).toBeNull();
  });

  it.each([
    'https://evil.example/api/3/tiles/5/3/1/2',
    'https://waypost.example.evil.example/api/3/tiles/5/3/1/2',
    'http://waypost.example/api/3/tiles/5/3/1/2',
    'https://waypost.example/api/3/tiles/../projects',
    'https://waypost.example/basemap/waypost.pmtiles',
    'https://evil.example/?https://waypost.example/api/3/tiles/',
    'pmtiles://https://waypost.example/api/3/tiles/x/1/1/1',
  ])('adds no header to %s', (url) => {
    expect(auth(url)).toBeUndefined();
  });

  it('sends no header without a token, and waits for one that is being renewed', async () => {
    const url = 'https://waypost.example/api/3/tiles/5/3/1/2';
    expect(await createRequestAuth(page, () => null).transformRequest(url)).toEqual({ url });
    const renewed = createRequestAuth(page, async () => 'Bearer new');
    expect(await renewed.transformRequest(url)).toEqual({ url, headers: { Authorization: 'Bearer new' } });
  });
});
