import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { StagedFile, Storage } from '../../../platform/storage/storage.ts';

/** The photographs of the demo, files of this folder; `scripts/make-demo-pictures.mjs` draws them. */
export const PICTURES = [
  'net-afloat',
  'net-on-deck',
  'panga-at-dusk',
  'panga-at-night',
  'trawler',
  'kelp-below',
  'kelp-canopy',
  'buoy-yellow',
  'buoy-chain',
  'nest-track',
  'nest-eggs',
  'hatchling',
  'mangrove-seedlings',
  'mangrove-roots',
  'whale-fluke',
  'dolphins',
  'outlet',
  'over-the-bow',
] as const;
export type PictureName = (typeof PICTURES)[number];

/** The kept files, by name. */
export type Album = ReadonlyMap<PictureName, StagedFile>;

/** Keeps every photograph; harmless when they are kept already. */
export async function openAlbum(storage: Storage): Promise<Album> {
  const album = new Map<PictureName, StagedFile>();
  for (const name of PICTURES) {
    const fileName = `${name}.jpg`;
    const file = await storage.stage(createReadStream(join(import.meta.dirname, fileName)), fileName);
    await file.keep();
    album.set(name, file);
  }
  return album;
}
