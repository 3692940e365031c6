import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ImageArchive, MAX_IMAGE_BYTES } from '@waypost/contract';
import type { JobContext } from '../../../../platform/jobs/job-kind.ts';
import type { PictureDrawer } from '../../../../platform/pictures/picture-drawer.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { MAX_METADATA_BYTES } from '../../../../platform/tile-archives/pmtiles-archive.ts';
import { runMbtilesProcess } from '../../../../platform/tile-archives/run-mbtiles-process.ts';
import type { ArchiveSurvey } from '../../../../platform/tile-archives/survey-pmtiles.ts';
import { toPlainText } from '../../../../platform/tile-archives/to-plain-text.ts';
import { openArchive } from '../../pictures/open-archive.ts';
import { loseFiles } from '../lost-files.ts';
import { checkArchive } from './check-archive.ts';

/** A kept file with tiles. */
interface KeptArchive {
  readonly digest: string;
  readonly byte_size: number;
}

/** A checked archive: its PMTiles file, what its layer keeps, and where it is. */
export interface ReadyArchive extends KeptArchive {
  readonly facts: {
    readonly min_zoom: number;
    readonly max_zoom: number;
    /** Plain text; empty: it does not say. */
    readonly attribution: string;
  };
  readonly bounds: ArchiveSurvey['bounds'];
}

export interface ArchiveTools {
  readonly storage: Storage;
  readonly pictures: PictureDrawer;
}

/** Of the progress with an MBTiles file, what is made when it is rewritten. */
const REWRITING = 0.5;

/** Rewrites an MBTiles file, which has to lie on the disk, and keeps what came of it. */
async function keepRewritten(
  storage: Storage,
  { digest }: KeptArchive,
  context: JobContext,
): Promise<KeptArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-mbtiles-'));
  const [from, to] = [join(folder, 'from.mbtiles'), join(folder, 'to.pmtiles')];
  try {
    await pipeline(await storage.open(digest), createWriteStream(from), { signal: context.signal });
    await runMbtilesProcess(
      { from, to, maxBytes: MAX_IMAGE_BYTES },
      // How many there will be is not known.
      {
        signal: context.signal,
        onTiles: (tiles) => context.progress((REWRITING * tiles) / (tiles + 20_000), 'rewriting'),
      },
    );
    const staged = await storage.stage(createReadStream(to), 'tiles.pmtiles');
    try {
      // Named by nothing until the picture is ready: lost until then, however this ends.
      await context.transaction((tx) => loseFiles(tx, [staged.digest]));
      await staged.keep();
    } finally {
      await staged.discard();
    }
    return { digest: staged.digest, byte_size: staged.byteSize };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks an archive that somebody brought, after an MBTiles file is rewritten. @throws UnfitArchiveError with words. */
export async function prepareArchive(
  { storage, pictures }: ArchiveTools,
  kind: ImageArchive,
  kept: KeptArchive,
  context: JobContext,
): Promise<ReadyArchive> {
  const isRewritten = kind === 'mbtiles';
  const shown = isRewritten ? await keepRewritten(storage, kept, context) : kept;
  const before = isRewritten ? REWRITING : 0;
  const archive = await openArchive(storage, shown.digest, shown.byte_size, MAX_METADATA_BYTES);
  const { minZoom, maxZoom, bounds } = await checkArchive(archive, shown.byte_size, pictures, (done) => {
    context.signal.throwIfAborted();
    context.progress(before + (1 - before) * done, 'checking');
  });
  const { attribution } = archive.header.metadata;
  return {
    digest: shown.digest,
    byte_size: shown.byte_size,
    facts: {
      min_zoom: minZoom,
      max_zoom: maxZoom,
      attribution: toPlainText(typeof attribution === 'string' ? attribution : ''),
    },
    bounds,
  };
}
