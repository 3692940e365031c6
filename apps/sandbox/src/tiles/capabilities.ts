/** A layer of the WMTS, and its only set of matrices. */
export interface WmtsOffer {
  readonly name: string;
  readonly title: string;
  readonly system: 'EPSG:3857' | 'EPSG:4326';
}

/** The deepest zoom with tiles. */
export const WMTS_LEVEL = 16;
/** About La Paz, where the tiles have something to show. */
const BOX = { lower: '-111 23.5', upper: '-109 25' };
const HALF_WORLD_M = 20_037_508.342_789_244;
const PIXEL_M = 0.000_28;

/** What is offered: two layers to be seen, and one in another system. */
export const WMTS_LAYERS: readonly WmtsOffer[] = [
  { name: 'land', title: 'Land cover', system: 'EPSG:3857' },
  { name: 'ortho', title: 'Orthophoto', system: 'EPSG:3857' },
  { name: 'degrees', title: 'Land cover in degrees', system: 'EPSG:4326' },
];

const toMatrix = (zoom: number) => `
      <TileMatrix>
        <ows:Identifier>${String(zoom).padStart(2, '0')}</ows:Identifier>
        <ScaleDenominator>${(2 * HALF_WORLD_M) / 256 / 2 ** zoom / PIXEL_M}</ScaleDenominator>
        <TopLeftCorner>-${HALF_WORLD_M} ${HALF_WORLD_M}</TopLeftCorner>
        <TileWidth>256</TileWidth>
        <TileHeight>256</TileHeight>
        <MatrixWidth>${2 ** zoom}</MatrixWidth>
        <MatrixHeight>${2 ** zoom}</MatrixHeight>
      </TileMatrix>`;

const toLayer = ({ name, title, system }: WmtsOffer, origin: string) => `
    <Layer>
      <ows:Title>${title}</ows:Title>
      <ows:WGS84BoundingBox>
        <ows:LowerCorner>${BOX.lower}</ows:LowerCorner>
        <ows:UpperCorner>${BOX.upper}</ows:UpperCorner>
      </ows:WGS84BoundingBox>
      <ows:Identifier>${name}</ows:Identifier>
      <Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style>
      <Format>image/png</Format>
      <TileMatrixSetLink><TileMatrixSet>${system}</TileMatrixSet></TileMatrixSetLink>
      <ResourceURL format="image/png" resourceType="tile" template="${origin}/wmts/${name}/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png"/>
    </Layer>`;

const toSet = (system: WmtsOffer['system']) => `
    <TileMatrixSet>
      <ows:Identifier>${system}</ows:Identifier>
      <ows:SupportedCRS>urn:ogc:def:crs:${system.replace(':', '::')}</ows:SupportedCRS>${Array.from(
        { length: WMTS_LEVEL + 1 },
        (_, zoom) => toMatrix(zoom),
      ).join('')}
    </TileMatrixSet>`;

/** The capabilities document. @param origin of this sandbox. */
export function toCapabilities(origin: string, layers: readonly WmtsOffer[] = WMTS_LAYERS): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" version="1.0.0">
  <ows:ServiceProvider><ows:ProviderName>Sandbox Survey</ows:ProviderName></ows:ServiceProvider>
  <Contents>${layers.map((layer) => toLayer(layer, origin)).join('')}${toSet('EPSG:3857')}${toSet('EPSG:4326')}
  </Contents>
</Capabilities>`;
}
