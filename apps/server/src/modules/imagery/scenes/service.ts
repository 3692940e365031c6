import {
  API_BASE,
  type AreaGeometry,
  type Scene,
  type SceneFilter,
  type SceneList,
  type SceneOffers,
  type SceneSearch,
  type SceneType,
} from '@waypost/contract';
import { windRings } from '@waypost/geo';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { requireOrganization } from '../../../access/require-access.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { type Imagery, ImageryRefusedError, type ProviderScene } from '../../../providers/imagery/imagery.ts';
import { listInvalidities, toStored } from '../../features/index.ts';
import type { Asker, ImageryAccounts, ImageryName } from '../accounts.ts';
import type { TileCache } from '../mosaics/tile-cache.ts';
import { listCoverages } from './store.ts';
import { readThumbnailToken, signThumbnail } from './thumbnail-token.ts';

/** Scenes. Every method throws AppError `imagery_access_required`, `imagery_key_refused` and ProviderDownError. */
export interface SceneService {
  listTypes(grant: OrganizationGrant<'layer:create'>): Promise<SceneOffers>;
  /** @throws AppError `search_refused`, `geometry_invalid`. */
  search(grant: OrganizationGrant<'layer:create'>, search: SceneSearch): Promise<SceneList>;
  /** @throws AppError `scene_not_found`. */
  get(grant: OrganizationGrant<'layer:read'>, type: SceneType, id: string): Promise<Scene>;
  /** @throws AppError `token_invalid`, `scene_not_found`. */
  getThumbnail(organizationId: number, type: SceneType, id: string, token: string): Promise<BinaryResult>;
}

export interface SceneOptions {
  readonly database: Database;
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly secret: Uint8Array;
  readonly tiles: TileCache;
}

const HEADERS = { 'cache-control': 'private, max-age=300', 'referrer-policy': 'no-referrer' } as const;

/** What has to be switched on for a member to use scenes of these satellites. */
export function toNeeded(types: readonly SceneType[]): ImageryName[] {
  const names = types.map((type) => (type.startsWith('SkySat') ? 'skysat' : 'planetscope') as ImageryName);
  return [...new Set(names)];
}

/** The area that all scenes of a filter have to touch; null if it has none. */
function findArea(filter: SceneFilter): AreaGeometry | null {
  if (filter.type === 'GeometryFilter') return toStored(filter.config);
  if (filter.type !== 'AndFilter') return null;
  return filter.config.map(findArea).find((area) => area !== null) ?? null;
}

export function createSceneService(options: SceneOptions): SceneService {
  const { database, imagery, accounts, secret, tiles } = options;
  const open = async (who: Asker, types: readonly SceneType[]) => {
    const account = await accounts.get(who, toNeeded(types));
    if (imagery === null) throw new AppError('imagery_access_required');
    return { from: imagery, account };
  };
  const toWire = (
    { organizationId, memberId }: Asker,
    scene: ProviderScene,
    coverage: number | null,
  ): Scene => {
    const { item_type } = scene.properties;
    const scope = { organizationId, memberId, itemType: item_type, itemId: scene.id };
    const path = `${API_BASE}/tulum/search/thumb/${organizationId}/${item_type}/${scene.id}`;
    const thumbnail = `${path}?token=${signThumbnail(secret, scope, Date.now())}`;
    return { ...scene, geometry: windRings(scene.geometry), coverage, thumbnail };
  };
  /** What the provider does not give is not there. */
  const orNone = <T>(asked: Promise<T | null>): Promise<T | null> =>
    asked.catch((error: unknown) => {
      if (error instanceof ImageryRefusedError) return null;
      throw error;
    });
  return {
    async listTypes(grant) {
      const { from, account } = await open(grant, []);
      const types = await from.listSceneTypes(account);
      const { allowed } = (await accounts.find(grant)) ?? {};
      return {
        types: types.filter(({ name }) => toNeeded([name]).every((one) => allowed?.has(one) === true)),
      };
    },
    async search(grant, { filter, item_types, page_size }) {
      const { from, account } = await open(grant, item_types);
      const area = findArea(filter);
      const [reason = null] = area === null ? [] : await listInvalidities(database.read, [area]);
      if (reason !== null) throw new AppError('geometry_invalid', { detail: reason });
      const found = await from
        .searchScenes(account, { filter, types: item_types, size: page_size })
        .catch((error: unknown) => {
          if (!(error instanceof ImageryRefusedError)) throw error;
          throw new AppError('search_refused', { detail: error.words, cause: error });
        });
      const outlines = found.map(({ geometry }) => geometry);
      const shares = area === null ? [] : await listCoverages(database.read, area, outlines);
      const features = found.map((scene, index) => toWire(grant, scene, shares[index] ?? null));
      return { type: 'FeatureCollection', features };
    },
    async get(grant, type, id) {
      const { from, account } = await open(grant, [type]);
      const scene = await orNone(from.getScene(account, type, id));
      if (scene === null) throw new AppError('scene_not_found');
      return toWire(grant, scene, null);
    },
    async getThumbnail(organizationId, itemType, itemId, token) {
      const memberId = readThumbnailToken(secret, token, { organizationId, itemType, itemId }, Date.now());
      if (memberId === null) throw new AppError('token_invalid');
      await requireOrganization(database.read, { memberId }, organizationId, 'layer:read');
      const { from, account } = await open({ organizationId, memberId }, [itemType]);
      const name = `${account.id} thumbnail ${itemType} ${itemId}`;
      const kept = await tiles.find(name);
      const picture = kept ?? (await orNone(from.getThumbnail(account, itemType, itemId)));
      if (picture === null) throw new AppError('scene_not_found');
      if (kept === null) await tiles.keep(name, picture);
      return { body: picture, headers: HEADERS };
    },
  };
}
