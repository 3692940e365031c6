import { describe, expect, test } from 'vitest';
import { readWmts, type WmtsLayer } from './read-wmts.ts';

const HALF_WORLD_M = 20_037_508.342_789_2;
const scaleOf = (zoom: number, pixels = 256) => (2 * HALF_WORLD_M) / (pixels * 2 ** zoom) / 0.000_28;

interface Matrix {
  readonly name: string;
  readonly zoom: number;
  readonly corner?: string;
  readonly pixels?: number;
}

const toMatrix = ({ name, zoom, corner = `-${HALF_WORLD_M} ${HALF_WORLD_M}`, pixels = 256 }: Matrix) => `
  <TileMatrix><ows:Identifier>${name}</ows:Identifier>
    <ScaleDenominator>${scaleOf(zoom, pixels)}</ScaleDenominator>
    <TopLeftCorner>${corner}</TopLeftCorner><TileWidth>${pixels}</TileWidth><TileHeight>${pixels}</TileHeight>
    <MatrixWidth>${2 ** zoom}</MatrixWidth><MatrixHeight>${2 ** zoom}</MatrixHeight></TileMatrix>`;
const toSet = (name: string, matrices: readonly Matrix[], system = 'urn:ogc:def:crs:EPSG::3857') => `
  <TileMatrixSet><ows:Identifier>${name}</ows:Identifier><ows:SupportedCRS>${system}</ows:SupportedCRS>
    ${matrices.map(toMatrix).join('')}</TileMatrixSet>`;
const MERCATOR = toSet('GoogleMapsCompatible', [
  { name: '0', zoom: 0 },
  { name: '1', zoom: 1 },
  { name: '2', zoom: 2 },
]);
const PATTERN = 'https://maps.example/{Style}/{Time}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png';

interface LayerParts {
  readonly name?: string;
  readonly link?: string;
  readonly formats?: readonly string[];
  readonly resource?: string;
  readonly more?: string;
}

const toLayer = ({
  name = 'ortho',
  link = '<TileMatrixSet>GoogleMapsCompatible</TileMatrixSet>',
  formats = ['image/png'],
  resource = `<ResourceURL format="image/png" resourceType="tile" template="${PATTERN}"/>`,
  more = '',
}: LayerParts = {}) => `
  <Layer><ows:Title>Orthophoto of ${name}</ows:Title><ows:Identifier>${name}</ows:Identifier>${more}
    <Style isDefault="false"><ows:Identifier>grey</ows:Identifier></Style>
    <Style isDefault="true"><ows:Identifier>in colour</ows:Identifier></Style>
    ${formats.map((one) => `<Format>${one}</Format>`).join('')}
    <Dimension><ows:Identifier>Time</ows:Identifier><Default>2026-05-01</Default><Value>2026-05-01</Value></Dimension>
    <TileMatrixSetLink>${link}</TileMatrixSetLink>${resource}</Layer>`;
const GET_TILE = `<ows:OperationsMetadata><ows:Operation name="GetTile"><ows:DCP><ows:HTTP>
    <ows:Get xlink:href="https://rest.example/"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>RESTful</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>
    <ows:Get xlink:href="https://maps.example/wmts?"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>
  </ows:HTTP></ows:DCP></ows:Operation></ows:OperationsMetadata>`;
const toDocument = (contents: string, before = '') => `<?xml version="1.0" encoding="UTF-8"?>
  <Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
  <ows:ServiceProvider><ows:ProviderName>INEGI</ows:ProviderName></ows:ServiceProvider>${before}
  <Contents>${contents}</Contents></Capabilities>`;
const read = (text: string) => readWmts(new TextEncoder().encode(text));
async function readOne(contents: string, before?: string): Promise<WmtsLayer> {
  const found = await read(toDocument(contents, before));
  if (!found.ok || found.layers[0] === undefined) throw new Error('There is no layer.');
  return found.layers[0];
}

