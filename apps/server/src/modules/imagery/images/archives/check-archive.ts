import { NotAPicture } from '../../../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../../../platform/pictures/picture-drawer.ts';
import { checkTileType } from '../../../../platform/tile-archives/check-tile-type.ts';
import type { PmtilesArchive } from '../../../../platform/tile-archives/pmtiles-archive.ts';
import {
  type ArchiveSurvey,
  surveyPmtiles,
  type TilePlace,
} from '../../../../platform/tile-archives/survey-pmtiles.ts';
import { UnfitArchiveError } from '../../../../platform/tile-archives/tile-archive.ts';
import { readTilePicture, type TilePicture } from '../../pictures/read-tile-picture.ts';

/** Pixels along the sides of a tile that map libraries know. */
const SIDES: ReadonlySet<number> = new Set([256, 512]);
const MAX_PIXELS = 512 ** 2;

/** What decoding is to find out needs no more of the picture. */
const DRAWN = { resize: { width: 16 }, quality: 50 } as const;

async function checkTile(
  pictures: PictureDrawer,
  tile: TilePicture | null,
  { z, x, y }: TilePlace,
): Promise<void> {
  const name = `its tile ${z}/${x}/${y}`;
  if (tile === null || tile.kind === null)
    throw new UnfitArchiveError(`${name} is no picture in PNG, JPEG or WebP`);
  const { bytes, width, height } = tile;
  if (width !== height || !SIDES.has(width))
    throw new UnfitArchiveError(
      `${name} has ${width} × ${height} pixels; export it with tiles of 256 or 512 pixels`,
    );
  await pictures.draw({ bytes, maxPixels: MAX_PIXELS, ...DRAWN }).catch((error: unknown) => {
    if (error instanceof NotAPicture) throw new UnfitArchiveError(`${name} is damaged`, { cause: error });
    throw error;
  });
}

/** Finds out what is in an archive, and decodes some of its tiles. @throws UnfitArchiveError for one that cannot be shown. */
export async function checkArchive(
  archive: PmtilesArchive,
  byteSize: number,
  pictures: PictureDrawer,
  onProgress: (done: number) => void,
): Promise<ArchiveSurvey> {
  checkTileType(archive.header.mediaType);
  const named = Math.max(archive.places.numTileEntries, 1);
  const survey = await surveyPmtiles(archive, byteSize, (entries) =>
    onProgress(Math.min(entries / named, 1) / 2),
  );
  for (const [index, place] of survey.samples.entries()) {
    await checkTile(pictures, await readTilePicture(archive, place), place);
    onProgress((1 + (index + 1) / survey.samples.length) / 2);
  }
  return survey;
}
