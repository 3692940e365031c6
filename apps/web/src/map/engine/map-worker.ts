import { readArchive } from '@waypost/map-engine/read-archive';
import LibraryWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs';

/** The library's name for "load the features of a source". */
const LOAD_DATA = 'LD';
/** How the library names the schemes of what `URL.createObjectURL` answers. */
const BLOB_SCHEMES = ['blob:http', 'blob:https'];

type Load = (wanted: { readonly url: string }, abort: AbortController) => Promise<{ readonly data: unknown }>;

/** The scope of the library's worker. */
interface LibraryScope {
  readonly worker?: unknown;
  addProtocol?(scheme: string, load: Load): void;
}

/**
 * The library's worker has the page read what lies behind the address of a blob, and copies it from there: of 100,000
 * features that stops the page for a third of a second. It can be read here.
 */
const loadBlob: Load = async ({ url }, { signal }) => {
  const response = await fetch(url, { signal });
  return { data: await response.json() };
};

/**
 * A source that was given the address of its features is sent all of them back once they are read, for callers that ask
 * the source for them. Nobody here does.
 */
function keepDataHere({ actor }: LibraryWorker): void {
  const load = actor.messageHandlers[LOAD_DATA];
  if (load === undefined) return;
  actor.registerMessageHandler(LOAD_DATA, async (...message) => {
    const { data: _, ...result } = await load(...message);
    return result;
  });
}

// The scope of a worker, with what the library puts into it.
const scope = self as unknown as LibraryScope;
if (scope.worker instanceof LibraryWorker) keepDataHere(scope.worker);
for (const scheme of BLOB_SCHEMES) scope.addProtocol?.(scheme, loadBlob);
// Or the page would be asked for each tile of the base map, and answer when it has time.
scope.addProtocol?.('pmtiles', readArchive);
