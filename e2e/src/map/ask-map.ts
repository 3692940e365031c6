import type { Page } from 'playwright-core';

/** The methods of the map library’s map that are asked; the library documents all of them. */
interface LibraryMap {
  getCanvas(): HTMLCanvasElement;
  getStyle(): { readonly sources: Readonly<Record<string, unknown>> };
  getPaintProperty(layer: string, name: string): unknown;
  getZoom(): number;
  areTilesLoaded(): boolean;
  isStyleLoaded(): boolean | undefined;
  queryRenderedFeatures(): readonly {
    readonly source: string;
    readonly geometry: { readonly type: string; readonly coordinates?: unknown };
    readonly layer: { readonly id: string; readonly layout?: { readonly 'text-field'?: unknown } };
  }[];
}

/** What a map draws, as it says itself. */
export interface DrawnMap {
  readonly zoom: number;
  /** Whether nothing of it is still to come. */
  readonly isComplete: boolean;
  /** The colour below everything. */
  readonly ground: unknown;
  /** The sources of its style. */
  readonly sources: readonly string[];
  /** How many features are drawn in each layer of the style. */
  readonly drawn: Readonly<Record<string, number>>;
  /** Where points are drawn in each layer of the style, as `longitude,latitude`. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** The texts that are drawn. */
  readonly texts: readonly string[];
}

declare global {
  /** All maps that the library has made in this page, once one was asked. */
  var libraryMaps: LibraryMap[] | undefined;
}

/** The chunk of the build that is the map library. */
const LIBRARY = /\/assets\/map-library-[\w-]+\.js$/;

/**
 * Finds the maps of a page. The product keeps them to itself, but the library’s class is an export of its chunk, and the debugger
 * lists the instances of a class.
 */
async function findMaps(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  try {
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      awaitPromise: true,
      expression: `(async () => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => name);
        const url = urls.find((name) => ${LIBRARY}.test(name));
        const parts = Object.values(await import(url));
        return parts.find((part) => part?.prototype?.queryRenderedFeatures !== undefined).prototype;
      })()`,
    });
    if (result.objectId === undefined) throw new Error(`There is no map library: ${exceptionDetails?.text}`);
    const { objects } = await debug.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
    if (objects.objectId === undefined) throw new Error('The page has no map.');
    await debug.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { globalThis.libraryMaps = this; }',
    });
  } finally {
    await debug.detach();
  }
}

/** Asks the map of a page what it draws; null while there is none. */
export async function askMap(page: Page): Promise<DrawnMap | null> {
  await page.locator('section canvas.maplibregl-canvas').first().waitFor();
  const hasMap = await page.evaluate(() =>
    globalThis.libraryMaps?.some((map) => map.getCanvas().isConnected),
  );
  if (hasMap !== true) await findMaps(page);
  return page.evaluate(() => {
    const map = globalThis.libraryMaps?.find((one) => one.getCanvas().isConnected);
    if (map === undefined || map.isStyleLoaded() !== true) return null;
    const drawn: Record<string, number> = {};
    const places: Record<string, string[]> = {};
    const texts = new Set<string>();
    for (const { layer, geometry } of map.queryRenderedFeatures()) {
      drawn[layer.id] = (drawn[layer.id] ?? 0) + 1;
      if (geometry.type === 'Point')
        places[layer.id] = [...(places[layer.id] ?? []), String(geometry.coordinates)];
      // The library answers with the text that a feature has, instead of the expression of its layer.
      const text = layer.layout?.['text-field'];
      if (text !== undefined) texts.add(String(text));
    }
    return {
      zoom: map.getZoom(),
      isComplete: map.areTilesLoaded(),
      ground: map.getPaintProperty('base-background', 'background-color'),
      sources: Object.keys(map.getStyle().sources),
      drawn,
      places,
      texts: [...texts],
    };
  });
}
