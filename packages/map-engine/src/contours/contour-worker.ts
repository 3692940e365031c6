import { readArchive } from '../tiles/read-archive.ts';
import type { ContourHeights } from './contour-heights.ts';
import type { ContourAnswer, ContourRequest } from './contour-messages.ts';
import { createContourTracer } from './contour-tracer.ts';

const HTTP_NOT_FOUND = 404;

/** Heights at an address or in an archive; what is not there is empty. */
async function readHeights(url: string, abort: AbortController): Promise<Blob> {
  if (url.startsWith('pmtiles://')) {
    // Null where the archive has no tile, which its types leave out.
    const { data } = (await readArchive({ url }, abort)) as { readonly data: ArrayBuffer | null };
    return new Blob(data === null ? [] : [data]);
  }
  const response = await fetch(url, { signal: abort.signal });
  if (response.status === HTTP_NOT_FOUND) return new Blob();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.blob();
}

/** Traces lines of the same heights. */
interface Tracer {
  readonly trace: ReturnType<typeof createContourTracer>;
  hasFailed: boolean;
}
const tracers = new Map<string, Tracer>();

function findTracer(heights: ContourHeights): Tracer {
  const key = JSON.stringify(heights);
  const tracer = tracers.get(key) ?? { trace: createContourTracer(heights, readHeights), hasFailed: false };
  tracers.set(key, tracer);
  return tracer;
}

/** Tells whoever looks for the cause: the map only has no lines. Once, since each tile would say the same. */
function report(tracer: Tracer, error: unknown): void {
  if (!tracer.hasFailed) console.error('Contour lines: heights cannot be read.', error);
  tracer.hasFailed = true;
}

const underway = new Map<number, AbortController>();

self.addEventListener('message', async ({ data }: MessageEvent<ContourRequest>) => {
  const { id } = data;
  if (data.heights === null) return underway.get(id)?.abort();
  const abort = new AbortController();
  underway.set(id, abort);
  const tracer = findTracer(data.heights);
  const bytes = await tracer.trace(data.tile, data.unit, abort).catch((error: unknown) => {
    if (!abort.signal.aborted) report(tracer, error);
    return new ArrayBuffer();
  });
  underway.delete(id);
  const answer: ContourAnswer = { id, bytes };
  self.postMessage(answer, { transfer: [bytes] });
});
