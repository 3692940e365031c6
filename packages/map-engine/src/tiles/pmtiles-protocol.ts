import { addProtocol } from 'maplibre-gl';

let isAdded = false;

/**
 * Makes `pmtiles://` URLs readable in the page, where heights are read; MapLibre's protocols are global, so the first
 * engine does it for all. Tiles are read in the worker, which knows the protocol by itself.
 */
export function addPmtilesProtocol(): void {
  if (isAdded) return;
  isAdded = true;
  addProtocol('pmtiles', async (request, abort) => {
    const { readArchive } = await import('./read-archive.ts');
    return readArchive(request, abort);
  });
}
