import { FetchSource, PMTiles, Protocol } from 'pmtiles';
import { toPatientSource } from './patient-source.ts';
import { shareReads } from './share-reads.ts';

const protocol = new Protocol();

function readOnce(url: string, abort: AbortController): Promise<{ readonly data: ArrayBuffer }> {
  const archive = /^pmtiles:\/\/(.+?)(?:\/\d+\/\d+\/\d+)?$/.exec(url)?.[1];
  // The protocol opens unknown archives itself, but with a source that gives up at once.
  if (archive !== undefined && protocol.get(archive) === undefined) {
    const source = new FetchSource(archive);
    const avoidCache = () => {
      // Its own name for a fault of one system; what it does is to ask with `no-store`.
      source.chromeWindowsNoCache = true;
    };
    protocol.add(new PMTiles(toPatientSource(source, { avoidCache })));
  }
  return protocol.tile({ url }, abort);
}

// Shapes and names of the base map are sources of their own and ask for the same tiles at the same time.
const readShared = shareReads(readOnce);

/** Answers a request for `pmtiles://`, as a protocol of the map library: in its worker for tiles, in the page for heights. */
export function readArchive(
  request: { readonly url: string },
  abort: AbortController,
): Promise<{ readonly data: ArrayBuffer }> {
  return readShared(request.url, abort);
}
