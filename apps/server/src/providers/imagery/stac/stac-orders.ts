import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Raster, RasterError, writeCut } from '@waypost/raster';
import { type Delivery, type DeliveryWait, ImageryRefusedError, type NewOrder } from '../imagery.ts';
import type { OpenImagery } from '../imagery-of-accounts.ts';
import { PageStore } from './page-store.ts';
import { openRangeFile, type RangeFile, type ReadBudget } from './range-file.ts';
import type { StacCaller } from './stac-caller.ts';
import { findPicture, openScenePicture, type ScenePicture } from './scene-picture.ts';
import { getItem, toUnknownWords } from './stac-scenes.ts';
import type { StacSigner } from './stac-tokens.ts';

const BUNDLE = 'visual';
/** What is read for one order, at most. */
const MAX_READ_BYTES = 2 * 1024 ** 3;
/** Begins the names of orders, which nobody but this installation has. */
const PREFIX = 'stac-';
const toId = (name: string) => PREFIX + name.replaceAll(/[^\w-]/g, '-');

/** What orders are read from. */
interface Catalog {
  readonly call: StacCaller;
  readonly sign: StacSigner;
  readonly collections: readonly string[];
}

/** The pictures of an order, the first on top. @throws ImageryRefusedError for a scene without one. */
async function listPictures(
  { call, collections }: Catalog,
  { type, itemIds }: NewOrder,
): Promise<ScenePicture[]> {
  if (!collections.includes(type)) throw new ImageryRefusedError(400, toUnknownWords(type));
  return Promise.all(
    itemIds.map(async (id) => {
      const item = await getItem(call, type, id);
      if (item === null) throw new ImageryRefusedError(404, `The scene ${id} is not there any more.`);
      const picture = findPicture(item);
      if (picture !== null) return picture;
      throw new ImageryRefusedError(
        400,
        `The scene ${id} has neither a picture for the eye nor red, green and blue as GeoTIFFs.`,
      );
    }),
  );
}

function createBudget({ signal, live }: DeliveryWait): ReadBudget {
  let left = MAX_READ_BYTES;
  return {
    signal,
    live,
    pages: new PageStore(),
    spend(bytes) {
      live();
      left -= bytes;
      if (left < 0) throw new RasterError('The pictures of the area are too large. Choose a smaller area.');
    },
  };
}

/** Cuts the area out of the pictures. @returns false if they show nothing of it. */
async function cut(catalog: Catalog, order: NewOrder, path: string, budget: ReadBudget): Promise<boolean> {
  const files: RangeFile[] = [];
  const target = await open(path, 'w');
  try {
    const rasters: Raster[] = [];
    const openFile = async (href: string) => {
      const sign = (address: string) => catalog.sign(order.type, address);
      const file = await openRangeFile(catalog.call, href, sign, budget);
      files.push(file);
      return file;
    };
    for (const picture of await listPictures(catalog, order))
      rasters.push(await openScenePicture(picture, openFile));
    return await writeCut(
      { write: async (offset, bytes) => void (await target.write(bytes, 0, bytes.length, offset)) },
      // Cutting what was read is a sign of life too.
      { rasters, area: order.area, signal: budget.signal, onProgress: () => budget.live() },
    );
  } catch (error) {
    // What cannot be fetched looks damaged to what decodes it.
    throw files.find(({ failure }) => failure !== null)?.failure ?? error;
  } finally {
    await target.close();
  }
}

/** A file that is removed once it was read. */
function toDelivery(path: string, folder: string, byteSize: number): Delivery {
  const stream = createReadStream(path);
  stream.once('close', () => void rm(folder, { recursive: true, force: true }));
  return { stream, byteSize, sha256: null };
}

/** Orders of open data: nobody has to make them, so that they are delivered when they are asked for. */
export function createStacOrders(
  catalog: Catalog,
): Pick<OpenImagery, 'placeOrder' | 'findOrder' | 'getOrder' | 'cancelOrder' | 'openDelivery'> {
  return {
    async placeOrder(_account, order) {
      if (order.bundle !== BUNDLE)
        throw new ImageryRefusedError(400, 'Open data is delivered as a picture for the eye alone.');
      await listPictures(catalog, order);
      return { id: toId(order.name), state: 'success', message: null };
    },
    // Placing it again costs nothing.
    findOrder: async () => null,
    getOrder: async (_account, id) =>
      id.startsWith(PREFIX) ? { id, state: 'success', message: null } : null,
    // Nobody works on it.
    cancelOrder: async () => {},
    async openDelivery(_account, order, wait) {
      const folder = await mkdtemp(join(tmpdir(), 'waypost-scenes-'));
      const path = join(folder, 'cut.tif');
      try {
        if (await cut(catalog, order, path, createBudget(wait)))
          return toDelivery(path, folder, (await stat(path)).size);
        await rm(folder, { recursive: true, force: true });
        return null;
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    },
  };
}