describe('the layers of a WMTS', () => {
  test('have their pattern filled in but for the place, with the usual style and time', async () => {
    const found = await read(toDocument(toLayer() + MERCATOR));
    expect(found).toEqual({
      ok: true,
      provider: 'INEGI',
      layers: [
        {
          name: 'ortho',
          title: 'Orthophoto of ortho',
          bounds: null,
          minZoom: 0,
          maxZoom: 2,
          template:
            'https://maps.example/in%20colour/2026-05-01/GoogleMapsCompatible/{TileMatrix}/{TileRow}/{TileCol}.png',
          matrices: new Map([
            [0, '0'],
            [1, '1'],
            [2, '2'],
          ]),
        },
      ],
    });
  });

  test('without a pattern are asked for by key and value', async () => {
    const { template } = await readOne(toLayer({ resource: '' }) + MERCATOR, GET_TILE);
    expect(template.endsWith('&TILEMATRIX={TileMatrix}&TILEROW={TileRow}&TILECOL={TileCol}')).toBe(true);
    const url = new URL(template);
    expect(url.origin + url.pathname).toBe('https://maps.example/wmts');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      REQUEST: 'GetTile',
      LAYER: 'ortho',
      STYLE: 'in colour',
      FORMAT: 'image/png',
      TILEMATRIXSET: 'GoogleMapsCompatible',
      TIME: '2026-05-01',
    });
  });

  test('are read whatever prefixes a document has', async () => {
    const text = toDocument(toLayer() + MERCATOR)
      .replaceAll(/<(\/?)(?!ows:|[?/])/g, '<$1w:')
      .replaceAll('ows:', 'o:')
      .replace('xmlns=', 'xmlns:w=');
    const found = await read(text);
    expect(found.ok && found.layers.map(({ name, maxZoom }) => [name, maxZoom])).toEqual([['ortho', 2]]);
  });

  test('linked to several grids have the one of Web Mercator, and of two such the one with more zooms', async () => {
    const national = toSet('Lambert', [{ name: 'L0', zoom: 0 }], 'urn:ogc:def:crs:EPSG::6372');
    const short = toSet('short', [{ name: 's0', zoom: 0 }]);
    const toLink = (name: string) => `<TileMatrixSet>${name}</TileMatrixSet>`;
    const link = ['Lambert', 'short', 'GoogleMapsCompatible']
      .map(toLink)
      .join('</TileMatrixSetLink><TileMatrixSetLink>');
    const { template, matrices } = await readOne(toLayer({ link }) + national + short + MERCATOR);
    expect(template).toContain('/GoogleMapsCompatible/');
    expect([...matrices.values()]).toEqual(['0', '1', '2']);
    const alone = toDocument(toLayer({ link: toLink('Lambert') }) + national + MERCATOR);
    expect(await read(alone)).toEqual({ ok: false, reason: 'without_web_mercator' });
  });

  test('say where they are, within the ends of Web Mercator', async () => {
    const box = (lower: string, upper: string) =>
      `<ows:WGS84BoundingBox><ows:LowerCorner>${lower}</ows:LowerCorner><ows:UpperCorner>${upper}</ows:UpperCorner></ows:WGS84BoundingBox>`;
    const boundsOf = async (lower: string, upper: string) =>
      (await readOne(toLayer({ more: box(lower, upper) }) + MERCATOR)).bounds;
    expect(await boundsOf('-110.5 24', '-110 24.5')).toEqual([-110.5, 24, -110, 24.5]);
    expect(await boundsOf('-180 -90', '180 90')).toEqual([-180, -85.051129, 180, 85.051129]);
    expect(await boundsOf('170 -20', '-170 -10')).toBeNull();
    expect(await boundsOf('west south', 'east north')).toBeNull();
  });

  test('have the zooms of their matrices by scale, whatever their names, within their limits', async () => {
    const set = toSet('m', [
      { name: 'EPSG:900913:07', zoom: 7 },
      { name: 'EPSG:900913:05', zoom: 5 },
      { name: 'large', zoom: 6, pixels: 512 },
    ]);
    const link = '<TileMatrixSet>m</TileMatrixSet>';
    const all = await readOne(toLayer({ link }) + set);
    expect([...all.matrices].toSorted()).toEqual([
      [5, 'EPSG:900913:05'],
      [6, 'large'],
      [7, 'EPSG:900913:07'],
    ]);
    const limits =
      '<TileMatrixSetLimits><TileMatrixLimits><TileMatrix>EPSG:900913:05</TileMatrix></TileMatrixLimits></TileMatrixSetLimits>';
    const { minZoom, maxZoom } = await readOne(toLayer({ link: link + limits }) + set);
    expect([minZoom, maxZoom]).toEqual([5, 5]);
  });

  test.each([
    ['another system', toSet('GoogleMapsCompatible', [{ name: '0', zoom: 0 }], 'urn:ogc:def:crs:EPSG::4326')],
    ['another corner', toSet('GoogleMapsCompatible', [{ name: '0', zoom: 0, corner: '0 0' }])],
    ['scales between the zooms', toSet('GoogleMapsCompatible', [{ name: '0', zoom: 0.5 }])],
    ['no such set', toSet('other', [{ name: '0', zoom: 0 }])],
  ])('with %s are none', async (_title, set) => {
    expect(await read(toDocument(toLayer() + set))).toEqual({ ok: false, reason: 'without_web_mercator' });
  });

  test('of vectors are left out', async () => {
    const vectors = toLayer({
      name: 'roads',
      formats: ['application/vnd.mapbox-vector-tile'],
      resource: `<ResourceURL format="application/vnd.mapbox-vector-tile" resourceType="tile" template="${PATTERN}"/>`,
    });
    const found = await read(toDocument(vectors + toLayer() + MERCATOR, GET_TILE));
    expect(found.ok && found.layers.map(({ name }) => name)).toEqual(['ortho']);
  });
});

describe('a document', () => {
  test.each([
    ['no XML', 'this is not a map'],
    ['a page', '<html><body><p>Not found</p></body></html>'],
    ['cut short', toDocument(toLayer() + MERCATOR).slice(0, 900)],
    ['empty', ''],
    ['with entities of its own', `<!DOCTYPE Capabilities [<!ENTITY a "aaaa">]>${toDocument(toLayer())}`],
    ['nested without end', `<Capabilities>${'<Contents>'.repeat(200)}`],
  ])('that is %s cannot be read', async (_title, text) => {
    expect(await read(text)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('of thousands of layers is read', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => toLayer({ name: `layer ${index}` })).join('');
    const found = await read(toDocument(many + MERCATOR));
    expect(found.ok && found.layers.length).toBe(3_000);
  });
});
