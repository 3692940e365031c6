import { type Feature, fenceSettings } from '@waypost/contract';
import { expect, it } from 'vitest';
import { GONE_LAYER, toChange, toForm } from './fence-form.ts';

const feature = {
  properties: { geofence: true, geofence_events: ['in'], geofence_prompt: true },
} as unknown as Feature; // The form reads these three properties alone.

it('gives back what it was given', () => {
  const settings = fenceSettings.parse({
    margin_m: 10,
    stay_s: 0,
    dwell_s: 600,
    absence_s: 90,
    stillness: { radius_m: 40, for_s: 300 },
    hours: [
      { day: 1, from: 480, to: 1020 },
      { day: 2, from: 480, to: 1020 },
      { day: 6, from: 1320, to: 360 },
    ],
    time_zone: 'Europe/Madrid',
  });
  expect(toChange(toForm(feature, settings, 'UTC'))).toEqual({ watches: ['in'], isAsking: true, settings });
});

it('takes an empty field for never, and the given time zone where there are no hours yet', () => {
  const form = toForm(feature, fenceSettings.parse({}), 'America/Mazatlan');
  expect(form).toMatchObject({ dwellMin: '', absenceMin: '', stillMin: '', hours: null });
  const { settings } = toChange({ ...form, marginM: '', watch: 'off' });
  expect(settings).toMatchObject({
    margin_m: 0,
    dwell_s: null,
    stillness: null,
    time_zone: 'America/Mazatlan',
  });
});

it('keeps the radar layer that is watched, also one that was deleted', () => {
  for (const layer of ['9f0c0b52-4a5e-4c5e-9f1c-0d3a7f1f4c11', null]) {
    const radar = { layer, min_length_m: 12 };
    const form = toForm(feature, fenceSettings.parse({ radar }), 'UTC');
    expect(form.radar).toBe(layer ?? GONE_LAYER);
    expect(toChange(form).settings.radar).toEqual(radar);
    expect(toChange({ ...form, minLengthM: '' }).settings.radar).toEqual({ layer, min_length_m: null });
    expect(toChange({ ...form, radar: null }).settings.radar).toBeNull();
  }
});
