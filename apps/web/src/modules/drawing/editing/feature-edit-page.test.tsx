import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, type Feature, type Geometry, fenceSettings } from '@waypost/contract';
import { expect, test } from 'vitest';
import { dialog, handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { PROJECT } from '../../../../test/people.ts';
import { toEmpty } from '../../../../test/to-empty.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { invalidateByEvent } from '../../../data/realtime/event-invalidation.ts';

const { getFeature, getNeighbours, updateFeature } = ENDPOINTS.features;
const { getFenceNow, listFenceCrossings } = ENDPOINTS.geofence;
const CODE = '00000000-0000-4000-8000-000000000001';
const empty = toEmpty(getFeature.response) as Feature; // of that schema

/** Opens the form of a feature with a geometry. */
function openForm(geometry: Geometry) {
  const feature: Feature = {
    ...empty,
    geometry,
    properties: {
      ...empty.properties,
      ...{ code: CODE, name: 'Lagoon', project_id: 70, organization_id: 7, version: 1 },
      type: geometry.type === 'Point' ? 'Point' : 'Polygon',
    },
  };
  const page = openPage(`${PROJECT}/features/${CODE}/edit`, {
    prepare: (server) =>
      server
        .answerEmpty(getNeighbours)
        .answerEmpty(ENDPOINTS.notes.listNotes)
        .answer(getFenceNow, { settings: fenceSettings.parse({}), usual_zone: null, radar: null, inside: [] })
        .answerEmpty(listFenceCrossings)
        .answer(getFeature, feature)
        .answer(updateFeature, feature),
  });
  return { ...page, ...handsOf(page.user) };
}
const POINT: Geometry = { type: 'Point', coordinates: [-112, 21] };
const AREA: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-112.02, 21],
      [-112, 21],
      [-112, 21.02],
      [-112.02, 21],
    ],
  ],
};
const field = async (name: string, at = 0) =>
  (await screen.findAllByRole<HTMLInputElement>('textbox', { name })).at(at) as HTMLInputElement; // found

test('the form of a point shows its latitude and longitude at once', async () => {
  openForm(POINT);
  expect((await field('Coordinates of vertex 1')).value).toBe('21.000000, -112.000000');
});

test('coordinates and a hole are typed in degrees, minutes and seconds, with undo and redo', async () => {
  const { server, user, press, fill, getPath } = openForm(AREA);
  await press('Edit the geometry');
  const second = () => field('Coordinates of vertex 2');
  const shows = (text: string) => waitFor(async () => expect((await second()).value).toBe(text));
  const chooseFormat = async (name: string) => user.click(await screen.findByRole('radio', { name }));
  await chooseFormat('DMS');
  await shows('21° 0′ 0.00″ N, 112° 0′ 0.00″ W');
  await fill(await second(), '20° 59′ 24″ N, 111° 58′ 48″ W');
  await user.keyboard('{Enter}');
  await chooseFormat('DDM');
  const typed = '20° 59.4000′ N, 111° 58.8000′ W';
  await shows(typed);
  await press('Undo');
  await shows('21° 0.0000′ N, 112° 0.0000′ W');
  await press('Redo');
  await shows(typed);
  await chooseFormat('DD');

  await press('Draw a hole');
  for (const vertex of ['21.001 -112.005', '21° 0.24′ N, 112° 0.3′ W', '21° 0′ 18″ N, 112° 0′ 12″ W']) {
    await fill(await field('New vertex', -1), vertex);
    await user.keyboard('{Enter}');
  }
  (await field('New vertex', -1)).focus();
  await user.keyboard('{Enter}');
  await sees('Hole 1');
  await press('Save');
  await waitFor(() => expect(getPath()).toBe(`${PROJECT}/features/${CODE}`));
  // The page of an area has its geofence.
  await screen.findByRole('heading', { name: 'Geofence' });
  const [sent] = server.sentTo(updateFeature).map(({ body }) => (body as { feature: Feature }).feature);
  expect(sent).toMatchObject({
    version: 1,
    geometry: { type: 'Polygon', coordinates: [{ length: 4 }, { length: 4 }] },
  });
  const [ring = []] = sent?.geometry.type === 'Polygon' ? sent.geometry.coordinates : [];
  expect(ring[1]).toEqual([expect.closeTo(-111.98), expect.closeTo(20.99)]);
});

