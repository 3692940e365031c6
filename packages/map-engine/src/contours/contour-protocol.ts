import { addProtocol } from 'maplibre-gl';
import { ContourThread } from './contour-thread.ts';
import { parseContourUrl } from './contour-url.ts';

let isAdded = false;

/** Registers `contours://`, for all maps of the page. Neither the page nor the map's own worker has the time to trace. */
export function addContourProtocol(): void {
  if (isAdded) return;
  isAdded = true;
  const thread = new ContourThread(
    () => new Worker(new URL('./contour-worker.ts', import.meta.url), { type: 'module' }),
  );
  addProtocol('contours', async ({ url }, { signal }) => ({
    data: await thread.trace(parseContourUrl(url), signal),
  }));
}
