import { screen } from '@testing-library/react';
import { ENDPOINTS, type Layer } from '@waypost/contract';
import { expect, test } from 'vitest';
import { sees } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../../test/people.ts';
import { toEmpty } from '../../../../../test/to-empty.ts';
import { makeResult, makeTrack } from './radar.fixture.ts';

const { layers, radar } = ENDPOINTS;
const CODE = '00000000-0000-4000-8000-000000000101';
const HOUR_S = 3_600;

const empty = toEmpty(layers.getLayer.response) as Layer; // of that schema
const layer: Layer = {
  ...empty,
  ...{ code: CODE, layer: { radar_id: 32 } },
  properties: {
    ...empty.properties,
    ...{ organization_id: 7, name: 'La Ventana', type: 3, code: CODE },
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
