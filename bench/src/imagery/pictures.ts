import { spawnSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE, ENDPOINTS, TUS } from '@waypost/contract';
import { type Bed, openBed } from '../run/bed.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, type Skipped, toMs } from '../run/row.ts';
import { askFastCgi } from '../tiles/fast-cgi.ts';
import { installMapServer, startMapServer, toMapServerPicture, toPictureMap } from '../tiles/map-server.ts';
import { timeEach } from '../tiles/time-tiles.ts';
import { makePictures, PICTURE_EPSG, timeGdalPyramid } from './make-picture.ts';

const PIECE = 32 * 1024 * 1024;
const MOST_MB = 512;
/** Zooms from which a picture of a metre a pixel is looked at, and tiles of each. */
const ZOOMS = [12, 13, 14, 15, 16, 17];
const EACH_ZOOM = 12;

/** Uploads a picture. @returns the code of its layer, once its last byte was taken. */
async function upload({ client, organizationId }: Bed, path: string): Promise<string> {
  const file = await openAsBlob(path);
  const body = {
    type: 101 as const,
    name: 'Orthophoto',
    layer: { data: { file_name: 'plain.tif', byte_size: file.size } },
  };
  const { code } = await client.call(ENDPOINTS.layers.createLayer, {
    params: { org_id: organizationId },
    body,
  });
  for (let offset = 0; offset < file.size; offset += PIECE) {
    await client.call(ENDPOINTS.layerImages.appendImage, {
      params: { org_id: organizationId, layer_id: code },
      headers: { 'tus-resumable': TUS.version, 'upload-offset': String(offset) },
      files: [new File([file.slice(offset, offset + PIECE)], 'piece')],
    });
  }
  return code;
}

async function untilReady({ client, organizationId }: Bed, code: string): Promise<void> {
  const params = { org_id: organizationId, layer_id: code };
  for (;;) {
    const { status, fault, fault_detail } = await client.call(ENDPOINTS.layerImages.getLayerImage, {
      params,
    });
    if (status === 0) return;
    if (fault !== null) throw new Error(`The picture failed: ${fault} ${fault_detail ?? ''}`);
    await sleep(20);
  }
}

/** Runs something and watches the memory of this process. @returns the peak over what it was before, in MB. */
async function watchMemory(work: () => Promise<void>): Promise<number> {
  globalThis.gc?.();
  const floor = process.memoryUsage.rss();
  let peak = floor;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  await work().finally(() => clearInterval(timer));
  return (Math.max(peak, process.memoryUsage.rss()) - floor) / 1024 ** 2;
}

/** Until a picture is shown at every zoom, against a pyramid by GDAL. */
async function comparePyramids(bed: Bed, folder: string, plain: string): Promise<Row> {
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const peaks: number[] = [];
  for (let round = 0; round < toRounds(3); round += 1) {
    const code = await upload(bed, plain);
    const start = performance.now();
    peaks.push(await watchMemory(() => untilReady(bed, code)));
    times.ours.push(performance.now() - start);
    times.theirs.push(await timeGdalPyramid(folder, plain));
  }
  const [ours, theirs, peak] = [median(times.ours), median(times.theirs), Math.max(...peaks)];
  return {
    what: 'a picture of 8192 by 8192 px in UTM, from its last byte until it can be shown at every zoom: kept, and overviews made',
    against: 'gdalwarp -of COG -co TILING_SCHEME=GoogleMapsCompatible of the same file',
    ratio: ours / theirs,
    figures: `${toMs(ours)} against ${toMs(theirs)}; memory ${Math.round(peak)} MB over what it was, of ${MOST_MB}`,
  };
}

/** Tiles in the middle of the picture, as `z/x/y`. */
function listTiles(): string[] {
  const [lng, lat] = [-110.37, 24.55];
  const up = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return ZOOMS.flatMap((z) => {
    const across = 2 ** z;
    const [x, y] = [Math.floor(((lng + 180) / 360) * across), Math.floor(((1 - up / Math.PI) / 2) * across)];
    const wide = z < 15 ? 1 : 4;
    return Array.from(
      { length: Math.min(EACH_ZOOM, wide * 3) },
      (_, n) => `${z}/${x + (n % wide)}/${y + (wide > 1 ? Math.floor(n / wide) : 0)}`,
    );
  }).filter((place, index, all) => all.indexOf(place) === index);
}

async function timeMapServer(socket: string, places: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const place of places) {
    const start = performance.now();
    await askFastCgi(socket, toMapServerPicture(place));
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Tiles of one picture, of both in turn. */
async function compareTiles(bed: Bed, cog: string): Promise<(Row | Skipped)[]> {
  const missing = installMapServer();
  if (missing !== null) return [{ what: 'tiles of a picture against MapServer', skipped: missing }];
  const code = await upload(bed, cog);
  await untilReady(bed, code);
  const places = listTiles();
  const headers = { authorization: `Bearer ${bed.tokens.access_token}` };
  const urls = places.map(
    (place) => `${bed.url}${API_BASE}/tulum/tiles/orders/${code}/${place}.png?org_id=${bed.organizationId}`,
  );
  const mapServer = await startMapServer(toPictureMap(cog, PICTURE_EPSG), 1);
  try {
    const [socket = ''] = mapServer.sockets;
    const anew = await timeEach(urls, headers);
    const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    for (let round = 0; round < toRounds(5); round += 1) {
      times.theirs.push(await timeMapServer(socket, places));
      times.ours.push(await timeEach(urls, headers));
    }
    const [ours, theirs] = [median(times.ours), median(times.theirs)];
    const against = `MapServer ${mapServer.version} by FastCGI, the same COG and tiles, without HTTP, authentication or checks`;
    const toRow = (part: string, value: number): Row => ({
      what: `tile of a picture of 8192 by 8192 px in UTM over HTTP, access checked, ${part}, median of ${places.length}`,
      against,
      ratio: value / theirs,
      figures: `${toMs(value)} against ${toMs(theirs)}`,
    });
    return [toRow('kept', ours), toRow('cut for the first time', anew)];
  } finally {
    await mapServer.stop();
  }
}

async function withBed<T>(databaseUrl: string, work: (bed: Bed) => Promise<T>): Promise<T> {
  const bed = await openBed(databaseUrl);
  try {
    return await work(bed);
  } finally {
    await bed.close();
  }
}

/** Pictures of one’s own: their tiles against MapServer, and what is made of them against GDAL. */
export async function benchPictures(databaseUrl: string): Promise<(Row | Skipped)[]> {
  if (spawnSync('gdalwarp', ['--version']).status !== 0)
    return [{ what: 'pictures', skipped: 'no GDAL (gdalwarp) found' }];
  const folder = await mkdtemp(join(tmpdir(), 'waypost-pictures-'));
  try {
    const { plain, cog } = await makePictures(folder);
    return await withBed(databaseUrl, async (bed) => [
      await comparePyramids(bed, folder, plain),
      ...(await compareTiles(bed, cog)),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
