import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { ENDPOINTS } from '@waypost/contract';
import { expect, test } from 'vitest';
import { findServer } from '../../../../test/open-page.tsx';
import { queryClient } from '../../../data/queries/query-client.ts';
import { sceneLayers } from '../../../map/scene/scene-layers.ts';
import { chooseTrailSpan, trailChoice } from '../../../map/settings/trail-span.ts';
import { TrailsOnMap } from './trails-on-map.tsx';

const { getTrailSettings, listTrails } = ENDPOINTS.positions;

test('trails are asked for as far back as chosen and kept, and drawn with their names', async () => {
  const point = (rel_ts: number) => ({ rel_ts, lone6: rel_ts, late6: 0 });
  const trail = { kind: 'device' as const, id: 3, name: 'Jaguar Sol', points: [point(1), point(2)] };
  const server = findServer().answer(getTrailSettings, { keep: 'month' }).answer(listTrails, [trail]);
  const hours = () => server.sentTo(listTrails).map(({ query }) => query.get('hours'));
  act(() => chooseTrailSpan('day'));
  render(
    <QueryClientProvider client={queryClient}>
      <TrailsOnMap projectId={70} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(sceneLayers.get().trails).toHaveLength(1));
  expect(hours()).toEqual(['24']);
  expect(trailChoice.get().keptHours).toBe(30 * 24);
  const [drawn] = sceneLayers.get().trails;
  expect(drawn).toMatchObject({ data: { features: [{ properties: { name: 'Jaguar Sol' } }] } });
  act(() => chooseTrailSpan('week'));
  // What is drawn stays until the answer is there.
  expect(sceneLayers.get().trails).toHaveLength(1);
  await waitFor(() => expect(hours()).toEqual(['24', '168']));
  act(() => chooseTrailSpan('year'));
  await waitFor(() => expect(hours()).toEqual(['24', '168', '720']));
  act(() => chooseTrailSpan('day'));
});
