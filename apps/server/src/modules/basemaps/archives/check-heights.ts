import { type TileArchive, UnfitArchiveError } from '../../../platform/tile-archives/tile-archive.ts';

const WORLD = [-180, -85, 180, 85] as const;

/** The first tile of an archive that holds the middle of its bounds; null if there is none. */
async function readMiddle({ header, readTile }: TileArchive): Promise<Buffer | null> {
  const [west, south, east, north] = header.bounds ?? WORLD;
  const sine = Math.sin(((south + north) / 2) * (Math.PI / 180));
  const right = (west + east + 360) / 720;
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  for (let z = header.minZoom; z <= header.maxZoom; z += 1) {
    const tile = await readTile(z, Math.floor(right * 2 ** z), Math.floor(down * 2 ** z));
    if (tile !== null) return tile.bytes;
  }
  return null;
}

/** Whether a picture is a JPEG, or a WebP that is not lossless. */
function isLossy(bytes: Buffer): boolean {
  if (bytes.readUInt16BE(0) === 0xffd8) return true;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  // An extended file has its picture after chunks of its own.
  for (
    let at = 12;
    at + 8 <= bytes.length;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  ) {
    if (bytes.toString('latin1', at, at + 4) === 'VP8 ') return true;
  }
  return false;
}

/**
 * Refuses pictures as heights that were packed with loss: a colour that is off by a little is off by thousands of metres.
 * Scanned maps and photographs are packed so too. @throws UnfitArchiveError.
 */
export async function checkHeights(archive: TileArchive): Promise<void> {
  const bytes = await readMiddle(archive);
  if (bytes === null || bytes.length < 12 || !isLossy(bytes)) return;
  throw new UnfitArchiveError(
    'its name says that it holds heights, but its pictures are packed with loss, as heights never are',
  );
}
