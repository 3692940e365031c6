import { expect, it } from 'vitest';
import { toPreferences, toSettings } from './member-settings.ts';

it('settings that are not there leave the browser as it is', () => {
  expect(toPreferences({})).toEqual({});
  expect(toPreferences({ themeDark: false, tz: 'America/Lima' })).toEqual({
    theme: 'light',
    tz: 'America/Lima',
  });
});

it('what follows the system or the browser is forgotten on the server', () => {
  expect(toSettings({ theme: 'auto' })).toEqual({ themeDark: null });
  expect(toSettings({ theme: 'dark', timeFormat: '12' })).toEqual({ themeDark: true, timeFormat: '12' });
  expect(toSettings({ tz: null })).toEqual({ tz: null });
});
