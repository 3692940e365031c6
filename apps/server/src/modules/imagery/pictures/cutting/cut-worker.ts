/** The thread of `TileCutter`: decoding takes tens of milliseconds, in which nobody else would be answered. */
import { parentPort } from 'node:worker_threads';
import { drawSample, openRaster, type RangeReader, type Raster, RasterError } from '@waypost/raster';
import { createRecentCache } from '../../../../platform/recent-cache.ts';
import type { CutFile, CutSource, CutTask, FromCutter, Made, Question, ToCutter } from './cut-protocol.ts';
import { toTransferred } from './transferred.ts';

/** Pictures whose directories are kept in memory. */
const OPENED = 40;
const OPENED_MS = 10 * 60_000;

const port = parentPort;
if (port === null) throw new Error('Tiles are cut in a thread of their own.');
const tell = (message: FromCutter, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);

type Answer = Extract<ToCutter, { kind: 'answer' }>['value'];
interface Awaited {
  readonly resolve: (value: Answer) => void;
  readonly reject: (error: Error) => void;
}
const awaited = new Map<number, Awaited>();
let asked = 0;

/** Asks the main thread. @throws Error with what failed there. */
function ask(question: Question): Promise<Answer> {
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    awaited.set(id, { resolve, reject });
    tell({ kind: 'ask', id, question });
  });
}

const toReader = ({ digest, byteSize }: CutFile): RangeReader => ({
  byteSize,
  // As it is asked for bytes, it is answered with bytes.
  read: async (offset, length) => (await ask({ of: 'part', digest, offset, length })) as Uint8Array,
});

// As it is asked for bytes, it is answered with bytes.
const decodeWebp = async (bytes: Uint8Array, bands: 3 | 4) =>
  (await ask({ of: 'webp', bytes, bands })) as Uint8Array;

const open = ({ file, overviews, code, ramp, look }: CutSource): Promise<Raster> =>
  openRaster(toReader(file), {
    overviews: overviews === null ? null : toReader(overviews),
    code,
    ramp,
    look,
    decodeWebp,
    // As it is asked for a definition, it is answered with a text or none.
    findDefinition: async (unusual) => (await ask({ of: 'definition', code: unusual })) as string | null,
  });

const rasters = createRecentCache<Raster>(OPENED, OPENED_MS);

async function toMade(task: CutTask): Promise<Made> {
  if (task.kind === 'sample') return drawSample(toReader(task.file), { look: task.look, decodeWebp });
  const { source, tile } = task;
  const raster = await rasters.get(JSON.stringify(source), () => open(source));
  return raster.cutTile(tile);
}

async function make({ id, task }: Extract<ToCutter, { kind: 'make' }>): Promise<void> {
  try {
    const made = await toMade(task);
    const bytes = made !== null && 'rgba' in made ? made.rgba : made;
    tell({ kind: 'done', id, made }, bytes === null ? [] : toTransferred(bytes));
  } catch (error) {
    const { message: words, cause, stack } = error as Error;
    const reason = (cause as Error | undefined)?.stack ?? stack ?? words;
    tell({ kind: 'failed', id, words, isOfPicture: error instanceof RasterError, cause: reason });
  }
}

port.on('message', (message: ToCutter) => {
  if (message.kind === 'make') {
    void make(message);
    return;
  }
  const waiting = awaited.get(message.id);
  awaited.delete(message.id);
  if (message.kind === 'answer') waiting?.resolve(message.value);
  else waiting?.reject(new Error(message.words));
});
