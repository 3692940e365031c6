import { ENDPOINTS, IMAGE_STATUS, imageEndpoints, type Layer, type LayerImage } from '@waypost/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handsOf } from '../../../../../test/hands.ts';
import { openPage } from '../../../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../../../test/people.ts';
import { toEmpty } from '../../../../../test/to-empty.ts';
import { refreshLayers } from '../../api.ts';

const { layers } = ENDPOINTS;
const CODE = '00000000-0000-4000-8000-000000000101';

const layerOf = (status: number): Layer => {
  const layer = toEmpty(layers.getLayer.response) as Layer; // of that schema
  const properties = {
    ...layer.properties,
    ...{ organization_id: 7, name: 'Mangroves', type: 101, code: CODE },
  };
  return { ...layer, properties, code: CODE, status };
};
const broken: LayerImage = {
  ...(toEmpty(imageEndpoints.getLayerImage.response) as LayerImage), // of that schema
  ...{ layer_code: CODE, file_name: 'photo.tif', byte_size: 3_000, received: 3_000 },
  ...{ status: IMAGE_STATUS.failed, fault: 'unreadable' as const },
};

test('a coordinate system that is being entered stays when the list of layers says later that the picture failed', async () => {
  const { server, user } = openPage(`${ORGANIZATION}/layers/${CODE}`, {
    prepare: (fake) =>
      fake
        .answer(layers.listLayers, [layerOf(IMAGE_STATUS.preparing)])
        .answer(imageEndpoints.getLayerImage, broken)
        .answer(imageEndpoints.retryImage, broken),
  });
  await handsOf(user).fill(await screen.findByLabelText('Coordinate system'), '32612');
  server.answer(layers.listLayers, [layerOf(IMAGE_STATUS.failed)]);
  await refreshLayers(7);
  await waitFor(() => expect(server.sentTo(imageEndpoints.getLayerImage).length).toBeGreaterThan(1));
  await handsOf(user).press('Try again');
  await waitFor(() =>
    expect(server.sentTo(imageEndpoints.retryImage).at(-1)?.body).toEqual({ epsg: 32_612 }),
  );
});

test.each([
  [14, 1],
  [null, 0],
])(
  'a picture that is prepared says whether it is on the map from near: from zoom %s on, %i times',
  async (near_zoom, times) => {
    const layer = layerOf(IMAGE_STATUS.preparing);
    const properties = { ...layer.properties, layer: { near_zoom } };
    openPage(`${ORGANIZATION}/layers/${CODE}`, {
      prepare: (fake) =>
        fake
          .answer(layers.listLayers, [{ ...layer, properties }])
          .answer(imageEndpoints.getLayerImage, { ...broken, status: IMAGE_STATUS.preparing, fault: null }),
    });
    await screen.findByText('Smaller sizes are made', { exact: false });
    expect(screen.queryAllByText('From near, it is on the map already.', { exact: false })).toHaveLength(
      times,
    );
  },
);
