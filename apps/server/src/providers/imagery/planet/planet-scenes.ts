import { areaGeometry, PLANET_SCENE_TYPES, PRODUCT_BUNDLES, SCENE_FIELDS } from '@waypost/contract';
import { z } from 'zod';
import { type Imagery, ImageryRefusedError, type ProviderScene } from '../imagery.ts';
import { parsePlanet } from './parse-planet.ts';
import type { PlanetCaller } from './planet-caller.ts';

const MAX_THUMBNAIL_BYTES = 2 * 1024 * 1024;
const THUMBNAIL_PIXELS = 256;
/** Planet serves pictures from a host of their own. */
const API_HOST = 'https://api.planet.com';
const PICTURE_HOST = 'https://tiles.planet.com';

const instant = z.string().transform((text, context) => {
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  context.addIssue({ code: 'custom', message: 'is not a time' });
  return z.NEVER;
});
const item = z.object({
  id: z.string().min(1).max(120),
  geometry: areaGeometry,
  properties: z.object({
    item_type: z.enum(PLANET_SCENE_TYPES),
    acquired: instant,
    published: instant.nullish(),
    cloud_cover: z.number().min(0).max(1).nullish(),
    clear_confidence_percent: z.number().nullish(),
    pixel_resolution: z.number().nullish(),
    gsd: z.number().nullish(),
  }),
});
const found = z.object({ features: z.array(item) });

function toScene({ id, geometry, properties }: z.output<typeof item>): ProviderScene {
  const { item_type, acquired, published, cloud_cover, clear_confidence_percent } = properties;
  return {
    type: 'Feature',
    id,
    geometry,
    properties: {
      item_type,
      acquired,
      published: published ?? null,
      cloud_cover: cloud_cover ?? null,
      clear_confidence_percent: clear_confidence_percent ?? null,
      pixel_resolution: properties.pixel_resolution ?? properties.gsd ?? null,
    },
  };
}

const toPath = (type: string, id: string) => `/data/v1/item-types/${type}/items/${encodeURIComponent(id)}`;

const isKnown = (type: string): boolean => PLANET_SCENE_TYPES.some((one) => one === type);

/** The scenes of Planet’s Data API. */
export function createPlanetScenes(
  call: PlanetCaller,
  url: string,
): Pick<Imagery, 'hasSceneType' | 'listSceneTypes' | 'searchScenes' | 'getScene' | 'getThumbnail'> {
  const pictures = url === API_HOST ? PICTURE_HOST : url;
  return {
    hasSceneType: (_account, type) => isKnown(type),
    listSceneTypes: async () =>
      PLANET_SCENE_TYPES.map((name) => ({ name, fields: [...SCENE_FIELDS], bundles: [...PRODUCT_BUNDLES] })),
    async searchScenes(account, { filter, types, size }) {
      const unknown = types.find((type) => !isKnown(type));
      if (unknown !== undefined) throw new ImageryRefusedError(400, `Planet has no satellite ${unknown}.`);
      const body = await call(account, {
        to: `/data/v1/quick-search?_sort=acquired%20desc&_page_size=${size}`,
        method: 'POST',
        json: { item_types: types, filter },
      });
      return parsePlanet(found, body).features.slice(0, size).map(toScene);
    },
    async getScene(account, type, id) {
      if (!isKnown(type)) return null;
      const body = await call(account, { to: toPath(type, id) });
      return body === null ? null : toScene(parsePlanet(item, body));
    },
    async getThumbnail(account, type, id) {
      if (!isKnown(type)) return null;
      const to = `${pictures}${toPath(type, id)}/thumb?width=${THUMBNAIL_PIXELS}`;
      const picture = await call(account, { to, isPicture: true, maxBytes: MAX_THUMBNAIL_BYTES });
      return picture === null || picture.length === 0 ? null : picture;
    },
  };
}
