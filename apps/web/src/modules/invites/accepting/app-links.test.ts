import { expect, it } from 'vitest';
import { toAppLinks } from './app-links.ts';

const none = { link_scheme: null, app_store_url: null, play_store_url: null };

it('are present as far as configured', () => {
  expect(toAppLinks(undefined, 'x')).toBeNull();
  expect(toAppLinks(none, 'x')).toBeNull();
  expect(toAppLinks({ ...none, play_store_url: 'https://play.example' }, 'x')).toEqual({
    open: null,
    appStore: null,
    playStore: 'https://play.example',
  });
});

it('open the invite, whatever its code contains', () => {
  expect(toAppLinks({ ...none, link_scheme: 'waypost' }, 'a/b?c')?.open).toBe('waypost://invite/a%2Fb%3Fc');
});
