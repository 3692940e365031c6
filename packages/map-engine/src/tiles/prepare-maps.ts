import { prewarm, setWorkerUrl } from 'maplibre-gl';
import { addPmtilesProtocol } from './pmtiles-protocol.ts';

/** What all maps of a page share: where the library's worker is, and the reading of archives. */
export function prepareMaps(workerUrl: string): void {
  addPmtilesProtocol();
  setWorkerUrl(workerUrl);
}

/** The same for a map that is soon to come: its worker starts meanwhile. */
export function warmUpMaps(workerUrl: string): void {
  prepareMaps(workerUrl);
  prewarm();
}
