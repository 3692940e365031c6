import type { OutlineAnswer, OutlineRequest } from './outline-messages.ts';

/** After this time the worker counts as stuck. */
const TIMEOUT_MS = 60_000;

/** Formats with outlines, by file extension; a shapefile is in a zip. */
export const OUTLINE_EXTENSIONS = ['zip', 'kml', 'kmz', 'geojson', 'json'] as const;
export const MAX_OUTLINE_BYTES = 32 * 1024 * 1024;

export function isOutlineFile(name: string): boolean {
  return OUTLINE_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
}

/** Reads the outline of a file in a worker. Rejects if it cannot be read at all. */
export async function readOutline(file: File): Promise<OutlineAnswer> {
  const request: OutlineRequest = { name: file.name, bytes: await file.arrayBuffer() };
  const worker = new Worker(new URL('./outline-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<OutlineAnswer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('Reading the file took too long.')), TIMEOUT_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<OutlineAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      });
      worker.addEventListener('error', (event) => {
        clearTimeout(timer);
        reject(new Error(event.message));
      });
      worker.postMessage(request, [request.bytes]);
    });
  } finally {
    worker.terminate();
  }
}
