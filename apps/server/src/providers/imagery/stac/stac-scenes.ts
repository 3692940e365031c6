import { SCENE_FIELDS, type SceneField, type SceneType } from '@waypost/contract';
import { openPicture } from '../../../platform/pictures/open-picture.ts';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import { createRecentCache } from '../../../platform/recent-cache.ts';
import { ImageryRefusedError, type ProviderScene } from '../imagery.ts';
import type { OpenImagery } from '../imagery-of-accounts.ts';
import type { StacCaller, StacRequest } from './stac-caller.ts';
import {
  findThumbnail,
  parsePage,
  parseStac,
  type StacItem,
  stacItem,
  toItems,
  toScene,
} from './stac-item.ts';
import { STAC_FIELDS, toStacSearch } from './to-stac-search.ts';

const MAX_PAGES = 10;
const PAGE_SIZE = 100;
const FIELDS_KEPT = 20;
const FIELDS_KEPT_MS = 3_600_000;
const THUMBNAIL_PIXELS = 256;
const MAX_THUMBNAIL_BYTES = 8 * 1024 * 1024;
const MAX_THUMBNAIL_PIXELS = 4_000_000;

/** Why nothing of a collection is searched or ordered. */
export const toUnknownWords = (collection: string) => `There are no scenes of ${collection} here.`;

/** A link of an answer, from the address of that answer on; as it is if it is no address, which is then refused. */
const toAddress = (href: string, from: string) => URL.parse(href, from)?.href ?? href;

/** The one item of a collection, with whole addresses of its assets; null for an unknown one. */
export async function getItem(call: StacCaller, collection: string, id: string): Promise<StacItem | null> {
  const answer = await call({
    to: `collections/${encodeURIComponent(collection)}/items/${encodeURIComponent(id)}`,
  });
  if (answer === null) return null;
  const item = parseStac(stacItem, answer);
  const assets = Object.entries(item.assets).map(
    ([name, asset]) => [name, { ...asset, href: toAddress(asset.href, answer.address) }] as const,
  );
  return { ...item, assets: Object.fromEntries(assets) };
}

interface Page {
  readonly features: readonly unknown[];
  readonly next: StacRequest | null;
}

async function getPage(
  call: StacCaller,
  request: StacRequest,
  asked: object,
  isFirst: boolean,
): Promise<Page> {
  const answer = await call(request);
  const { features, links } = parsePage(answer, isFirst);
  const next = links?.find(({ rel }) => rel === 'next');
  if (next === undefined || features.length === 0) return { features, next: null };
  const to = toAddress(next.href, answer?.address ?? '');
  if (next.method?.toUpperCase() !== 'POST') return { features, next: { to } };
  const json = next.merge === true ? { ...asked, ...next.body } : (next.body ?? asked);
  return { features, next: { to, json } };
}

async function search(call: StacCaller, asked: object, size: number): Promise<ProviderScene[]> {
  const found: ProviderScene[] = [];
  let request: StacRequest | null = { to: 'search', json: asked };
  for (let pages = 0; request !== null && found.length < size && pages < MAX_PAGES; pages += 1) {
    const page: Page = await getPage(call, request, asked, pages === 0);
    found.push(...toItems(page.features).flatMap((item) => toScene(item) ?? []));
    request = page.next;
  }
  return found.toSorted((a, b) => b.properties.acquired.localeCompare(a.properties.acquired)).slice(0, size);
}

async function toThumbnail(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = await openPicture(bytes, MAX_THUMBNAIL_PIXELS);
    return await picture.resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside' }).png().toBuffer();
  } catch (cause) {
    throw new ProviderDownError('imagery', 'imagery_unavailable', cause);
  }
}

/** Nobody asked for anything that a refusal could be about. @throws ProviderDownError for it; else the error. */
function toDown(error: unknown): never {
  if (!(error instanceof ImageryRefusedError)) throw error;
  throw new ProviderDownError('imagery', 'imagery_unavailable', error);
}

/** The scenes of some collections of a STAC API (https://api.stacspec.org/v1.0.0/item-search/). */
export function createStacScenes(
  call: StacCaller,
  collections: readonly string[],
): Pick<OpenImagery, 'hasSceneType' | 'listSceneTypes' | 'searchScenes' | 'getScene' | 'getThumbnail'> {
  const known = createRecentCache<readonly SceneField[]>(FIELDS_KEPT, FIELDS_KEPT_MS);
  /** What the items of a collection say of themselves, by the example of one. */
  const listFields = (collection: string) =>
    known.get(collection, async () => {
      const json = { collections: [collection], limit: 1 };
      const [item] = toItems(parsePage(await call({ to: 'search', json })).features);
      return SCENE_FIELDS.filter((field) => item?.properties[STAC_FIELDS[field].name] != null);
    });
  const isKnown = (type: SceneType) => collections.includes(type);
  return {
    hasSceneType: (_account, type) => isKnown(type),
    listSceneTypes: () =>
      Promise.all(
        collections.map(async (name) => ({
          name,
          fields: [...(await listFields(name).catch(toDown))],
          bundles: ['visual'],
        })),
      ),
    async searchScenes(_account, { filter, types, size }) {
      const unknown = types.find((type) => !isKnown(type));
      if (unknown !== undefined) throw new ImageryRefusedError(400, toUnknownWords(unknown));
      const fields = await Promise.all(types.map(listFields));
      const common = SCENE_FIELDS.filter((field) => fields.every((list) => list.includes(field)));
      const asked = {
        collections: types,
        ...toStacSearch(filter, common),
        limit: Math.min(size, PAGE_SIZE),
        sortby: [{ field: 'properties.datetime', direction: 'desc' }],
      };
      return search(call, asked, size);
    },
    async getScene(_account, type, id) {
      const item = isKnown(type) ? await getItem(call, type, id) : null;
      return item === null ? null : toScene(item);
    },
    async getThumbnail(_account, type, id) {
      const item = isKnown(type) ? await getItem(call, type, id) : null;
      const small = item === null ? null : findThumbnail(item);
      if (small === null) return null;
      const answer = await call({ to: small.href, maxBytes: MAX_THUMBNAIL_BYTES });
      return answer === null ? null : toThumbnail(answer.body);
    },
  };
}
