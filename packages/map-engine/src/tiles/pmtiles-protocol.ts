import { addProtocol } from 'maplibre-gl';

let isAdded = false;

/**
 * Registers `pmtiles://` in the page, where terrain is read; MapLibre's protocols are global, so the first engine
 * registers it for all. The worker, which reads tiles, has its own.
 */
export function addPmtilesProtocol(): void {
  if (isAdded) return;
  isAdded = true;
  addProtocol('pmtiles', async (request, abort) => {
    const { readArchive } = await import('./read-archive.ts');
    return readArchive(request, abort);
  });
}
