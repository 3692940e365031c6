import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, type Endpoint, type Layer, RADAR_FAULTS, type RadarResult } from '@waypost/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { handsOf, sees } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../../test/people.ts';
import { toEmpty } from '../../../../../test/to-empty.ts';
import { ephemeralHandlers } from '../../../../data/realtime/realtime.ts';
import en from './radar.en.json' with { type: 'json' };
import { makeResult, makeTrack } from './radar.fixture.ts';

const { layers, radar } = ENDPOINTS;
const CODE = '00000000-0000-4000-8000-000000000101';
const HOUR_S = 3_600;

const empty = toEmpty(layers.getLayer.response) as Layer; // of that schema
const layer: Layer = {
  ...empty,
  code: CODE,
  properties: {
    ...empty.properties,
    ...{ organization_id: 7, name: 'La Ventana', type: 3, code: CODE, layer: { radar_id: 32 } },
  },
};

test.each([
  ['ahead', HOUR_S, /^The clock of this radar is 60 min ahead: its times are shown as it gives them\.$/],
  ['behind', -HOUR_S, /^The newest detection is 60 min old: the radar sends late, or its clock is behind\.$/],
])('a station whose clock is an hour %s says so above its tracks', async (_, clock_ahead_s, words) => {
  const seen = new Date(Date.now() + clock_ahead_s * 1_000).toISOString();
  openPage(`${ORGANIZATION}/layers/${CODE}`, {
    prepare: (server) =>
      server
        .answer(layers.listLayers, [layer])
        .answerEmpty(radar.getRadarDates)
        .answer(radar.getRadarResult, makeResult([makeTrack(seen)], { clock_ahead_s })),
  });
  const notice = await sees(words);
  expect(notice.getAttribute('role')).toBe('status');
  expect(screen.getAllByText(/clock/)).toEqual([notice]);
  await sees('La Perla');
});

const seen = () => new Date(Date.now() - 60_000).toISOString();

/** Opens the page of the radar, which has seen one vessel. @param failing what the server cannot answer. */
function openRadar(failing?: Endpoint) {
  const page = openPage(`${ORGANIZATION}/layers/${CODE}`, {
    prepare: (server) => {
      server
        .answer(layers.listLayers, [layer])
        .answerEmpty(radar.getRadarDates)
        .answer(radar.getRadarResult, makeResult([makeTrack(seen())]));
      if (failing !== undefined) server.refuse(failing, 'internal');
    },
  });
  /** As an event tells whoever has the page open. */
  const read = (change: Partial<RadarResult>) => {
    page.server.answer(radar.getRadarResult, makeResult([makeTrack(seen())], change));
    for (const handle of ephemeralHandlers)
      handle({ type: 'radar.read', payload: { radar_id: 32 } } as Parameters<typeof handle>[0]);
  };
  return { ...page, ...handsOf(page.user), read, asked: () => page.server.sentTo(radar.getRadarResult) };
}

test.each(RADAR_FAULTS)('a provider that fails (%s) is named, and what was seen stays', async (fault) => {
  const { read } = openRadar();
  await sees('La Perla');
  expect(screen.queryByText(en.faults[fault])).toBeNull();
  read({ fault });
  expect((await sees(en.faults[fault])).getAttribute('role')).toBe('status');
  await sees('La Perla');
  read({ fault: null });
  await waitFor(() => expect(screen.queryByText(en.faults[fault])).toBeNull());
  await sees('La Perla');
});

test('a station says its state and how many targets it follows, as they change', async () => {
  const { read } = openRadar();
  const station = within(await screen.findByRole('region', { name: 'La Ventana' }));
  station.getByText('Working');
  station.getByText('1 target');
  read({ radar_status: 0, target_count: 0 });
  await station.findByText('Down');
  station.getByText('0 targets');
  await sees('La Perla');
});

describe('a server that fails', () => {
  test('is named, and the panel comes back at another try', async () => {
    const { server, press } = openRadar(radar.getRadarResult);
    await sees(/^Failed to load radar data: /);
    server.letThrough();
    await press('Retry', within(await screen.findByRole('tabpanel')));
    await screen.findByRole('region', { name: 'La Ventana' });
  });

  test('is named where it cannot tell when there were tracks', async () => {
    openRadar(radar.getRadarDates);
    await sees(/^Failed to load radar dates: /);
    await sees('La Perla');
  });
});

describe('by a clock that the test moves', () => {
  const setClock = (shouldAdvanceTime: boolean) => {
    onTestFinished(() => void vi.useRealTimers());
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
    vi.useFakeTimers({ shouldAdvanceTime, now: Date.now(), toFake: [...toFake] });
  };

  test('the panel asks again every 60 s, even if it hears of no reading', async () => {
    setClock(true);
    const { asked } = openRadar();
    await sees('La Perla');
    const before = asked().length;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(asked()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(22_000);
    await waitFor(() => expect(asked()).toHaveLength(before + 1));
  });

  test('a range that is changed five times in a row is asked for once, 300 ms after it rests', async () => {
    const { asked, router } = openRadar();
    await sees('La Perla');
    const before = asked().length;
    // However slow the machine is, no time passes but what is said here.
    setClock(false);
    const begins = [5, 4, 3, 2, 1].map((hours) => new Date(Date.now() - hours * HOUR_S * 1_000));
    for (const begin of begins) {
      await vi.advanceTimersByTimeAsync(200);
      await router.navigate({ to: '.', search: { start_date: begin.toISOString() } });
    }
    await vi.advanceTimersByTimeAsync(280);
    expect(asked()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(40);
    await expect.poll(() => asked().length).toBe(before + 1);
    expect(asked().at(-1)?.query.get('startDate')).toBe(String(begins.at(-1)?.getTime()));
  });
});
