import { prewarm, setWorkerUrl } from 'maplibre-gl';
import { addPmtilesProtocol } from './pmtiles-protocol.ts';

/** Global setup for all maps of a page: the URL of MapLibre's worker, and the protocol for archives. */
export function prepareMaps(workerUrl: string): void {
  addPmtilesProtocol();
  setWorkerUrl(workerUrl);
}

/** As `prepareMaps`, for a map that is created soon: its worker starts in the meantime. */
export function warmUpMaps(workerUrl: string): void {
  prepareMaps(workerUrl);
  prewarm();
}
