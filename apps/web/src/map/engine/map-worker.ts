import { readArchive } from '@waypost/map-engine/read-archive';
import LibraryWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs';

/** The library's name of the message "load data of a source". */
const LOAD_DATA = 'LD';
/** The scheme of URLs made by `URL.createObjectURL`. */
const BLOB_SCHEMES = ['blob:http', 'blob:https'];

type Load = (wanted: { readonly url: string }, abort: AbortController) => Promise<{ readonly data: unknown }>;

/** The global scope of the library's worker. */
interface LibraryScope {
  readonly worker?: unknown;
  addProtocol?(scheme: string, load: Load): void;
}

/**
 * The library's worker lets the page fetch a blob URL and copies the result: for 100,000 features that blocks the page
 * for a third of a second. Here the worker fetches it itself.
 */
const loadBlob: Load = async ({ url }, { signal }) => {
  const response = await fetch(url, { signal });
  return { data: await response.json() };
};

/** A source with a data URL is sent all its features once they are loaded, for `getData`. Nothing here uses that. */
function keepDataHere({ actor }: LibraryWorker): void {
  const load = actor.messageHandlers[LOAD_DATA];
  if (load === undefined) return;
  actor.registerMessageHandler(LOAD_DATA, async (...message) => {
    const { data: _, ...result } = await load(...message);
    return result;
  });
}

// The worker's scope, with what the library adds to it.
const scope = self as unknown as LibraryScope;
if (scope.worker instanceof LibraryWorker) keepDataHere(scope.worker);
for (const scheme of BLOB_SCHEMES) scope.addProtocol?.(scheme, loadBlob);
// Otherwise the page would be asked for each tile of the base map and answer late.
scope.addProtocol?.('pmtiles', readArchive);
