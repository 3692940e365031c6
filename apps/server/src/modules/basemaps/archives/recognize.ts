import type { StreetSchema } from '@waypost/contract';
import {
  type ArchiveHeader,
  UnfitArchiveError,
  VECTOR_TYPE,
} from '../../../platform/tile-archives/tile-archive.ts';
import { toPlainText } from '../../../platform/tile-archives/to-plain-text.ts';

/** What the tiles of an archive are. */
export type TileContent =
  | { readonly kind: 'streets'; readonly schema: StreetSchema }
  | { readonly kind: 'heights'; readonly encoding: 'terrarium' | 'mapbox'; readonly tileSizePx: number };

/** Layers by which a schema is known: all of them are in any archive of streets. */
const MARKS: Readonly<Record<StreetSchema, readonly string[]>> = {
  openmaptiles: ['transportation', 'water'],
  protomaps: ['roads', 'water'],
};

/** Heights are pictures like any other; files are told apart by what they or their names say. */
const HEIGHTS = [
  ['terrarium', /terrarium/i],
  ['mapbox', /terrain-?rgb/i],
] as const;

/** What an archive holds, by its description and, for heights, its file name. @throws UnfitArchiveError. */
export function recognize({ mediaType, metadata }: ArchiveHeader, fileName: string): TileContent {
  if (mediaType === VECTOR_TYPE) {
    const layers = listLayerNames(metadata.vector_layers);
    for (const schema of ['openmaptiles', 'protomaps'] as const)
      if (MARKS[schema].every((name) => layers.includes(name))) return { kind: 'streets', schema };
    throw new UnfitArchiveError(
      `its layers (${layers.join(', ') || 'none are named'}) are neither those of OpenMapTiles nor of Protomaps`,
    );
  }
  for (const [encoding, pattern] of HEIGHTS) {
    if (metadata.encoding === encoding || pattern.test(`${fileName} ${metadata.name ?? ''}`))
      return { kind: 'heights', encoding, tileSizePx: Number(metadata.tileSize) || 256 };
  }
  throw new UnfitArchiveError(
    'it holds pictures that are no known heights; heights have “terrarium” or “terrain-rgb” in their file name',
  );
}

function listLayerNames(layers: unknown): string[] {
  if (!Array.isArray(layers)) return [];
  return layers.flatMap((layer: { id?: unknown } | null) =>
    typeof layer?.id === 'string' ? [layer.id] : [],
  );
}

/** When the data are from, as their builder says; null if it does not. */
export function findDataDate(metadata: ArchiveHeader['metadata']): string | null {
  for (const name of ['planetiler:osm:osmosisreplicationtime', 'date', 'planetiler:buildtime']) {
    const date = /^(\d{4}-\d{2}-\d{2})/.exec(String(metadata[name] ?? ''))?.[1];
    if (date !== undefined && !Number.isNaN(Date.parse(date))) return date;
  }
  return null;
}

const CREDITS: Readonly<Record<StreetSchema, string>> = {
  openmaptiles: '© OpenMapTiles © OpenStreetMap contributors',
  protomaps: 'Protomaps © OpenStreetMap contributors',
};

/** Whom an archive credits. That of streets names what its schema and OpenStreetMap ask for in any case. */
export function toCredit({ metadata }: ArchiveHeader, content: TileContent): string {
  const said = toPlainText(typeof metadata.attribution === 'string' ? metadata.attribution : '');
  if (content.kind === 'heights') return said;
  const usual = CREDITS[content.schema];
  if (said === '') return usual;
  return /OpenStreetMap/i.test(said) ? said : `${said}, ${usual}`;
}

/** The credit of streets in this schema. */
export const toUsualCredit = (schema: StreetSchema): string => CREDITS[schema];
