import { screen, waitFor, within } from '@testing-library/react';
import {
  ENDPOINTS,
  type ErrorCode,
  type ImageryAccess,
  type Layer,
  layerFeatureEndpoints,
} from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bayWatch, ORGANIZATION } from '../../../../test/people.ts';
import { makeLayer } from '../layer.fixture.ts';
import { keepLayers, makeLayerOfRosa } from '../layers-server.fixture.ts';

const { imagery, scenes } = ENDPOINTS;
const OPEN: ImageryAccess = {
  provider: 'planet',
  scenes: true,
  planetscope: true,
  skysat: true,
  basemaps: true,
};
const CLOSED: ImageryAccess = { ...OPEN, scenes: false, planetscope: false };

/** Opens the form of a new layer, with its data sources. */
async function openSources(access: ImageryAccess) {
  const opened = openPage(`${ORGANIZATION}/layers/create`, {
    prepare: (server) => server.answer(imagery.getImageryAccess, access),
  });
  await opened.user.click(await screen.findByRole('combobox', { name: 'Data Source' }));
  return opened;
}

const isClosed = async (name: string) =>
  (await screen.findByRole('option', { name })).getAttribute('data-combobox-disabled') === 'true';

describe('the form of a new layer', () => {
  test('offers nothing of Planet to a member without access, and says so', async () => {
    await openSources(CLOSED);
    for (const name of ['Static', 'EarthPBC', 'Planet', 'Protected Seas']) {
      await screen.findByRole('group', { name });
    }
    for (const name of ['PlanetScope', 'Order Scene', 'Planetary Variables'])
      expect(await isClosed(`${name} (Access Required)`)).toBe(true);
    expect(await isClosed('My picture')).toBe(false);
  });

  test('offers all of it to a member with access', async () => {
    await openSources(OPEN);
    for (const name of ['PlanetScope', 'Order Scene', 'Planetary Variables'])
      expect(await isClosed(name)).toBe(false);
    expect(screen.queryByText(/Access Required/)).toBeNull();
  });

  test.each<[code: ErrorCode, words: string]>([
    ['imagery_unavailable', 'cannot be reached at the moment. Try again in a while.'],
    ['imagery_key_refused', 'refuses the key. An administrator can replace it in the settings.'],
  ])('says why no scenes can be searched for (%s), and asks again', async (code, words) => {
    const { server, user } = await openSources(OPEN);
    server.answer(scenes.listSceneTypes, { types: [] }).refuse(scenes.listSceneTypes, code);
    await user.click(await screen.findByRole('option', { name: 'Order Scene' }));
    await sees("Can't get search result.");
    const text = await sees(words);
    server.letThrough();
    // The map, which cannot be drawn here, has such a button too.
    await handsOf(user).press('Retry', within(text.closest<HTMLElement>('[role=alert]') ?? document.body));
    await sees('No scenes are offered.');
  });
});

describe('a new layer of collected data', () => {
  const { createLayer } = ENDPOINTS.layers;

  test('starts with the only project, and opens when it is created', async () => {
    const layer = makeLayer(1, { type: 4, name: 'Nets' });
    const made: Layer = { ...layer, properties: { ...layer.properties, organization_id: 7 } };
    const { server, user, getPath } = openPage(`${ORGANIZATION}/layers/create`, {
      prepare: (all) =>
        all
          .answer(createLayer, made)
          .answerEmpty(ENDPOINTS.layers.chooseLayer)
          .answerEmpty(layerFeatureEndpoints.getLayerTileState)
          .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
          .answerEmpty(layerFeatureEndpoints.listLayerFeatures),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nets');
    await sees('Bay watch');
    server.answer(ENDPOINTS.layers.listLayers, [made]);
    await handsOf(user).press('Create layer');
    await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/layers/${made.code}`));
    expect(server.sentTo(createLayer).map(({ body }) => body)).toMatchObject([
      {
        type: 4,
        name: 'Nets',
        layer: {
          data: {
            filter: {
              type: 'AndFilter',
              config: [{ type: 'ArrayFilter', field_name: 'project_id', config: [70] }],
            },
          },
        },
      },
    ]);
  });

  test('is not created without a name, nor without a project where there are several', async () => {
    const { server, user } = openPage(`${ORGANIZATION}/layers/create`, {
      prepare: (all) =>
        all.answer(ENDPOINTS.projects.listProjects, [
          bayWatch(),
          { ...bayWatch(), project_id: 71, project_name: 'Nests' },
        ]),
    });
    await handsOf(user).press('Create layer');
    await sees('Name is required');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nets');
    await handsOf(user).press('Create layer');
    await sees('At least one project must be selected');
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(server.sentTo(createLayer)).toEqual([]);
  });

  test('is created by another try after one that failed', async () => {
    const made = makeLayerOfRosa(1, { type: 4, name: 'Nets' });
    const { server, user, getPath } = openPage(`${ORGANIZATION}/layers/create`, {
      prepare: (all) => {
        keepLayers(all, [made]);
        all.answer(createLayer, made).cut(createLayer);
      },
    });
    const { press, closeMessage } = handsOf(user);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nets');
    await sees('Bay watch');
    await press('Create layer');
    await sees('Error creating layer');
    await closeMessage();
    server.letThrough();
    await press('Create layer');
    await sees('Layer created successfully');
    await waitFor(() => expect(getPath()).toBe(`${ORGANIZATION}/layers/${made.code}`));
  });
});