test('a report deleted during an edit says so and keeps the input', async () => {
  const { server, fill, getPath, pressInDialog } = openForm(POINT);
  const description = () => field('Description');
  await fill(await description(), 'Half a sentence');
  server.refuse(getFeature, 'feature_not_found');
  invalidateByEvent(queryClient, {
    ...{ topic: 'project:70', seq: 2, type: 'feature.deleted', payload: { codes: [CODE] } },
    ...{ member_id: null, created_at: '2026-11-25T16:05:00Z' },
  });
  await sees('Report not found');
  await dialog();
  expect((await description()).value).toBe('Half a sentence');
  await pressInDialog('Leave');
  await waitFor(() => expect(getPath()).not.toContain('/features/'));
  expect(server.sentTo(updateFeature)).toEqual([]);
});

const LINE: [number, number][] = [
  [-112.1, 20.9],
  [-112, 21],
];

/** Opens the form of a line. */
function openLine() {
  let kelp: Feature = {
    ...empty,
    geometry: { type: 'LineString', coordinates: LINE },
    properties: {
      ...empty.properties,
      ...{ code: 'kelp', name: 'Kelp bed', type: 'LineString', project_id: 70, organization_id: 7 },
    },
  };
  const page = openPage(`${PROJECT}/features/kelp/edit`, {
    prepare: (server) =>
      server
        .answer(getFeature, () => kelp)
        .answerEmpty(getNeighbours)
        .answerEmpty(ENDPOINTS.notes.listNotes)
        .answer(updateFeature, ({ body }) => {
          const { feature } = body as { feature: { name?: string } };
          kelp = { ...kelp, properties: { ...kelp.properties, ...feature } };
          return kelp;
        }),
  });
  const hands = handsOf(page.user);
  const save = async () => hands.press('Save', within(await findPanel()));
  return { ...page, ...hands, save };
}
const findPanel = () => screen.findByRole('main', { name: 'Panel' });

test('a failed edit of a geometry says why, and a saved one confirms', async () => {
  const { server, user, press, fill, save, closeMessage } = openLine();
  await press('Edit the geometry');
  await fill(await screen.findByLabelText('Coordinates of vertex 1'), '20.95, -112.05');
  await user.keyboard('{Enter}');
  for (const [code, said] of [
    ['internal', 'An unexpected error occurred'],
    ['forbidden', 'Not enough permissions'],
  ] as const) {
    server.refuse(updateFeature, code);
    await save();
    await sees('Error saving geometry');
    await sees(said);
    await closeMessage();
    server.letThrough();
  }
  await save();
  await sees('Geometry Kelp bed saved');
  await screen.findByRole('heading', { level: 1, name: 'Kelp bed' });
  expect(JSON.stringify(server.sentTo(updateFeature).at(-1)?.body)).toContain('[-112.05,20.95]');
});

test('an edit of fields alone says nothing of a geometry', async () => {
  const { server, fill, save, closeMessage } = openLine();
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Kelp bed, north');
  server.refuse(updateFeature, 'internal');
  await save();
  await sees('The feature could not be saved');
  await closeMessage();
  server.letThrough();
  await save();
  await sees('Kelp bed, north saved');
  await screen.findByRole('heading', { level: 1, name: 'Kelp bed, north' });
  expect(screen.queryByText('Geometry Kelp bed', { exact: false })).toBeNull();
  await waitFor(() => expect(server.sentTo(updateFeature)).toHaveLength(2));
});
