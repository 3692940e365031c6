import { screen, waitFor } from '@testing-library/react';
import { ENDPOINTS, type Layer, layerFeatureEndpoints } from '@waypost/contract';
import { expect, test } from 'vitest';
import { openPage } from '../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../test/people.ts';
import { refreshLayers } from '../api.ts';
import { GROUP_TYPE, makeLayer, toCode } from '../layer.fixture.ts';

const { layers } = ENDPOINTS;
const ofRosa = (layer: Layer): Layer => ({
  ...layer,
  properties: { ...layer.properties, organization_id: 7 },
});

test('a list that is asked for during a move comes after it, so that the next key finds the new order', async () => {
  const [group, copy, patrol] = [
    makeLayer(1, { type: GROUP_TYPE, name: 'Group' }),
    makeLayer(2, { name: 'Copy' }),
    makeLayer(3, { name: 'Patrol' }),
  ].map(ofRosa) as [Layer, Layer, Layer]; // as many as there
  let order = [group, copy, patrol];
  const { server, user } = openPage(`${ORGANIZATION}/layers`, {
    prepare: (all) =>
      all
        .answerEmpty(layers.chooseLayer)
        .answerEmpty(layerFeatureEndpoints.getLayerTileState)
        .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
        .answer(layers.listLayers, () => order)
        .answer(layers.moveLayer, () => {
          order = [group, patrol, copy];
          return patrol;
        }),
  });
  const rows = () => screen.getAllByRole('treeitem').map(({ dataset }) => dataset['layer']);
  const row = await screen.findByRole('treeitem', { name: /^Patrol/ });
  row.focus();
  const release = server.hold(layers.moveLayer);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(rows()).toEqual([1, 3, 2].map(toCode)));

  // As an event of a colleague's change does.
  const loaded = refreshLayers(7);
  const turn = Promise.withResolvers<void>();
  setTimeout(turn.resolve);
  await Promise.race([loaded, turn.promise]);
  await waitFor(() => expect(rows()).toEqual([1, 3, 2].map(toCode)));
  screen.getByRole('treeitem', { name: /^Patrol/ }).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  release();
  await waitFor(() =>
    expect(server.sentTo(layers.moveLayer).map(({ body }) => body)).toEqual([
      { above: toCode(2) },
      { into: toCode(1) },
    ]),
  );
});
