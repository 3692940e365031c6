import {
  type AreaGeometry,
  PROBES_PER_MINUTE,
  type TileSource,
  type TileSourceChange,
  type TileSourceInput,
  type TileSourceOffer,
  type tileSourcesKind,
} from '@waypost/contract';
import type { z } from 'zod';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { createTriesPerMinute } from '../../../platform/tries-per-minute.ts';
import { hasLayer, type LayerMaking, setLayerStatus } from '../../layers/index.ts';
import { toArea } from '../images/image-kind.ts';
import type { TileAsker } from './ask-tiles.ts';
import { checkZooms, clampZooms, type FoundSource, findTiles, probeAddress } from './look-up-source.ts';
import { openPlaces, sealPlaces } from './open-places.ts';
import { findSource, putSource, type TileFacts, type TileSourceRow } from './store.ts';
import { toForm } from './tile-places.ts';

type Payload = z.output<typeof tileSourcesKind.layer>;

/** Where layers get tiles of other servers from. */
export interface TileSourceService {
  /** @throws AppError with the words for what is wrong with an address. */
  probe(grant: OrganizationGrant<'layer:create'>, address: string): Promise<TileSourceOffer>;
  /** @throws AppError `layer_not_found`, `layer_without_tiles`. */
  get(grant: OrganizationGrant<'layer:read'>, code: string): Promise<TileSource>;
  /** @throws AppError as `get` and `probe`. */
  put(grant: OrganizationGrant<'layer:update'>, code: string, change: TileSourceChange): Promise<TileSource>;
  /** How a layer of this kind is made. */
  readonly making: LayerMaking<FoundSource>;
}

interface Dependencies {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly asker: TileAsker;
}

/** Whose layer is changed. */
interface Place {
  readonly organizationId: number;
  readonly memberId: number;
  readonly code: string;
}

const toWire = (
  { facts: { version: _version, is_area_drawn: _isDrawn, ...facts }, fault, fault_at }: TileSourceRow,
  isOpen: boolean,
): TileSource => ({
  ...facts,
  fault: isOpen ? fault : 'sealed',
  fault_at: fault_at?.toISOString() ?? null,
});

async function getRow({ database }: Dependencies, organizationId: number, code: string) {
  const row = await findSource(database.read, organizationId, code);
  if (row !== null) return row;
  const isLayer = await hasLayer(database.read, organizationId, code);
  throw new AppError(isLayer ? 'layer_without_tiles' : 'layer_not_found');
}

async function describe(all: Dependencies, organizationId: number, code: string): Promise<TileSource> {
  const row = await getRow(all, organizationId, code);
  return toWire(row, openPlaces(row, organizationId, all.secret) !== null);
}

/** Where somebody drew that a layer is; null: nobody did, or it is not known of one that was made before it was kept. */
const toDrawn = ({ aoi, facts: { is_area_drawn, form } }: TileSourceRow): AreaGeometry | null =>
  (is_area_drawn ?? form === 'xyz') ? aoi : null;

/**
 * Stores a source that was found, and tells its organization. Call it last in the transaction.
 * @param drawn where somebody drew that it is; null: it is where its document says.
 */
async function keep(
  tx: Tx,
  secret: Uint8Array,
  { organizationId, memberId, code }: Place,
  { places, facts, bounds, hasTile }: FoundSource,
  drawn: AreaGeometry | null,
): Promise<void> {
  const source_id = createUuidV7();
  const sealed = sealPlaces(places, organizationId, code, secret);
  const fault = hasTile ? null : 'absent';
  await putSource(tx, { source_id, organization_id: organizationId, layer_code: code, sealed, fault });
  const data: TileFacts = { ...facts, is_area_drawn: drawn !== null, version: source_id };
  const aoi = drawn ?? (bounds === null ? null : toArea(bounds));
  await setLayerStatus(tx, { organizationId, memberId, code, status: 0, facts: { data }, aoi });
}

/** What is asked of another address. A template does not say its zooms, so those of a template before it stay. */
const toInput = (
  address: string,
  { address: _before, ...change }: TileSourceChange,
  { facts: { form, min_zoom, max_zoom } }: TileSourceRow,
): TileSourceInput => ({
  ...(form === 'xyz' && toForm(address) === 'xyz' && { min_zoom, max_zoom }),
  ...change,
  address,
});

/** Keeps the address, and changes what is told of it. */
async function changeFacts(
  { database, secret }: Dependencies,
  row: TileSourceRow,
  place: Place,
  change: TileSourceChange,
): Promise<void> {
  const { facts } = row;
  const { attribution, min_zoom = facts.min_zoom, max_zoom = facts.max_zoom } = change;
  const asked = { min_zoom, max_zoom };
  checkZooms(asked);
  const matrices = openPlaces(row, place.organizationId, secret)?.matrices ?? null;
  const known = Object.keys(matrices ?? {}).map(Number);
  const zooms = matrices === null ? asked : clampZooms(asked, Math.min(...known), Math.max(...known));
  const data: TileFacts = { ...facts, attribution, ...zooms };
  await database.transaction((tx) => setLayerStatus(tx, { ...place, status: 0, facts: { data } }));
}

function toMaking({ asker, secret }: Dependencies): LayerMaking<FoundSource> {
  const tries = createTriesPerMinute(PROBES_PER_MINUTE);
  return {
    async check({ memberId }, payload) {
      const { data, aoi = null } = payload as Payload; // as parsed by the schema of this kind
      // Whoever makes layers may otherwise find out with each what answers where.
      if (!(await tries.take(String(memberId)))) throw new AppError('too_many_requests');
      return findTiles(asker, data, aoi);
    },
    async begin(tx, { organizationId, memberId }, code, payload, found) {
      const { aoi = null } = payload as Payload; // as parsed by the schema of this kind
      await keep(tx, secret, { organizationId, memberId, code }, found, aoi);
    },
  };
}

export function createTileSourceService(all: Dependencies): TileSourceService {
  const { database, asker, secret } = all;
  return {
    probe: (_grant, address) => probeAddress(asker, address),
    get: ({ organizationId }, code) => describe(all, organizationId, code),
    async put({ organizationId, memberId }, code, change) {
      const row = await getRow(all, organizationId, code);
      const place = { organizationId, memberId, code };
      const { address } = change;
      if (address === undefined) await changeFacts(all, row, place, change);
      else {
        const drawn = toDrawn(row);
        const found = await findTiles(asker, toInput(address, change, row), drawn);
        await database.transaction((tx) => keep(tx, secret, place, found, drawn));
      }
      return describe(all, organizationId, code);
    },
    making: toMaking(all),
  };
}
