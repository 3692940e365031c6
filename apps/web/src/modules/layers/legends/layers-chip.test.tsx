import { screen, waitFor, within } from '@testing-library/react';
import { ENDPOINTS, type Layer, type Legend, layerFeatureEndpoints } from '@waypost/contract';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../test/people.ts';
import { makeLayer, toCode } from '../layer.fixture.ts';
import { shownLayers } from '../shown/shown-layers.ts';

const { layers } = ENDPOINTS;
const ofRosa = (layer: Layer): Layer => ({
  ...layer,
  properties: { ...layer.properties, organization_id: 7 },
});
const three = [
  makeLayer(1, { name: 'Patrol' }),
  makeLayer(2, { name: 'Nests' }),
  makeLayer(3, { name: 'Off', visible: false }),
].map(ofRosa);

const openMap = () =>
  openPage(`${ORGANIZATION}/layers`, {
    prepare: (server) =>
      server
        .answerEmpty(layers.chooseLayer)
        .answer(layerFeatureEndpoints.getLayerTileState, { version: '1', count: 2, bbox: null })
        .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
        .answer(layers.listLayers, three),
  });
const chip = async () => within(await screen.findByRole('region', { name: 'Layers that are on' }));
const isOn = () => [1, 2, 3].filter((short) => shownLayers.get().bottom?.has(toCode(short)));

test('the map says how many layers are on it, and names them, by the keyboard too', async () => {
  const { user } = openMap();
  const { getByRole, getAllByRole, queryAllByRole } = await chip();
  expect(queryAllByRole('listitem')).toEqual([]);
  getByRole('button', { name: 'Layers (2)' }).focus();
  await user.keyboard('{Enter}');
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PatrolFeatures in their own colours',
    'NestsFeatures in their own colours',
  ]);
  await user.keyboard('{Enter}');
  expect(queryAllByRole('listitem')).toEqual([]);
});

test('one press hides them all and one shows them again, for this person alone', async () => {
  const { user, server } = openMap();
  const { findByRole, getByRole } = await chip();
  await user.click(getByRole('button', { name: 'Hide these layers, for you only' }));
  expect(isOn()).toEqual([]);
  expect(getByRole('button', { name: 'Layers (2)' })).toBeTruthy();
  await waitFor(() => expect(server.sentTo(layers.chooseLayer)).toHaveLength(2));
  await user.click(await findByRole('button', { name: 'Show these layers, for you only' }));
  expect(isOn()).toEqual([1, 2]);
  await waitFor(() =>
    expect(server.sentTo(layers.chooseLayer).map(({ body }) => body)).toEqual(
      [false, false, true, true].map((visible) => ({ map: 'bottom', visible })),
    ),
  );
  expect(server.sentTo(layers.updateLayer)).toEqual([]);
});

test('the legend has a part for each layer: what is seen of it, and whether it adds to the project', async () => {
  const tiles = ofRosa(makeLayer(4, { name: 'Above', type: 102 }));
  const { user } = openPage(`${ORGANIZATION}/layers`, {
    prepare: (server) =>
      server
        .answer(layerFeatureEndpoints.getLayerTileState, ({ params }) => {
          const count = params['layer_id'] === toCode(1) ? 0 : 2;
          return { version: '1', count, bbox: null };
        })
        .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
        .answer(layers.listLayers, [...three, tiles]),
  });
  const { getByRole, findByText, getAllByRole } = await chip();
  await user.click(getByRole('button', { name: 'Layers (3)' }));
  await findByText('Adds nothing here');
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PatrolAdds nothing here',
    'NestsFeatures in their own colours',
    'AboveAddress of tiles',
  ]);
});

test('a layer with colours says in the legend what they mean, and its icon has its only one', async () => {
  const colored = [
    makeLayer(1, { name: 'Patrol', color_by: 'template' }),
    makeLayer(2, { name: 'Nests', color_by: '#d6409f' }),
    makeLayer(4, { name: 'Depths', color_by: 'data:Depth' }),
  ].map(ofRosa);
  const none = { from: null, to: null, label: null, color: '#a6b0bf' };
  const byTemplate: Legend = {
    classes: [
      { ...none, kind: 'template', label: 'Net report', color: '#0059ff', count: 1_200 },
      { ...none, kind: 'none', count: 3 },
    ],
    is_too_large: false,
  };
  const { user } = openPage(`${ORGANIZATION}/layers`, {
    prepare: (server) =>
      server
        .answer(layerFeatureEndpoints.getLayerTileState, { version: '1', count: 2, bbox: null })
        .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
        .answer(layerFeatureEndpoints.getLayerLegend, ({ params }) =>
          params['layer_id'] === toCode(4) ? { classes: [], is_too_large: true } : byTemplate,
        )
        .answer(layers.listLayers, colored),
  });
  const { getByRole, findByText, getAllByRole } = await chip();
  await user.click(getByRole('button', { name: 'Layers (3)' }));
  await findByText('No template');
  await findByText('The layer has too many features to colour them by this field.');
  const parts = getAllByRole('listitem').filter(({ parentElement }) => parentElement?.hidden === false);
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'PatrolBy templateNet report1,200No template3',
    'Net report1,200',
    'No template3',
    'NestsFeatures in one colour',
    'DepthsBy DepthThe layer has too many features to colour them by this field.',
  ]);
  expect(parts[3]?.querySelector('svg')?.getAttribute('stroke')).toBe('#d6409f');
});
