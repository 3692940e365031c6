import { FetchSource, PMTiles, Protocol } from 'pmtiles';
import { toPatientSource } from './patient-source.ts';
import { shareReads } from './share-reads.ts';

const protocol = new Protocol();

function readOnce(url: string, abort: AbortController): Promise<{ readonly data: ArrayBuffer }> {
  const archive = /^pmtiles:\/\/(.+?)(?:\/\d+\/\d+\/\d+)?$/.exec(url)?.[1];
  // By default the protocol opens unknown archives with a source that does not retry.
  if (archive !== undefined && protocol.get(archive) === undefined) {
    const source = new FetchSource(archive);
    const avoidCache = () => {
      // The library calls this a workaround for one system; its effect is to fetch with `no-store`.
      source.chromeWindowsNoCache = true;
    };
    protocol.add(new PMTiles(toPatientSource(source, { avoidCache })));
  }
  return protocol.tile({ url }, abort);
}

// The shapes and names of the base map are separate sources that request the same tiles at the same time.
const readShared = shareReads(readOnce);

/**
 * Answers a `pmtiles://` request as a protocol of MapLibre: in its worker for tiles, on the page for terrain heights.
 */
export function readArchive(
  request: { readonly url: string },
  abort: AbortController,
): Promise<{ readonly data: ArrayBuffer }> {
  return readShared(request.url, abort);
}
