import { prewarm, setWorkerUrl } from 'maplibre-gl';
import { addPmtilesProtocol } from './pmtiles-protocol.ts';

/** Sets up what all maps of a page share: the library's worker and the protocol of archives. */
export function prepareMaps(workerUrl: string): void {
  addPmtilesProtocol();
  setWorkerUrl(workerUrl);
}

/** The same ahead of a map, so that its worker starts early. */
export function warmUpMaps(workerUrl: string): void {
  prepareMaps(workerUrl);
  prewarm();
}
