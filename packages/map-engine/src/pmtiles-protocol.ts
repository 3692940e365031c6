import { addProtocol } from 'maplibre-gl';
import { Protocol } from 'pmtiles';

let isAdded = false;

/** Makes `pmtiles://` URLs readable; MapLibre's protocols are global, so the first engine does it for all. */
export function addPmtilesProtocol(): void {
  if (isAdded) return;
  isAdded = true;
  addProtocol('pmtiles', new Protocol().tile);
}
