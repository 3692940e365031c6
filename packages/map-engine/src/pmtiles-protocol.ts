import { addProtocol } from 'maplibre-gl';
import { FetchSource, PMTiles, Protocol } from 'pmtiles';
import { toPatientSource } from './patient-source.ts';

let isAdded = false;

/** Makes `pmtiles://` URLs readable; MapLibre's protocols are global, so the first engine does it for all. */
export function addPmtilesProtocol(): void {
  if (isAdded) return;
  isAdded = true;
  const protocol = new Protocol();
  addProtocol('pmtiles', (request, abortController) => {
    const archive = /^pmtiles:\/\/(.+?)(?:\/\d+\/\d+\/\d+)?$/.exec(request.url)?.[1];
    // The protocol opens unknown archives itself, but with a source that gives up at once.
    if (archive !== undefined && protocol.get(archive) === undefined) {
      const source = new FetchSource(archive);
      const avoidCache = () => {
        // Its own name for a fault of one system; what it does is to ask with `no-store`.
        source.chromeWindowsNoCache = true;
      };
      protocol.add(new PMTiles(toPatientSource(source, { avoidCache })));
    }
    return protocol.tile(request, abortController);
  });
}
