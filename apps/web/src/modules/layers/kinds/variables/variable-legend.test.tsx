import { ENDPOINTS, type ImageryVariable, type Layer, variableEndpoints } from '@waypost/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { FakeServer } from '../../../../../test/fake-server.ts';
import { handsOf } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../../test/people.ts';
import { toEmpty } from '../../../../../test/to-empty.ts';
import { setDraftData } from '../../shown/draft-data.ts';
import { setShown } from '../../shown/shown-layers.ts';

const { layers } = ENDPOINTS;
const HEIGHT = '00000000-0000-4000-8000-000000000201';
const CARBON = '00000000-0000-4000-8000-000000000202';

const toLayer = (code: string, name: string): Layer => {
  const layer = toEmpty(layers.getLayer.response) as Layer; // of that schema
  const properties = { ...layer.properties, organization_id: 7, name, type: 2, visible: true, code };
  return { ...layer, properties, code, status: 0 };
};

const toMeasured = (code: string, id: string, days: readonly string[], has_raster = true) => ({
  ...(toEmpty(variableEndpoints.getVariable.response) as ImageryVariable), // of that schema
  ...{ layer_code: code, type: 'forest_carbon_diligence_30m' as const, id },
  results: days.map((day) => ({
    id: day,
    item_datetime: `${day}T00:00:00.000Z`,
    properties: { statistics: [{ value: 5 }] },
    has_raster,
  })),
});

const two = [
  toMeasured(HEIGHT, 'CANOPY_HEIGHT_v1.2.0_30', ['2019-01-01', '2021-01-01', '2022-01-01']),
  toMeasured(CARBON, 'ABOVEGROUND_CARBON_DENSITY_v1.2.0_30', ['2020-01-01', '2022-01-01']),
];

const prepare =
  (measured: readonly ImageryVariable[]) =>
  (server: FakeServer): unknown =>
    server
      .answerEmpty(layers.chooseLayer)
      .answerEmpty(layers.updateLayer)
      .answer(layers.listLayers, [toLayer(HEIGHT, 'Mangroves'), toLayer(CARBON, 'Coast')])
      .answer(variableEndpoints.getVariable, ({ params }) => {
        const one = measured.find(({ layer_code }) => layer_code === params['layer_id']);
        return one ?? toMeasured(params['layer_id'] ?? '', 'CANOPY_COVER_v1.2.0_30', []);
      });

const legendOf = async (name: string) =>
  within(await screen.findByRole('region', { name: `Legend of ${name}` }));
const stepsOf = async () => within(await screen.findByRole('group', { name: 'Measurements' }));
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => ({
    day: dataset['step']?.slice(0, 10),
    isShown: dataset['shown'] === 'true',
  }));

beforeEach(() => {
  for (const code of [HEIGHT, CARBON]) setDraftData(code, null);
  setShown(0, 'bottom', new Set());
});

test('the map has a legend with colours, units and day for each layer that is on, and each folds', async () => {
  const { user } = openPage(`${ORGANIZATION}/layers`, { prepare: prepare(two) });
  const height = await legendOf('Mangroves');
  const carbon = await legendOf('Coast');
  expect(height.getByRole('img', { name: 'Colours from 0 to 30 m' })).toBeTruthy();
  expect(carbon.getByRole('img', { name: 'Colours from 0 to 160 Mg/ha' })).toBeTruthy();
  expect(carbon.getByText('Measured Jan 1, 2022')).toBeTruthy();
  await handsOf(user).press('Fold the legend of Coast');
  expect(carbon.queryByRole('img')).toBeNull();
  expect(height.getByRole('img')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Visibility of Mangroves' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Legend of Mangroves' })).toBeNull());
});

test('the timeline has the measurements of all, and its steps are those of the page of a layer', async () => {
  const { user, goTo } = openPage(`${ORGANIZATION}/layers`, { prepare: prepare(two) });
  const steps = await stepsOf();
  const { press } = handsOf(user);
  await steps.findByText('Jan 1, 2022');
  await waitFor(() =>
    expect(marks()).toEqual([
      { day: '2019-01-01', isShown: false },
      { day: '2020-01-01', isShown: false },
      { day: '2021-01-01', isShown: false },
      { day: '2022-01-01', isShown: true },
    ]),
  );
  await press('Earlier measurement', steps);
  const height = await legendOf('Mangroves');
  const carbon = await legendOf('Coast');
  await height.findByText('Measured Jan 1, 2021');
  // Its last one until then.
  expect(carbon.getByText('Measured Jan 1, 2020')).toBeTruthy();
  expect(marks().find(({ isShown }) => isShown)?.day).toBe('2021-01-01');
  await press('Earlier measurement', steps);
  await press('Earlier measurement', steps);
  await carbon.findByText('Nothing measured yet');
  expect(steps.getByRole('status').textContent).toBe('Jan 1, 2019');
  const earlier = steps.getByRole('button', { name: 'Earlier measurement' });
  expect(earlier.getAttribute('aria-disabled')).toBe('true');
  goTo(`${ORGANIZATION}/layers/${HEIGHT}`);
  const page = within(await screen.findByRole('region', { name: 'On the map' }));
  await page.findByText('Jan 1, 2019');
  await press('Later measurement', page);
  await height.findByText('Measured Jan 1, 2021');
  expect(steps.getByRole('status').textContent).toBe('Jan 1, 2021');
  await press('Follow the timeline', steps);
  await page.findByText('Jan 1, 2022');
  await carbon.findByText('Measured Jan 1, 2022');
});

test('what is not chosen follows the end of the selected range', async () => {
  openPage(`${ORGANIZATION}/layers?start_date=2018-01-01T00:00:00Z&end_date=2020-06-01T00:00:00Z`, {
    prepare: prepare(two),
  });
  const steps = await stepsOf();
  await waitFor(() => expect(steps.getByRole('status').textContent).toBe('Jan 1, 2020'));
  const height = await legendOf('Mangroves');
  expect(height.getByText('Measured Jan 1, 2019')).toBeTruthy();
});

test('a variable of which no pictures were delivered has neither legend nor steps', async () => {
  const bare = toMeasured(HEIGHT, 'CANOPY_HEIGHT_v1.2.0_30', ['2022-01-01'], false);
  const { server } = openPage(`${ORGANIZATION}/layers`, { prepare: prepare([bare, ...two.slice(1)]) });
  await legendOf('Coast');
  const steps = await stepsOf();
  await steps.findByText('Jan 1, 2022');
  expect(server.sentTo(variableEndpoints.getVariable).length).toBeGreaterThan(1);
  expect(screen.queryByRole('region', { name: 'Legend of Mangroves' })).toBeNull();
  await waitFor(() => expect(marks()).toHaveLength(2));
});
