import { readFileSync } from 'node:fs';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTileLayers, type TileLayer } from './basemap/tiles/read-tile-layers.ts';
import { BASEMAP_FILE, buildBasemap } from './build-basemap.ts';

class FileBytes implements Source {
  readonly #bytes = readFileSync(BASEMAP_FILE);

  getKey(): string {
    return BASEMAP_FILE;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    return { data: Uint8Array.from(this.#bytes.subarray(offset, offset + length)).buffer };
  }
}

let archive: PMTiles;

async function readLayers(z: number, x: number, y: number): Promise<Map<string, TileLayer>> {
  const tile = await archive.getZxy(z, x, y);
  return readTileLayers(new Uint8Array(tile?.data ?? new ArrayBuffer(0)));
}

// Builds the served archive once; later runs find it up to date.
beforeAll(() => {
  buildBasemap();
  archive = new PMTiles(new FileBytes());
}, 300_000);

describe('buildBasemap', () => {
  it('stays within 14 MB and does nothing when up to date', async () => {
    const again = buildBasemap();
    expect(again.built).toBe(false);
    expect(again.bytes).toBeLessThan(14e6);
    expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom: 7, numAddressedTiles: 21_845 });
  });

  it('labels the countries, in Spanish too, and the cities of a tile', async () => {
    const world = await readLayers(0, 0, 0);
    expect(world.get('country_label')?.strings).toEqual(expect.arrayContaining(['Brazil', 'Brasil']));
    expect(world.get('country_label')?.strings).not.toContain('Monaco');
    const baja = await readLayers(7, 24, 55);
    expect(baja.get('place')?.strings).toEqual(expect.arrayContaining(['La Paz', 'Cabo San Lucas']));
    expect([...baja.keys()]).toEqual(expect.arrayContaining(['land', 'water', 'coast']));
  });

  it('has lakes, rivers, borders of states, and names of seas', async () => {
    const featuresAt = async (layer: string, z: number, x: number, y: number) =>
      (await readLayers(z, x, y)).get(layer)?.features ?? 0;
    // Superior and Michigan, Victoria, and Baikal, which no file of a part of the world has.
    expect(await featuresAt('lake', 5, 8, 11)).toBeGreaterThan(1);
    expect(await featuresAt('lake', 5, 18, 16)).toBeGreaterThan(0);
    expect(await featuresAt('lake', 5, 25, 10)).toBeGreaterThan(0);
    expect(await featuresAt('lake', 0, 0, 0)).toBeGreaterThan(3);
    // The Amazon, and the Darling.
    expect(await featuresAt('river', 5, 10, 16)).toBeGreaterThan(0);
    expect(await featuresAt('river', 5, 28, 19)).toBeGreaterThan(0);
    // Western Australia.
    expect(await featuresAt('state', 5, 27, 18)).toBeGreaterThan(0);
    for (const layer of ['river', 'state']) {
      expect(await featuresAt(layer, 3, 2, 3)).toBeGreaterThan(0);
      expect(await featuresAt(layer, 2, 1, 1)).toBe(0);
    }
    expect((await readLayers(6, 12, 27)).get('sea_label')?.strings).toEqual(
      expect.arrayContaining(['Gulf of California', 'Golfo de California']),
    );
  });

  it('has only sea in the Pacific, only land in the Sahara, ice to the south edge, and Chukotka on both sides', async () => {
    const pacific = await readLayers(7, 10, 82);
    expect([...pacific.keys()]).toEqual(['water']);
    const sahara = await readLayers(7, 68, 56);
    expect(sahara.has('land')).toBe(true);
    expect(sahara.has('water')).toBe(false);
    for (const x of [0, 3, 7]) expect((await readLayers(3, x, 7)).has('land')).toBe(true);
    for (const x of [0, 15]) expect((await readLayers(4, x, 3)).has('land')).toBe(true);
  });

  it('contains every tile of every zoom', async () => {
    for (let z = 0; z <= 4; z += 1) {
      for (let x = 0; x < 2 ** z; x += 1) {
        for (let y = 0; y < 2 ** z; y += 1) {
          const layers = await readLayers(z, x, y);
          expect(layers.has('land') || layers.has('water')).toBe(true);
        }
      }
    }
  });
});
