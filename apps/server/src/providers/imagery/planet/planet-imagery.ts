import { z } from 'zod';
import type { Imagery, ImageryAccount, ProviderMosaic } from '../imagery.ts';
import { parsePlanet } from './parse-planet.ts';
import {
  createPlanetCaller,
  PLANET_TIMEOUT_MS,
  type PlanetCaller,
  type PlanetOptions,
} from './planet-caller.ts';
import { createPlanetOrders } from './planet-orders.ts';
import { createPlanetScenes } from './planet-scenes.ts';
import { createPlanetSubscriptions } from './planet-subscriptions.ts';

const MOSAICS = '/basemaps/v1/mosaics';
const PAGE_SIZE = 250;
const MAX_PAGES = 20;
/** A tile is some tens of kilobytes. */
const MAX_TILE_BYTES = 2 * 1024 * 1024;
/** Web Mercator ends here. */
const MAX_LATITUDE = 85.06;

const instant = z.string().transform((text, context) => {
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  context.addIssue({ code: 'custom', message: 'is not a time' });
  return z.NEVER;
});
const listed = z.object({
  name: z.string().min(1).max(200),
  interval: z.string().nullish(),
  first_acquired: instant,
  last_acquired: instant,
  bbox: z.array(z.number()).length(4).nullish(),
  level: z.number().int().min(0).max(30).nullish(),
  product_type: z.string().nullish(),
  _links: z.object({ tiles: z.string().optional() }),
});
const page = z.object({
  mosaics: z.array(listed),
  _links: z.object({ _next: z.string().nullish() }),
});

const CADENCES: Readonly<Record<string, ProviderMosaic['cadence']>> = {
  '1 mon': 'monthly',
  '3 mons': 'quarterly',
};
/** Names that can be part of a path. */
const NAME = /^[\w-]+$/;
const DEEPEST = 18;

/** A mosaic by month or quarter; null for any other. */
function toMosaic(one: z.output<typeof listed>): ProviderMosaic | null {
  const cadence = CADENCES[one.interval ?? ''];
  const { tiles } = one._links;
  const isBasemap = one.product_type == null || one.product_type === 'basemap';
  if (cadence === undefined || tiles === undefined || !isBasemap || !NAME.test(one.name)) return null;
  const template = tiles.replace(/([?&])api_key=[^&]*&?/, '$1').replace(/[?&]$/, '');
  return {
    name: one.name,
    first_acquired: one.first_acquired,
    last_acquired: one.last_acquired,
    bbox: toBbox(one.bbox ?? null),
    max_zoom: Math.min(one.level ?? DEEPEST, DEEPEST),
    cadence,
    tileTemplate: template,
  };
}

function toBbox(box: readonly number[] | null): ProviderMosaic['bbox'] {
  const [west = 0, south = 0, east = 0, north = 0] = box ?? [];
  const isBox = west >= -180 && east <= 180 && west < east && south < north && Math.abs(south) <= 90;
  if (box === null || !isBox) return null;
  return [west, Math.max(south, -MAX_LATITUDE), east, Math.min(north, MAX_LATITUDE)];
}

async function listMosaics(
  call: PlanetCaller,
  account: ImageryAccount,
  timeoutMs: number,
): Promise<ProviderMosaic[]> {
  // A person waits for all pages together.
  const signal = AbortSignal.timeout(timeoutMs);
  const found: ProviderMosaic[] = [];
  let to: string | null = `${MOSAICS}?_page_size=${PAGE_SIZE}`;
  for (let pages = 0; to !== null && pages < MAX_PAGES; pages += 1) {
    const { mosaics, _links }: z.output<typeof page> = parsePlanet(page, await call(account, { to, signal }));
    found.push(...mosaics.map(toMosaic).filter((one) => one !== null));
    to = _links._next ?? null;
  }
  return found.toSorted((a, b) => a.first_acquired.localeCompare(b.first_acquired));
}

/** Satellite imagery of Planet (https://docs.planet.com/develop/apis/): Basemaps, Data, Orders and Subscriptions. */
export function createPlanetImagery(options: PlanetOptions): Imagery {
  const call = createPlanetCaller(options);
  return {
    ...createPlanetScenes(call, options.url),
    ...createPlanetOrders(call, options),
    ...createPlanetSubscriptions(call, options.bucket ?? null),
    async checkKey(account) {
      parsePlanet(page, await call(account, { to: `${MOSAICS}?_page_size=1` }));
    },
    listMosaics: (account) => listMosaics(call, account, options.timeoutMs ?? PLANET_TIMEOUT_MS),
    async getMosaicTile(account, { tileTemplate }, { z, x, y }) {
      const values: Readonly<Record<string, number>> = { z, x, y, '0-3': (x + y) % 4 };
      const to = tileTemplate.replace(/\{(z|x|y|0-3)\}/g, (_all, name: string) => String(values[name]));
      const asked = { to, asParameter: true, isPicture: true, maxBytes: MAX_TILE_BYTES } as const;
      const picture = await call(account, asked);
      return picture === null || picture.length === 0 ? null : picture;
    },
  };
}
