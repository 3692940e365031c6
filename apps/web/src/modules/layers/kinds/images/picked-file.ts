import { MAX_IMAGE_BYTES } from '@waypost/contract';
import type { MessageKey } from '../../../../i18n/i18n.ts';

/** What a chosen file is. */
export interface PickedFile {
  /** What is wrong with it before it is sent; null for nothing. */
  readonly fault: MessageKey | null;
  /** Whether it is an archive of tiles, which is in Web Mercator. */
  readonly isArchive: boolean;
}

/** What begins a TIFF and a BigTIFF, in either order of bytes. */
const TIFF = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'];
/** Version 3 of PMTiles, and SQLite, in which MBTiles are. */
const ARCHIVES = ['PMTiles\u0003', 'SQLite format 3\0'];
/** Where the header of PMTiles has the type of its tiles, and the number of vector tiles. */
const TYPE_AT = 99;
const VECTOR = 1;

/** Looks at the first bytes of a file. */
export async function lookAtFile(file: Blob): Promise<PickedFile> {
  const head = new Uint8Array(await file.slice(0, TYPE_AT + 1).arrayBuffer());
  const text = String.fromCharCode(...head);
  const isArchive = ARCHIVES.some((start) => text.startsWith(start));
  return { fault: findFault(file, text, isArchive, head[TYPE_AT]), isArchive };
}

function findFault({ size }: Blob, head: string, isArchive: boolean, type: number | undefined) {
  if (size === 0) return 'images.empty';
  if (size > MAX_IMAGE_BYTES) return 'images.tooLarge';
  if (isArchive) return head.startsWith('PMTiles') && type === VECTOR ? 'images.vector' : null;
  return TIFF.some((start) => head.startsWith(start)) ? null : 'images.unknownKind';
}
