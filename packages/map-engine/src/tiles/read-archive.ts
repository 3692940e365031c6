import { FetchSource, PMTiles, Protocol } from 'pmtiles';
import { toPatientSource } from './patient-source.ts';
import { shareReads } from './share-reads.ts';

const protocol = new Protocol();

function openArchive(archive: string): PMTiles {
  const known = protocol.get(archive);
  if (known !== undefined) return known;
  const source = new FetchSource(archive);
  const avoidCache = () => {
    // The library's name for a workaround: it requests with `no-store`.
    source.chromeWindowsNoCache = true;
  };
  const opened = new PMTiles(toPatientSource(source, { avoidCache }));
  protocol.add(opened);
  return opened;
}

/** Reads what the header of an archive says: its zooms and bounds. */
export async function readArchiveHeader(archive: string) {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await openArchive(archive).getHeader();
  return { minZoom, maxZoom, bounds: [minLon, minLat, maxLon, maxLat] as [number, number, number, number] };
}

function readOnce(url: string, abort: AbortController): Promise<{ readonly data: ArrayBuffer }> {
  const archive = /^pmtiles:\/\/(.+?)(?:\/\d+\/\d+\/\d+)?$/.exec(url)?.[1];
  // The protocol opens unknown archives itself, but with a source that does not retry.
  if (archive !== undefined) openArchive(archive);
  return protocol.tile({ url }, abort);
}

// Shapes and labels of the base map are separate sources that request the same tiles.
const readShared = shareReads(readOnce);

/** Handles `pmtiles://` as a protocol of the map library: in its worker for tiles, in the page for terrain. */
export function readArchive(
  request: { readonly url: string },
  abort: AbortController,
): Promise<{ readonly data: ArrayBuffer }> {
  return readShared(request.url, abort);
}
