import {
  type Classes,
  encodeContents,
  findBlock,
  foldCells,
  isCluster,
  MAX_ZOOM,
  packCells,
  toCellEdges,
  toEdges,
} from '@waypost/tile-engine';
import type { Reader } from '../../../platform/db/database.ts';
import type { TileStore } from '../cache/tile-cache.ts';
import { recolor } from '../coloring/recolor.ts';
import type { TileSource } from '../tile-engine.ts';
import { countCells, listPoints, listShapes, type Wanted } from './store.ts';

/** Runs a query in turn and with a time limit. */
export type SqlRead = <T>(work: (db: Reader) => Promise<T>) => Promise<T>;

export interface SqlTilesOptions {
  readonly read: SqlRead;
  /** The store for counts of points, shared with tiles. */
  readonly store: TileStore;
  /** The time relative to which the age of features is computed. */
  readonly nowMs: number;
  /** Null for the features' own colours. */
  readonly classes: Classes | null;
}

/**
 * Tiles of features that are not in memory. Points are counted for a block of tiles at once, four zooms deep, and the
 * counts are kept, because reading all points of a continent for each tile would take as long every time. Points are
 * read only in cells with few of them, and lines and areas only within the tile.
 */
export function createSqlTiles(wanted: Wanted, { read, store, nowMs, classes }: SqlTilesOptions): TileSource {
  const name = store.takeName();

  async function findCells(z: number, x: number, y: number) {
    const block = findBlock(z, x, y);
    const bytes = await store.get(`${name}/cells ${block.z}/${block.x}/${block.y}`, async () => {
      const cells = packCells(await read((db) => countCells(db, wanted, block)));
      return Buffer.from(cells.buffer);
    });
    const cells =
      bytes === null
        ? new Float64Array()
        : new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
    return foldCells(cells, z, x, y);
  }

  return {
    isDear: true,
    async tile(z, x, y) {
      if (x >= 2 ** z || y >= 2 ** z) return null;
      const cells = z === MAX_ZOOM ? [] : await findCells(z, x, y);
      // At the deepest zoom points are not clustered.
      const boxes =
        z === MAX_ZOOM
          ? [toEdges(z, x, y)]
          : cells.filter((cell) => !isCluster(cell)).map((cell) => toCellEdges(cell, z));
      const found = await read(async (db) => [
        ...(await listPoints(db, wanted, boxes)),
        ...(await listShapes(db, wanted, z, x, y)),
      ]);
      const features = classes === null ? found : recolor(found, classes);
      const bytes = encodeContents({ clusters: cells.filter(isCluster), features }, z, x, y, nowMs);
      return bytes === null ? null : Buffer.from(bytes);
    },
  };
}
