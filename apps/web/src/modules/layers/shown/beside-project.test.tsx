import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS, type Layer, layerFeatureEndpoints } from '@waypost/contract';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { ORGANIZATION, PROJECT } from '../../../../test/people.ts';
import { sceneLayers } from '../../../map/scene/scene-layers.ts';
import { makeLayer, toCode } from '../layer.fixture.ts';

const { layers } = ENDPOINTS;
const ofRosa = (layer: Layer): Layer => ({
  ...layer,
  properties: { ...layer.properties, organization_id: 7 },
});
/** The first has features of the project alone, the second of others too. */
const two = [makeLayer(1, { name: 'Nets' }), makeLayer(2, { name: 'Nests' })].map(ofRosa);

const open = (path: string) =>
  openPage(path, {
    prepare: (server) =>
      server
        .answer(layerFeatureEndpoints.getLayerTileState, ({ params, query }) => {
          const isWhole = !query.has('beside');
          const count = !isWhole && params['layer_id'] === toCode(1) ? 0 : 2;
          return { version: isWhole ? 'whole' : 'beside', count, bbox: null };
        })
        .answerEmpty(layerFeatureEndpoints.listLayerFeatures)
        .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
        .answer(layers.listLayers, two),
  });
const drawn = () =>
  sceneLayers.get().bottom.map((layer) => {
    const url = new URL('urlTemplate' in layer ? layer.urlTemplate : '');
    return [layer.key, url.searchParams.get('v'), url.searchParams.get('beside')];
  });

test('beside a project, layers draw what it does not draw itself; the layer of the open page is drawn as a whole', async () => {
  const { goTo } = open(`${ORGANIZATION}/layers`);
  await waitFor(() =>
    expect(drawn()).toEqual([
      [toCode(1), 'whole', null],
      [toCode(2), 'whole', null],
    ]),
  );
  goTo(`${PROJECT}/home`);
  await screen.findByRole('heading', { name: 'Bay watch' });
  // The project stays on the map beside the pages of layers.
  goTo(`${ORGANIZATION}/layers`);
  await waitFor(() => expect(drawn()).toEqual([[toCode(2), 'beside', '70']]));
  goTo(`${ORGANIZATION}/layers/${toCode(1)}`);
  await waitFor(() =>
    expect(drawn()).toEqual([
      [toCode(1), 'whole', null],
      [toCode(2), 'beside', '70'],
    ]),
  );
});
