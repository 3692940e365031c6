import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '@waypost/e2e/start-server';
import { createBaseStyle, GRAIN_IMAGE } from '@waypost/map-engine/base-style';

const ARCHIVE = '/basemap.pmtiles';
const MODULES: Readonly<Record<string, string>> = {
  '/pmtiles.mjs': import.meta.resolve('pmtiles'),
  '/fflate.mjs': import.meta.resolve('fflate/browser'),
};

/**
 * The product's base map on a page without the product: its archive, the library that reads it, and the light style,
 * without the grain of the land, which is an image, and with names in the page's font.
 */
export interface BareBaseMap {
  /** The contents of the page's head. */
  readonly head: string;
  /**
   * Code of the page's module: declares a `style` and enables reading archives. Needs `addProtocol` of the map library.
   */
  readonly code: string;
  /** Serves the page's other requests. @returns false for those unrelated to the base map. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): boolean;
}

export function readBaseMap(): BareBaseMap {
  const archive = readFileSync(join(ROOT, 'apps/web/dist/basemap/waypost.pmtiles'));
  const style = createBaseStyle('outdoors', `ORIGIN${ARCHIVE}`, true, 'en');
  const layers = style.layers.filter(
    (layer) => layer.type !== 'background' || layer.paint?.['background-pattern'] !== GRAIN_IMAGE,
  );
  const sendRange = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const start = Number(first ?? 0);
    const end = Math.min(Number(last ?? archive.length - 1), archive.length - 1);
    response
      .writeHead(206, {
        'content-range': `bytes ${start}-${end}/${archive.length}`,
        'content-length': end - start + 1,
      })
      .end(archive.subarray(start, end + 1));
  };
  return {
    head: '<script type="importmap">{"imports":{"fflate":"/fflate.mjs"}}</script>',
    code: `
      const { Protocol } = await import('/pmtiles.mjs');
      addProtocol('pmtiles', new Protocol().tile);
      const style = JSON.parse(${JSON.stringify(JSON.stringify({ ...style, layers }))}.replaceAll('ORIGIN', location.origin));`,
    answer(path, request, response) {
      const file = MODULES[path];
      if (file !== undefined) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(new URL(file)));
      } else if (path === ARCHIVE) sendRange(request, response);
      return file !== undefined || path === ARCHIVE;
    },
  };
}
