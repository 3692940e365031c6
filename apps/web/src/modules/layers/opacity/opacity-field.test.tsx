import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ENDPOINTS, type Layer, layerFeatureEndpoints, type OrganizationRole } from '@waypost/contract';
import { expect, test } from 'vitest';
import { handsOf, sees } from '../../../../test/hands.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { bahia, ORGANIZATION } from '../../../../test/people.ts';
import { sceneLayers } from '../../../map/scene/scene-layers.ts';
import { refreshLayers } from '../api.ts';
import { makeLayer, toCode } from '../layer.fixture.ts';

const { layers, organizations } = ENDPOINTS;

const layerOf = (opacity: number, own: number | null): Layer => {
  const layer = makeLayer(1, { opacity, choice: { top: null, bottom: null, opacity: own } });
  return { ...layer, properties: { ...layer.properties, organization_id: 7 } };
};

/** Opens the page of a layer, which the server keeps as it is told. */
function openLayer(first: Layer, role: OrganizationRole = 'org_admin') {
  let layer = first;
  const page = openPage(`${ORGANIZATION}/layers/${toCode(1)}`, {
    prepare: (server) =>
      server
        .answer(layerFeatureEndpoints.getLayerTileState, { version: '1', count: 2, bbox: null })
        .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
        .answerEmpty(layerFeatureEndpoints.listLayerFeatures)
        .answer(organizations.listOrganizations, [bahia(role)])
        .answer(layers.listLayers, () => [layer])
        .answer(layers.updateLayer, ({ body }) => {
          layer = { ...layer, ...(body as Partial<Layer>) };
          return layer;
        })
        .answer(layers.chooseOpacity, ({ body }) => {
          layer = { ...layer, choice: { ...layer.choice, ...(body as Partial<Layer['choice']>) } };
          return undefined;
        }),
  });
  const sent = () => ({
    everybody: page.server.sentTo(layers.updateLayer).map(({ body }) => body),
    own: page.server.sentTo(layers.chooseOpacity).map(({ body }) => body),
  });
  const colleague = (opacity: number) => {
    layer = { ...layer, opacity };
    return refreshLayers(7);
  };
  /** As the event of one's own choice does. */
  const chooseElsewhere = (own: number) => {
    layer = { ...layer, choice: { ...layer.choice, opacity: own } };
    return refreshLayers(7);
  };
  return { ...page, sent, colleague, chooseElsewhere };
}

const slider = () => screen.findByRole('slider', { name: 'Opacity' });
const percent = async () => ((await slider()) as HTMLInputElement).value;
const onMap = () => sceneLayers.get().bottom.map(({ opacity }) => opacity);
const drag = async (value: number) => fireEvent.change(await slider(), { target: { value: String(value) } });
type Scope = 'For everybody' | 'Only for me';
const scope = (name: Scope) => screen.findByRole('radio', { name });
const isFor = async (name: Scope) => ((await scope(name)) as HTMLInputElement).checked;

test('who may change the layer does so for everybody, until they choose otherwise', async () => {
  const { user, sent } = openLayer(layerOf(0.8, null));
  expect(await isFor('For everybody')).toBe(true);
  await drag(50);
  await waitFor(() => expect(sent()).toEqual({ everybody: [{ opacity: 0.5 }], own: [] }));

  await user.click(await scope('Only for me'));
  expect(await isFor('Only for me')).toBe(true);
  expect(await percent()).toBe('50');
  await drag(20);
  await waitFor(() => expect(sent().own).toEqual([{ opacity: 0.5 }, { opacity: 0.2 }]));
  expect(sent().everybody).toHaveLength(1);
});

test('one’s own opacity stays when a colleague changes that of the layer, and gives way to it when one goes back', async () => {
  const { user, sent, colleague } = openLayer(layerOf(0.8, 0.3));
  expect(await isFor('Only for me')).toBe(true);
  expect(await percent()).toBe('30');
  await waitFor(() => expect(onMap()).toEqual([0.3]));
  await colleague(0.6);
  expect(await percent()).toBe('30');

  await user.click(await scope('For everybody'));
  await waitFor(() => expect(sent()).toEqual({ everybody: [], own: [{ opacity: null }] }));
  expect(await percent()).toBe('60');
  expect(onMap()).toEqual([0.6]);
  await colleague(0.9);
  await waitFor(async () => expect(await percent()).toBe('90'));
});

test('what was dragged just before the switch is saved for whom it was dragged, and in that order', async () => {
  const { user, sent } = openLayer(layerOf(0.8, null));
  await drag(70);
  await user.click(await scope('Only for me'));
  await drag(10);
  await user.click(await scope('For everybody'));
  await waitFor(() =>
    expect(sent()).toEqual({
      everybody: [{ opacity: 0.7 }],
      own: [{ opacity: 0.7 }, { opacity: 0.1 }, { opacity: null }],
    }),
  );
  expect(await percent()).toBe('70');
});

test('who may only read the layer fades it for themselves, and may go back', async () => {
  const { user, sent } = openLayer(layerOf(0.8, null), 'org_viewer');
  await sees('Only for me');
  expect(screen.queryAllByRole('radio', { name: 'For everybody' })).toEqual([]);
  expect(screen.queryByRole('button', { name: 'As for everybody' })).toBeNull();
  await drag(40);
  await waitFor(() => expect(sent()).toEqual({ everybody: [], own: [{ opacity: 0.4 }] }));

  await handsOf(user).press('As for everybody');
  await waitFor(() => expect(sent()).toEqual({ everybody: [], own: [{ opacity: 0.4 }, { opacity: null }] }));
  expect(await percent()).toBe('80');
});

test('a choice that is refused is put back, with the reason', async () => {
  const { user, server } = openLayer(layerOf(0.8, 0.3));
  server.refuse(layers.chooseOpacity, 'internal');
  await user.click(await scope('For everybody'));
  await sees('Failed to update layer opacity');
  await waitFor(async () => expect(await isFor('Only for me')).toBe(true));
  expect(await percent()).toBe('30');
  await handsOf(user).closeMessage();
});

test('is chosen by slider and by number, and a refused one is put back', async () => {
  const { user, sent, server } = openLayer(layerOf(0.8, null));
  const { closeMessage } = handsOf(user);
  const number = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Opacity in percent' });
  await drag(72);
  expect(number.value).toBe('72');
  await waitFor(() => expect(sent().everybody).toEqual([{ opacity: 0.72 }]));
  fireEvent.change(number, { target: { value: '100' } });
  expect(await percent()).toBe('100');
  await waitFor(() => expect(sent().everybody).toEqual([{ opacity: 0.72 }, { opacity: 1 }]));
  server.cut(layers.updateLayer);
  await drag(10);
  await sees('Failed to update layer opacity');
  await waitFor(async () => expect(await percent()).toBe('100'));
  await closeMessage();
});

test('what is chosen on another page of the same person is followed', async () => {
  const { chooseElsewhere } = openLayer(layerOf(0.8, 0.3), 'org_viewer');
  expect(await percent()).toBe('30');
  await chooseElsewhere(0.5);
  await waitFor(async () => expect(await percent()).toBe('50'));
});
