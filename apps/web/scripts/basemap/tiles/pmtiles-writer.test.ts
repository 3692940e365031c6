import { toPmtilesId } from '@waypost/geo';
import { PMTiles, type RangeResponse, type Source, zxyToTileId } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { type ArchiveInfo, type SourceTile, writePmtiles } from './pmtiles-writer.ts';

class BytesSource implements Source {
  readonly #bytes: Uint8Array;
  requests = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  getKey(): string {
    return 'bytes';
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    this.requests += 1;
    return { data: Uint8Array.from(this.#bytes.subarray(offset, offset + length)).buffer };
  }
}

const info: ArchiveInfo = {
  minZoom: 0,
  maxZoom: 7,
  bounds: [-180, -85, 180, 85],
  center: [10, -20],
  centerZoom: 2,
  metadata: { name: 'test', vector_layers: [] },
};

function* toAllTiles(
  maxZoom: number,
  toData: (z: number, x: number, y: number) => string,
): Generator<SourceTile> {
  for (let z = 0; z <= maxZoom; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) yield { z, x, y, data: new TextEncoder().encode(toData(z, x, y)) };
    }
  }
}

async function readTile(archive: PMTiles, z: number, x: number, y: number): Promise<string | null> {
  const tile = await archive.getZxy(z, x, y);
  return tile ? new TextDecoder().decode(tile.data) : null;
}

describe('toPmtilesId', () => {
  it('agrees with the reference reader', () => {
    for (const { z, x, y } of toAllTiles(5, () => ''))
      expect(toPmtilesId(z, x, y)).toBe(zxyToTileId(z, x, y));
    expect(toPmtilesId(12, 3423, 1763)).toBe(zxyToTileId(12, 3423, 1763));
  });
});

describe('writePmtiles', () => {
  it('is readable by the reference reader, through leaf directories', async () => {
    const tiles = [...toAllTiles(7, (z, x, y) => (x % 2 === 0 ? 'sea' : `${z}/${x}/${y}`))];
    const bytes = writePmtiles(tiles, info);
    const archive = new PMTiles(new BytesSource(bytes));
    const header = await archive.getHeader();
    expect(header).toMatchObject({ specVersion: 3, minZoom: 0, maxZoom: 7, tileType: 1, clustered: true });
    expect(header).toMatchObject({ minLon: -180, maxLat: 85, centerLon: 10, centerLat: -20, centerZoom: 2 });
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    expect(header.rootDirectoryOffset + header.rootDirectoryLength).toBeLessThanOrEqual(16_384);
    expect(header.numAddressedTiles).toBe(tiles.length);
    expect(header.numTileContents).toBeLessThan(tiles.length / 1.9);
    expect(await archive.getMetadata()).toEqual(info.metadata);
    for (const [z, x, y] of [
      [0, 0, 0],
      [1, 1, 0],
      [3, 5, 2],
      [7, 127, 127],
      [7, 33, 90],
    ] as const) {
      expect(await readTile(archive, z, x, y)).toBe(x % 2 === 0 ? 'sea' : `${z}/${x}/${y}`);
    }
    expect(await readTile(archive, 8, 0, 0)).toBeNull();
  });

  it('stores equal neighbours as one run and returns nothing for a missing tile', async () => {
    const all = [...toAllTiles(4, () => 'sea')];
    const bytes = writePmtiles(
      all.filter(({ z, x }) => z < 4 || x > 0),
      info,
    );
    const archive = new PMTiles(new BytesSource(bytes));
    const header = await archive.getHeader();
    expect(header.numTileContents).toBe(1);
    expect(header.numTileEntries).toBeLessThan(12);
    expect(await readTile(archive, 4, 9, 9)).toBe('sea');
    expect(await readTile(archive, 4, 0, 9)).toBeNull();
  });

  it('does not depend on the order of the tiles', () => {
    const tiles = [...toAllTiles(3, (z, x, y) => `${z}${x}${y}`)];
    expect(Buffer.compare(writePmtiles(tiles, info), writePmtiles(tiles.toReversed(), info))).toBe(0);
  });
});
