import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { StagedFile, Storage } from '../../../platform/storage/storage.ts';
import { CANOPY } from '../organization/canopy.ts';
import { DONE_ORDER, ORTHOPHOTO } from '../organization/scenes.ts';

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

/** Its pictures from above, and the rasters of its variable; `scripts/make-demo-scenes.ts` draws them. */
const SCENES = [
  DONE_ORDER.fileName,
  ORTHOPHOTO.fileName,
  ...CANOPY.values.map(({ fileName }) => fileName),
] as const;
export type SceneName = (typeof SCENES)[number];

/** The kept files, by name. */
export type Album = ReadonlyMap<PictureName | SceneName, StagedFile>;

/** Keeps every picture; harmless when they are kept already. */
export async function openAlbum(storage: Storage): Promise<Album> {
  const album = new Map<PictureName | SceneName, StagedFile>();
  const names = [
    ...PICTURES.map((name) => [name, `${name}.jpg`] as const),
    ...SCENES.map((name) => [name, name] as const),
  ];
  for (const [name, fileName] of names) {
    const file = await storage.stage(createReadStream(join(import.meta.dirname, fileName)), fileName);
    await file.keep();
    album.set(name, file);
  }
  return album;
}
