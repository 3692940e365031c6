import type { Storage } from '../../../platform/storage/storage.ts';
import { createDirectoryCache } from '../../../platform/tile-archives/directory-cache.ts';
import { type PmtilesArchive, readPmtiles } from '../../../platform/tile-archives/pmtiles-archive.ts';
import { toReader } from './open-picture.ts';

/** Entries of directories that are kept in memory, of all archives of this process: some 40 MB. */
const KEPT_ENTRIES = 400_000;
const KEPT_MS = 10 * 60_000;
const directories = createDirectoryCache(KEPT_ENTRIES, KEPT_MS);

/**
 * Opens a kept PMTiles archive, which is read by ranges.
 * @param maxMetadataBytes of its description; 0: it is not read. @throws UnfitArchiveError.
 */
export const openArchive = (
  storage: Storage,
  digest: string,
  byteSize: number,
  maxMetadataBytes = 0,
): Promise<PmtilesArchive> =>
  readPmtiles(toReader(storage, digest, byteSize), { directories, maxMetadataBytes });
