import { addProtocol } from 'maplibre-gl';

let isAdded = false;

/**
 * Makes `pmtiles://` URLs readable on the page, where terrain heights are read; MapLibre's protocols are global, so the
 * first engine registers it for all. Tiles are read in the worker, which has its own registration.
 */
export function addPmtilesProtocol(): void {
  if (isAdded) return;
  isAdded = true;
  addProtocol('pmtiles', async (request, abort) => {
    const { readArchive } = await import('./read-archive.ts');
    return readArchive(request, abort);
  });
}
