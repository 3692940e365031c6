import { createReadStream, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { makeColorPng } from '../files/png.ts';

const PHOTO_PX = 256;

/** Photographs of woods and rock: green and brown, no two pixels alike. */
function makePhoto(): Buffer {
  const pixels = Buffer.alloc(PHOTO_PX * PHOTO_PX * 3);
  for (let at = 0; at < PHOTO_PX * PHOTO_PX; at += 1) {
    const [column, row] = [at % PHOTO_PX, Math.floor(at / PHOTO_PX)];
    const wave = Math.sin(column / 9) * Math.cos(row / 13) + Math.sin((column + row) / 31);
    pixels.set([92 + wave * 14, 104 + wave * 9, 66 + wave * 7].map(Math.round), at * 3);
  }
  return makeColorPng(PHOTO_PX, PHOTO_PX, pixels);
}

/** Other hosts of base maps, on this machine. */
export interface BaseMapHosts {
  /** A PMTiles archive that is read by ranges. */
  readonly archive: string;
  /** A TileJSON such as OpenFreeMap’s, of vector tiles. */
  readonly tileJson: string;
  /** A template of photographs. */
  readonly photos: string;
  close(): void;
}

/** The whole Earth, which OpenFreeMap covers. */
const PLANET = [-180, -85.05113, 180, 85.05113];

/** Serves a PMTiles archive, the tiles of an MBTiles file as if they were those of the whole Earth, and photographs. */
export async function startBaseMapHosts(archive: string, mbtiles: string): Promise<BaseMapHosts> {
  const { size } = statSync(archive);
  const database = new DatabaseSync(mbtiles, { readOnly: true });
  const findTile = database.prepare(
    'select tile_data from tiles where zoom_level = ? and tile_column = ? and tile_row = ?',
  );
  const photo = makePhoto();
  let url = '';

  const sendRange = (range: string | undefined, response: ServerResponse) => {
    const [from = 0, to = size - 1] = (range?.match(/\d+/g) ?? []).map(Number);
    const end = Math.min(to, size - 1);
    response.writeHead(206, { 'content-range': `bytes ${from}-${end}/${size}` });
    createReadStream(archive, { start: from, end }).pipe(response);
  };
  const sendTile = (path: string, response: ServerResponse) => {
    const [z = 0, x = 0, y = 0] = (path.match(/\d+/g) ?? []).map(Number);
    const found = findTile.get(z, x, 2 ** z - 1 - y);
    if (found === undefined) {
      response.writeHead(204).end();
      return;
    }
    response.setHeader('content-encoding', 'gzip');
    response.end(found.tile_data);
  };
  const tileJson = () =>
    JSON.stringify({
      tilejson: '3.0.0',
      tiles: [`${url}/planet/{z}/{x}/{y}.pbf`],
      minzoom: 0,
      maxzoom: 14,
      bounds: PLANET,
      attribution:
        '<a href="https://openfreemap.org">OpenFreeMap</a> &copy; OpenMapTiles Data from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    });

  const server = createServer(({ url: path = '', headers }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (path === '/town.pmtiles') sendRange(headers.range, response);
    else if (path === '/planet') response.end(tileJson());
    else if (path.startsWith('/planet/')) sendTile(path, response);
    else if (path.startsWith('/photos/')) response.end(photo);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    archive: `${url}/town.pmtiles`,
    tileJson: `${url}/planet`,
    photos: `${url}/photos/{z}/{x}/{y}.png`,
    close() {
      server.close();
      database.close();
    },
  };
}
