import {
  createImageKind,
  createImageLooks,
  createImageryAccounts,
  createImageryCostService,
  createImageryService,
  createImageService,
  createMosaicService,
  createOrders,
  createOverviewsKind,
  createPicturePurge,
  createPictureTiles,
  createSceneService,
  createSourceTiles,
  createTileAsker,
  createTileCache,
  createTileSourceService,
  createVariables,
  TileCutter,
} from './modules/imagery/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { createFetchOutside } from './platform/http/fetch-outside.ts';
import type { Logger } from './platform/observability/logger.ts';
import type { ProviderFaults } from './platform/observability/provider-faults.ts';
import type { PictureDrawer } from './platform/pictures/picture-drawer.ts';
import type { Storage } from './platform/storage/storage.ts';
import { createImageryOfAccounts } from './providers/imagery/imagery-of-accounts.ts';
import { createPlanetImagery } from './providers/imagery/planet/planet-imagery.ts';
import { createStacImagery } from './providers/imagery/stac/stac-imagery.ts';

/** What imagery is made of. */
interface ImageryFoundations {
  readonly config: Pick<Config, 'imagery' | 'tileCache' | 'tileInnerHosts'>;
  readonly database: Database;
  readonly secrets: { readonly providerKeySecret: Uint8Array };
  readonly storage: Storage;
  readonly pictures: PictureDrawer;
  readonly log: Logger;
  readonly providerFaults: ProviderFaults;
}

/** Services of satellite imagery, with their kinds of jobs and how layers of theirs are made. */
export function createImageryServices({
  config,
  database,
  secrets,
  storage,
  pictures,
  log,
  providerFaults,
}: ImageryFoundations) {
  const { imagery: settings } = config;
  const stac = settings?.stac ?? null;
  const imagery =
    settings === null
      ? null
      : createImageryOfAccounts(
          createPlanetImagery({ url: settings.planetUrl, bucket: settings.planetBucket }),
          stac === null ? null : createStacImagery(stac),
        );
  const secret = secrets.providerKeySecret;
  const sharedKey = settings?.planetKey ?? null;
  const accounts = createImageryAccounts({
    database,
    secret,
    sharedKey,
    openAccount: stac === null ? null : { provider: 'stac', key: '', id: `stac ${stac.url}` },
  });
  const tiles = createTileCache({
    dir: config.tileCache.dir,
    budgetBytes: config.tileCache.bytes,
    log,
  });
  const asker = createTileAsker(createFetchOutside({ innerHosts: config.tileInnerHosts }));
  const tileSources = createTileSourceService({ database, secret, asker });
  const asked = { database, imagery, accounts, providerFaults, pollMs: settings?.orderPollMs ?? 0 };
  const cutter = new TileCutter(storage);
  const { orderKinds, orders } = createOrders({ ...asked, storage, cutter });
  const { variableKinds, variables } = createVariables({ ...asked, storage, cutter });
  const imageKind = createImageKind({ storage, cutter, pictures });
  const overviewsKind = createOverviewsKind(storage);
  const looks = createImageLooks({ database, storage, cutter, overviewsKind });
  const layerImages = createImageService({ database, storage, kind: imageKind, looks });
  return {
    kinds: [...orderKinds, ...variableKinds, imageKind, overviewsKind],
    makings: {
      orders: orders.making,
      variables: variables.making,
      images: layerImages.making,
      tileSources: tileSources.making,
    },
    services: {
      imagery: createImageryService({ database, imagery, accounts, secret, isShared: sharedKey !== null }),
      imageryCosts: createImageryCostService(database),
      mosaics: createMosaicService({ imagery, accounts, tiles }),
      scenes: createSceneService({ database, imagery, accounts, secret, tiles }),
      orders,
      variables,
      layerImages,
      tileSources,
      sourceTiles: createSourceTiles({ database, secret, asker, tiles, log }),
      orderPictures: createPicturePurge(database, storage),
      orderTiles: createPictureTiles({ database, storage, cutter, pictures, accounts, tiles }),
    },
  };
}
