import { expect, it } from 'vitest';
import { toPreferences, toSettings } from './member-settings.ts';

const DEFAULTS = {
  theme: 'auto',
  tz: null,
  timeFormat: '24',
  units: 'metric',
  presence: 'all',
  location: null,
  projects: { filtersShown: false, listView: false },
};

it('absent settings reset a preference to its default, except the language', () => {
  expect(toPreferences({})).toEqual(DEFAULTS);
  expect(toPreferences({ themeDark: false, tz: 'America/Lima', language: 'es' })).toEqual({
    ...DEFAULTS,
    theme: 'light',
    tz: 'America/Lima',
    language: 'es',
  });
});

it('a setting removed on one device is removed on the others', () => {
  const elsewhere = { ...DEFAULTS, theme: 'dark', tz: 'America/Lima', location: { lat: 24, lng: -110 } };
  expect({ ...elsewhere, ...toPreferences({}) }).toEqual(DEFAULTS);
});

it('a preference that follows the system or the browser is removed on the server', () => {
  expect(toSettings({ theme: 'auto' })).toEqual({ themeDark: null });
  expect(toSettings({ theme: 'dark', timeFormat: '12' })).toEqual({ themeDark: true, timeFormat: '12' });
  expect(toSettings({ tz: null })).toEqual({ tz: null });
});
