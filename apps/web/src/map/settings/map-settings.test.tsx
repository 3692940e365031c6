import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BaseMap } from '@waypost/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../test/hands.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { countMoves } from '../engine/engine-holder.ts';
import type { GroundConfig } from '../scene/build-scene.ts';
import { mapSession, parseRemembered } from '../session/map-session.ts';
import { MapSettings } from './map-settings.tsx';
import { mapSettingsTexts } from './map-settings-texts.ts';
import { chooseTrailSpan, setKeptHours, trailChoice } from './trail-span.ts';

const bundled: BaseMap = {
  id: 'offline',
  name: 'Natural Earth',
  origin: { kind: 'bundled' },
  bounds: null,
  min_zoom: 0,
  max_zoom: null,
  made_on: null,
  attribution: 'Natural Earth, GeoNames',
};
const harbour: BaseMap = {
  ...bundled,
  id: 'harbour.pmtiles',
  name: 'harbour',
  origin: { kind: 'tiles', schema: 'protomaps', url: '/api/basemaps/harbour.pmtiles/{z}/{x}/{y}' },
  bounds: [-122.44, 37.75, -122.4, 37.8],
  max_zoom: 14,
  made_on: '2026-03-01',
};
const withMaps = (...maps: readonly BaseMap[]): GroundConfig => ({
  basemap: { archive_url: '/basemap.pmtiles', default_id: 'offline', maps: [...maps] },
  terrain: null,
  photos: null,
});

/** Opens the settings with what the server has to show, as in a page that was loaded anew. */
async function openSettings(ground: GroundConfig) {
  cleanup();
  mapSession.set({ baseMap: parseRemembered(localStorage.getItem('waypost.map')).baseMap });
  await loadTexts(mapSettingsTexts);
  const rootRoute = createRootRoute({
    component: () => <MapSettings baseStyle="light" topStyle={null} ground={ground} />,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await screen.findByRole('radio', { name: 'Outdoors' });
  return { user, ...handsOf(user) };
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('the base maps of the settings', () => {
  beforeEach(() => act(() => mapSession.set({ baseMap: null })));

  test('are not offered where there is one', async () => {
    await openSettings(withMaps(bundled));
    expect(screen.queryByText('World, to the level of towns')).toBeNull();
  });

  test('tell what they cover and of when their data are, and the region of a file is shown on request', async () => {
    const { user, press } = await openSettings(withMaps(harbour, bundled));
    await sees('The whole world');
    expect(screen.queryByText('Show the region')).toBeNull();
    await user.click(await radio('harbour'));
    await sees('A region, with the world around it · Data of 2026-03-01');
    const moves = countMoves();
    await press('Show the region');
    expect(countMoves()).toBe(moves + 1);
  });

  test('are kept when one is chosen, until that of the project is chosen again', async () => {
    const { user } = await openSettings(withMaps(harbour, bundled));
    expect((await radio('World, to the level of towns')).checked).toBe(true);
    await user.click(await radio('harbour'));
    await openSettings(withMaps(harbour, bundled));
    expect((await radio('harbour')).checked).toBe(true);
    await user.click(await radio('World, to the level of towns'));
    await openSettings({ ...withMaps(harbour, bundled) });
    expect(mapSession.get().baseMap).toBeNull();
  });

  test.each([
    ['others are left', [{ ...harbour, id: 'bay.pmtiles', name: 'bay' }, bundled]],
    ['only the bundled map is left', [bundled]],
  ])('say so when the file of the chosen one is gone and %s', async (_, left) => {
    const { user } = await openSettings(withMaps(harbour, bundled));
    await user.click(await radio('harbour'));
    const { press } = await openSettings(withMaps(...left));
    await sees('The map you chose, harbour.pmtiles, is no longer on this server.');
    expect((await radio('World, to the level of towns')).checked).toBe(true);
    await press('Keep the one shown');
    expect(screen.queryByText('is no longer on this server', { exact: false })).toBeNull();
    await openSettings(withMaps(harbour, bundled));
    expect((await radio('World, to the level of towns')).checked).toBe(true);
  });
});

describe('how far back trails are shown', () => {
  beforeEach(() =>
    act(() => {
      chooseTrailSpan('day');
      setKeptHours(0);
    }),
  );
  const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Trails' });

  test('is not asked where the project keeps none, or a day', async () => {
    await openSettings(withMaps(bundled));
    expect(screen.queryByRole('combobox', { name: 'Trails' })).toBeNull();
    act(() => setKeptHours(24));
    expect(screen.queryByRole('combobox', { name: 'Trails' })).toBeNull();
  });

  test('is chosen among what the project keeps, and remembered', async () => {
    const { user } = await openSettings(withMaps(bundled));
    act(() => setKeptHours(30 * 24));
    expect([...(await select()).options].map(({ text }) => text)).toEqual([
      ...['The last 24 hours', 'The last 7 days', 'The last 30 days'],
    ]);
    await user.selectOptions(await select(), 'The last 7 days');
    expect(trailChoice.get().chosen).toBe('week');
    expect(localStorage.getItem('waypost.map.trails')).toBe('week');
    expect((await select()).value).toBe('week');
    await act(() => setKeptHours(365 * 24));
    await user.selectOptions(await select(), 'The last year');
    act(() => setKeptHours(30 * 24));
    expect((await select()).value).toBe('month');
  });
});
