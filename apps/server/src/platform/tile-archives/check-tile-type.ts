import { UnfitArchiveError, VECTOR_TYPE } from './tile-archive.ts';

/** Refuses an archive whose tiles are no pictures, by what it says. @throws UnfitArchiveError. */
export function checkTileType(mediaType: string): void {
  if (mediaType === VECTOR_TYPE)
    throw new UnfitArchiveError(
      'it holds vector tiles, and only tiles that are pictures (PNG, JPEG or WebP) can be shown; export it as raster tiles, or import its features into a project',
    );
  if (mediaType === 'image/avif')
    throw new UnfitArchiveError('its tiles are AVIF; export it with tiles in PNG, JPEG or WebP');
}
