import type { Readable } from 'node:stream';
import type {
  Mosaic,
  MosaicCadence,
  Scene,
  SceneFilter,
  SceneOffer,
  SceneType,
  VariableGroup,
} from '@waypost/contract';

/** An account with a provider of satellite imagery. */
export interface ImageryAccount {
  readonly provider: 'planet' | 'stac';
  /** Empty for open data. */
  readonly key: string;
  /** Names the account without giving it away: equal for equal keys. */
  readonly id: string;
}

/** A mosaic with where its tiles are. */
export interface ProviderMosaic extends Mosaic {
  readonly cadence: MosaicCadence;
  /** With `{z}`, `{x}`, `{y}`, without the key. */
  readonly tileTemplate: string;
}

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A scene, without what depends on who looks at it. */
export type ProviderScene = Pick<Scene, 'type' | 'id' | 'geometry' | 'properties'>;

export interface SceneQuestion {
  readonly filter: SceneFilter;
  readonly types: readonly SceneType[];
  /** Scenes at most. */
  readonly size: number;
}

export interface NewOrder {
  /** Names it once and for all: an order of this name is not placed twice. */
  readonly name: string;
  readonly type: SceneType;
  readonly itemIds: readonly string[];
  readonly bundle: string;
  /** What the scenes are cut to. */
  readonly area: Scene['geometry'];
}

/** An order that the provider has. */
export interface PlacedOrder extends NewOrder {
  readonly id: string;
}

/** The wait for a delivery. */
export interface DeliveryWait {
  readonly signal: AbortSignal;
  /** To be called with each sign of life before the first byte of the delivery. */
  live(): void;
}

export interface ProviderOrder {
  readonly id: string;
  readonly state: 'queued' | 'running' | 'success' | 'failed' | 'cancelled';
  /** What the provider says of it; null for nothing. */
  readonly message: string | null;
}

/** The picture that was delivered. */
export interface Delivery {
  readonly stream: Readable;
  /** Its SHA-256 in hex, as the provider declares it; null if it does not. */
  readonly sha256: string | null;
  readonly byteSize: number | null;
}

/** A planetary variable that is asked for. */
export interface NewSubscription {
  /** Names it once and for all: one of this name is not made twice. */
  readonly name: string;
  readonly type: VariableGroup;
  /** The variable in its group, with its version. */
  readonly sourceId: string;
  readonly area: Scene['geometry'];
  /** Days, both included, as `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly state: 'running' | 'completed' | 'failed' | 'cancelled';
  /** What the provider says of it; null for nothing. */
  readonly message: string | null;
}

/** What was measured at a time: the mean over the area. */
export interface Measurement {
  readonly id: string;
  readonly at: Date;
  readonly value: number;
  /** By which what was measured at each place is delivered; null: it is not. */
  readonly rasterName: string | null;
}

/** The provider does not accept what it was asked for; `words` is its reason. */
export class ImageryRefusedError extends Error {
  readonly status: number;
  readonly words: string;

  constructor(status: number, words: string) {
    super(`The provider of imagery answered ${status}: ${words}`);
    this.status = status;
    this.words = words;
  }
}

/**
 * Satellite imagery of third parties: of the one that an account is with. Every method throws AppError `imagery_key_refused` for a key that the provider does
 * not accept, `imagery_access_required` for one without the right to what is asked or whose provider has none of it, and
 * ProviderDownError.
 */
export interface Imagery {
  /** Resolves if the provider accepts the key. */
  checkKey(account: ImageryAccount): Promise<void>;
  /** Every mosaic by month or quarter that the account may see, oldest first. */
  listMosaics(account: ImageryAccount): Promise<ProviderMosaic[]>;
  /** A PNG; null where the mosaic has no picture. */
  getMosaicTile(account: ImageryAccount, mosaic: ProviderMosaic, tile: TileAddress): Promise<Buffer | null>;
  /** Whether there are scenes of this satellite; asks nobody. */
  hasSceneType(account: ImageryAccount, type: SceneType): boolean;
  /** The satellites whose scenes there are, the default first. */
  listSceneTypes(account: ImageryAccount): Promise<SceneOffer[]>;
  /** Scenes, newest first. @throws ImageryRefusedError. */
  searchScenes(account: ImageryAccount, question: SceneQuestion): Promise<ProviderScene[]>;
  /** Null for an unknown one. */
  getScene(account: ImageryAccount, type: SceneType, id: string): Promise<ProviderScene | null>;
  /** A small PNG; null if there is none. */
  getThumbnail(account: ImageryAccount, type: SceneType, id: string): Promise<Buffer | null>;
  /** @throws ImageryRefusedError. */
  placeOrder(account: ImageryAccount, order: NewOrder): Promise<ProviderOrder>;
  /** The order of a name; null if none was placed. */
  findOrder(account: ImageryAccount, name: string): Promise<ProviderOrder | null>;
  /** Null for an unknown one. */
  getOrder(account: ImageryAccount, id: string): Promise<ProviderOrder | null>;
  /** @throws ImageryRefusedError if it has begun, or if the account does not know it (404). */
  cancelOrder(account: ImageryAccount, id: string): Promise<void>;
  /**
   * What an order delivered, from an address that works now; null if there is no picture.
   * @throws ImageryRefusedError; RasterError for pictures that cannot be read.
   */
  openDelivery(account: ImageryAccount, order: PlacedOrder, wait: DeliveryWait): Promise<Delivery | null>;
  /** @throws ImageryRefusedError. */
  subscribe(account: ImageryAccount, subscription: NewSubscription): Promise<ProviderSubscription>;
  /** The subscription of a name; null if none was made. */
  findSubscription(account: ImageryAccount, name: string): Promise<ProviderSubscription | null>;
  /** Null for an unknown one. */
  getSubscription(account: ImageryAccount, id: string): Promise<ProviderSubscription | null>;
  /** @throws ImageryRefusedError if it has ended, or if the account does not know it (404). */
  cancelSubscription(account: ImageryAccount, id: string): Promise<void>;
  /** What a subscription measured, oldest first. */
  listMeasurements(account: ImageryAccount, id: string): Promise<Measurement[]>;
  /** A raster of a subscription; null if it is not delivered (yet). */
  openMeasured(
    account: ImageryAccount,
    id: string,
    rasterName: string,
    signal: AbortSignal,
  ): Promise<Delivery | null>;
}
