import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '@waypost/e2e/start-server';
import type { BareBaseMap } from './bare-base-map.ts';

/** The content of a bare page over its background: GeoJSON as text, or the product’s tiles by `z/x/y`. */
export type BareContent =
  | {
      readonly points: string;
      /** Lines and areas. */
      readonly shapes: string;
    }
  | { readonly tiles: ReadonlyMap<string, Uint8Array> };

/** A page with the map library only. It marks `waypost:map-drawn` when its map is idle, as the product does. */
export interface BarePage {
  /**
   * Takes `lng`, `lat` and `zoom` in its query, and the position of the map on the page: `left`, `top`, `width`,
   * `height` in pixels.
   */
  readonly url: string;
  close(): void;
}

const CIRCLES = `
    { id: 'points', type: 'circle', ...points, filter: ['!', ['has', 'point_count']],
      paint: { 'circle-color': color, 'circle-radius': 6, 'circle-stroke-width': 1.5, 'circle-stroke-color': '#fff' } },
    { id: 'clusters', type: 'circle', ...clusters, filter: ['has', 'point_count'],
      paint: { 'circle-color': '#0059ff', 'circle-radius': ['step', ['get', 'point_count'], 16, 100, 20, 750, 26] } },`;

/** The simplest styling: clusters as in the product, and each geometry in its colour. */
const SHOW_GEOJSON = `
  Object.assign(style.sources, {
    points: { type: 'geojson', data: '/points.json', cluster: true, clusterMaxZoom: 13, clusterMinPoints: 6 },
    shapes: { type: 'geojson', data: '/shapes.json' },
  });
  const color = ['get', 'color'];
  const points = { source: 'points' };
  const clusters = points;
  const isArea = ['==', ['geometry-type'], 'Polygon'];
  style.layers.push(
    { id: 'areas', type: 'fill', source: 'shapes', filter: isArea, paint: { 'fill-color': color, 'fill-opacity': 0.3 } },
    { id: 'lines', type: 'line', source: 'shapes', paint: { 'line-color': color, 'line-width': 2 } },
    ${CIRCLES}
  );`;

/** The points of tiles, styled likewise. */
const SHOW_TILES = `
  style.sources.tiles = { type: 'vector', tiles: [location.origin + '/tiles/{z}/{x}/{y}'], maxzoom: 14 };
  const color = ['get', 'color'];
  const points = { source: 'tiles', 'source-layer': 'features' };
  const clusters = { source: 'tiles', 'source-layer': 'clusters' };
  style.layers.push(${CIRCLES}
  );`;

function toPage(content: BareContent | null, baseMap: BareBaseMap | null): string {
  const withTiles = content !== null && 'tiles' in content ? SHOW_TILES : SHOW_GEOJSON;
  return `<!doctype html><meta charset="utf-8">${baseMap?.head ?? ''}<style>html,body{height:100%;margin:0}#map{position:absolute;inset:0}</style><div id="map"></div>
    <script type="module">
      import { Map, addProtocol, setWorkerUrl } from '/maplibre-gl.mjs';
      setWorkerUrl('/maplibre-gl-worker.mjs');
      ${baseMap?.code ?? "const style = { version: 8, sources: {}, layers: [{ id: 'b', type: 'background', paint: { 'background-color': '#cfe2ec' } }] };"}
      ${content === null ? '' : withTiles}
      const asked = new URLSearchParams(location.search);
      const place = document.getElementById('map').style;
      if (asked.has('width')) place.inset = 'auto';
      for (const side of ['left', 'top', 'width', 'height']) if (asked.has(side)) place[side] = asked.get(side) + 'px';
      const center = [Number(asked.get('lng')), Number(asked.get('lat'))];
      new Map({ container: 'map', style, center, zoom: Number(asked.get('zoom') ?? 1) })
        .once('idle', () => performance.mark('waypost:map-drawn'));
    </script>`;
}

/** Serves a page with only the map library and, if given, some content and a base map. */
export async function serveBarePage(
  content: BareContent | null = null,
  baseMap: BareBaseMap | null = null,
): Promise<BarePage> {
  const library = join(ROOT, 'node_modules/maplibre-gl/dist');
  const texts = new Map<string, readonly [type: string, bytes: Uint8Array]>();
  const put = (path: string, type: string, text: string) => texts.set(path, [type, Buffer.from(text)]);
  put('/', 'text/html', toPage(content, baseMap));
  if (content !== null && 'tiles' in content) {
    for (const [place, bytes] of content.tiles)
      texts.set(`/tiles/${place}`, ['application/vnd.mapbox-vector-tile', bytes]);
  } else if (content !== null) {
    put('/points.json', 'application/json', content.points);
    put('/shapes.json', 'application/json', content.shapes);
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bare').pathname;
    const text = texts.get(path);
    if (text !== undefined) response.writeHead(200, { 'content-type': text[0] }).end(text[1]);
    else if (baseMap?.answer(path, request, response) === true) return;
    else if (/^\/maplibre-gl[\w-]*\.mjs$/.test(path)) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      createReadStream(join(library, path))
        .on('error', () => response.destroy())
        .pipe(response);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
