import type { Mosaic, MosaicCadence } from '@waypost/contract';

/** An account with a provider of satellite imagery. */
export interface ImageryAccount {
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

/**
 * Satellite imagery of a third party. Every method throws AppError `imagery_key_refused` for a key that the provider does
 * not accept, `imagery_access_required` for one without the right to what is asked, and ProviderDownError.
 */
export interface Imagery {
  readonly name: 'planet';
  /** Resolves if the provider accepts the key. */
  checkKey(account: ImageryAccount): Promise<void>;
  /** Every mosaic by month or quarter that the account may see, oldest first. */
  listMosaics(account: ImageryAccount): Promise<ProviderMosaic[]>;
  /** A PNG; null where the mosaic has no picture. */
  getMosaicTile(account: ImageryAccount, mosaic: ProviderMosaic, tile: TileAddress): Promise<Buffer | null>;
}
