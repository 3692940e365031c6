import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ConfigError } from '../../platform/config-error.ts';
import type { BaseMapSetting } from '../../platform/map-settings.ts';
import { openMbtiles } from '../../platform/tile-archives/mbtiles-archive.ts';
import { openPmtiles } from '../../platform/tile-archives/pmtiles-archive.ts';
import { type TileArchive, UnfitArchiveError } from '../../platform/tile-archives/tile-archive.ts';
import { toPlainText } from '../../platform/tile-archives/to-plain-text.ts';
import { checkHeights } from './archives/check-heights.ts';
import { findDataDate, recognize, type TileContent, toCredit } from './archives/recognize.ts';

/** A file of this server with tiles. */
export interface FoundArchive {
  readonly id: string;
  /** As the folder names it. */
  readonly fileName: string;
  readonly name: string;
  /** Changes with the file. */
  readonly version: string;
  readonly archive: TileArchive;
  readonly content: TileContent;
  readonly madeOn: string;
  readonly attribution: string;
}

const ARCHIVE = /\.(pmtiles|mbtiles)$/i;

/** Whether a file is an archive by its name. */
export const isArchiveName = (fileName: string): boolean => ARCHIVE.test(fileName);

/** The name of a file as an id. */
const toId = (fileName: string) => fileName.replaceAll(/[^\w.-]/g, '-').slice(0, 100);

/** Opens one file. @throws UnfitArchiveError, or an error of the file system. */
export async function openArchive(
  path: string,
  schema?: 'openmaptiles' | 'protomaps',
): Promise<FoundArchive> {
  const fileName = basename(path);
  const { size, mtime } = await stat(path);
  const archive = await (/\.mbtiles$/i.test(path) ? openMbtiles(path) : openPmtiles(path));
  try {
    const { header } = archive;
    const content: TileContent =
      schema === undefined ? recognize(header, fileName) : { kind: 'streets', schema };
    if (content.kind === 'heights') await checkHeights(archive);
    const said = toPlainText(typeof header.metadata.name === 'string' ? header.metadata.name : '');
    return {
      id: toId(fileName),
      fileName,
      // What the builder of tiles calls them is rarely what people do: the file is named by whoever put it there.
      name: fileName.replace(ARCHIVE, '') || said,
      version: createHash('sha256')
        .update(`${fileName} ${size} ${mtime.getTime()}`)
        .digest('hex')
        .slice(0, 12),
      archive,
      content,
      madeOn: findDataDate(header.metadata) ?? mtime.toISOString().slice(0, 10),
      attribution: toCredit(header, content),
    };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

/** What is wrong with a file, in words. */
export function toFault(error: unknown): string {
  if (error instanceof UnfitArchiveError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'it does not exist';
  if (code === 'EACCES') return 'this process may not read it';
  return error instanceof Error ? error.message : String(error);
}

/**
 * The archive that `BASEMAP` names: of the folder, or of another path, as streets of the given schema.
 * @throws ConfigError if it cannot be used.
 */
export async function openChosenArchive(
  { schema, path }: Extract<BaseMapSetting, { kind: 'file' }>,
  folder: string,
): Promise<FoundArchive> {
  const inFolder = join(folder, path);
  const isInFolder = await stat(inFolder).then(
    () => true,
    () => false,
  );
  const file = isInFolder ? inFolder : resolve(path);
  try {
    return await openArchive(file, schema);
  } catch (error) {
    throw new ConfigError(`Configuration is wrong. BASEMAP: ${file} cannot be used: ${toFault(error)}.`);
  }
}
