import type { RawGeometry } from '../geometry/clean-geometry.ts';
import { RawPath } from '../geometry/raw-path.ts';
import { type DecodeContext, settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { ByteSource, DataField, Decoded, DecodeLimits, FeatureTaker } from '../outcome/decoded.ts';
import {
  createFeatureCollector,
  type FeatureCollector,
  toVertexFault,
} from '../outcome/feature-collector.ts';
import { parseNumber } from '../properties/parse-number.ts';
import {
  firstText,
  parseHexColor,
  parseTime,
  readOwnFlags,
  splitNaming,
  toBaseName,
  toDataField,
} from '../properties/property-text.ts';
import {
  attributeOf,
  childText,
  findChild,
  listChildren,
  readXml,
  type XmlHandler,
  type XmlNode,
} from '../xml/xml-reader.ts';

/** Garmin's names of track colours (GpxExtensions v3, DisplayColor_t) in the values its devices show. */
const GARMIN_COLORS: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['darkred', '#8b0000'],
  ['darkgreen', '#006400'],
  ['darkyellow', '#b5b820'],
  ['darkblue', '#00008b'],
  ['darkmagenta', '#8b008b'],
  ['darkcyan', '#008b8b'],
  ['lightgray', '#d3d3d3'],
  ['darkgray', '#a9a9a9'],
  ['red', '#ff0000'],
  ['green', '#008000'],
  ['yellow', '#ffff00'],
  ['blue', '#0000ff'],
  ['magenta', '#ff00ff'],
  ['cyan', '#00ffff'],
  ['white', '#ffffff'],
]);

/** Elements of an item that have a place of their own; all others are data of it. */
const PLACED = new Set(['name', 'desc', 'ele', 'time', 'link', 'extensions']);
const COLOR_ELEMENT = /(?:^|:)(?:DisplayColor|color)$/i;
const WAYS = new Set(['trk', 'rte']);

/** A track or route while it is open. */
interface Way {
  fields: XmlNode[];
  segments: RawPath[];
}

interface GpxState {
  context: DecodeContext;
  collector: FeatureCollector;
  baseName: string;
  way: Way | null;
  /** Whether it was said that values of single points are not kept. */
  hasPointValues: boolean;
}

const lngOf = (node: XmlNode) => parseNumber(attributeOf(node, 'lon') ?? '');
const latOf = (node: XmlNode) => parseNumber(attributeOf(node, 'lat') ?? '');
const altitudeOf = (node: XmlNode) => parseNumber(findChild(node, 'ele')?.text ?? '');

/** The first colour of an extensions element, by Garmin's names or as hexadecimal digits. */
function findColor(extensions: XmlNode | null): string | null {
  for (const child of listChildren(extensions)) {
    if (COLOR_ELEMENT.test(child.name)) {
      const color = GARMIN_COLORS.get(child.text.trim().toLowerCase()) ?? parseHexColor(child.text);
      if (color) return color;
    }
    const nested = findColor(child);
    if (nested) return nested;
  }
  return null;
}

const toKey = (name: string) => name.slice(name.indexOf(':') + 1);

/** What programs add of their own, from the innermost elements: `<ogr:depth>5</ogr:depth>` is the field `depth`. */
function listExtensions(parent: XmlNode | null, hasColor: boolean): DataField[] {
  return listChildren(parent).flatMap((node): DataField[] => {
    const { name, firstChild, text } = node;
    if (name.startsWith('waypost:')) return [{ key: name.replace(':', '_'), value: text, type: 0 }];
    if (firstChild !== null) return listExtensions(node, hasColor);
    const isTaken = hasColor && COLOR_ELEMENT.test(name);
    return isTaken || text.trim() === '' ? [] : [toDataField(toKey(name), text)];
  });
}

/** @param fields what an item says of itself, each an element. */
function describe(state: GpxState, fields: readonly XmlNode[]) {
  const find = (name: string) => fields.find((field) => field.name === name) ?? null;
  const textOf = (name: string) => find(name)?.text.trim() ?? '';
  const data: DataField[] = [];
  for (const { name, text, firstChild } of fields) {
    if (PLACED.has(name) || firstChild !== null || text.trim() === '') continue;
    data.push(toDataField(toKey(name), text));
  }
  for (const link of fields) {
    const href = link.name === 'link' ? attributeOf(link, 'href') : undefined;
    if (href) data.push({ key: 'link', value: href, type: 0 });
  }
  const extensions = find('extensions');
  const color = findColor(extensions);
  data.push(...listExtensions(extensions, color !== null));
  const description = firstText(textOf('desc'), textOf('cmt'));
  const naming = splitNaming({ name: textOf('name'), description }, data);
  return {
    name: firstText(naming.name, state.baseName),
    description,
    color,
    data: naming.data,
    folder: null,
    ...readOwnFlags(data),
  };
}

function addWaypoint(state: GpxState, node: XmlNode): void {
  const said = describe(state, listChildren(node));
  state.collector.add(
    [{ kind: 'point', position: [lngOf(node), latOf(node), altitudeOf(node)] }],
    said.name,
    () => ({
      ...said,
      created_origin: parseTime(childText(node, 'time')),
    }),
  );
}

function addWayPoint(state: GpxState, node: XmlNode): void {
  const segment = state.way?.segments.at(-1);
  if (!segment) return;
  segment.add(lngOf(node), latOf(node), altitudeOf(node), parseTime(childText(node, 'time')));
  if (segment.length > state.context.limits.maxVertices) throw toVertexFault(state.context);
  if (!state.hasPointValues && segment.length > 1) {
    state.hasPointValues = listChildren(node).some((child) => child.name !== 'ele');
    if (state.hasPointValues) state.collector.recorder.warn('point_values');
  }
}

/** Each segment becomes a line; a segment without points holds nothing and is passed over. */
function addWay(state: GpxState, way: Way): void {
  const said = describe(state, way.fields);
  const parts = way.segments.flatMap((path): RawGeometry[] =>
    path.length === 0 ? [] : [{ kind: 'path', path }],
  );
  if (parts.length === 0) {
    state.collector.leave('no_geometry', said.name);
    return;
  }
  state.collector.add(parts, said.name, (_geometry, part) => ({
    ...said,
    data: said.data.map((field) => ({ ...field })),
    created_origin: part.kind === 'path' ? part.path.findFirstTime() : null,
  }));
}

function toHandler(state: GpxState): XmlHandler {
  const isPoint = (name: string) => name === 'wpt' || name === 'trkpt' || name === 'rtept';
  return {
    captures: (name, parent) => isPoint(name) || (WAYS.has(parent) && name !== 'trkseg'),
    // Once it was said that values of points are not kept, they are passed over.
    keeps: (name, parent) => parent !== 'trkpt' || name === 'ele' || name === 'time' || !state.hasPointValues,
    open: (name) => {
      if (WAYS.has(name)) state.way = { fields: [], segments: [] };
      if (name === 'trkseg' || name === 'rte') state.way?.segments.push(new RawPath());
    },
    close: (name) => {
      if (!WAYS.has(name) || !state.way) return;
      addWay(state, state.way);
      state.way = null;
    },
    element: (node) => {
      if (node.name === 'wpt') addWaypoint(state, node);
      else if (isPoint(node.name)) addWayPoint(state, node);
      else state.way?.fields.push(node);
    },
  };
}

/**
 * Decodes GPX 1.0 and 1.1 in one pass: waypoints become points, track segments and routes become lines, each
 * with its first time. Rejects only when the stream itself does.
 * Source of the format: Topografix GPX 1.1 schema.
 */
export function decodeGpx(
  file: { name: string; source: ByteSource },
  limits?: Partial<DecodeLimits>,
  taker?: FeatureTaker,
): Promise<Decoded> {
  const context = toContext(file.name, limits, taker);
  return settleDecode(async () => {
    const collector = createFeatureCollector(context);
    const state: GpxState = {
      context,
      collector,
      baseName: toBaseName(file.name),
      way: null,
      hasPointValues: false,
    };
    await readXml(file.source, toHandler(state), context, collector);
    return collector.finish('gpx');
  });
}
