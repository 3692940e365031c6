import type { KmzPictures } from '../kmz/kmz-pictures.ts';
import { type DecodeContext, settleDecode, toContext } from '../outcome/decode-fault.ts';
import type {
  ByteSource,
  DataField,
  Decoded,
  DecodeLimits,
  FeatureTaker,
  FileFormat,
  LossKind,
} from '../outcome/decoded.ts';
import { createFeatureCollector, type FeatureCollector } from '../outcome/feature-collector.ts';
import { toPlainText } from '../properties/plain-text.ts';
import {
  firstText,
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
import { createKmlColors, type KmlColors } from './kml-colors.ts';
import { toKmlGeometries } from './kml-geometry.ts';
import { isForeignStyle } from './kml-style.ts';

/** Elements that are delivered whole but never become features, and what the report calls them. */
const LOSSES: ReadonlyMap<string, LossKind> = new Map([
  ['NetworkLink', 'network_link'],
  ['GroundOverlay', 'ground_overlay'],
  ['PhotoOverlay', 'photo_overlay'],
  ['ScreenOverlay', 'screen_overlay'],
  ['gx:Tour', 'tour'],
  ['Tour', 'tour'],
]);

const KEPT = new Set(
  `name description styleUrl Style StyleMap Pair key LineStyle PolyStyle IconStyle color fill
  Point LineString LinearRing Polygon outerBoundaryIs innerBoundaryIs MultiGeometry coordinates
  Track MultiTrack gx:Track gx:MultiTrack gx:coord when Model TimeStamp TimeSpan begin
  ExtendedData Data value SchemaData SimpleData Link Url href
  address phoneNumber Snippet snippet end`.split(/\s+/),
);

/** Words of a placemark beside its name and description: data like any other. */
const WORDS = ['address', 'phoneNumber', 'Snippet', 'snippet'];

const CONTAINERS = new Set(['Document', 'Folder']);

interface KmlState {
  collector: FeatureCollector;
  colors: KmlColors;
  /** The open containers; a Document's name is no folder. */
  containers: { isFolder: boolean; name: string }[];
  /** Their names in a row, until one of them changes. */
  folder: string | null | undefined;
  baseName: string;
  maxPositions: number;
  /** Of an archive, the pictures in it. */
  pictures: KmzPictures | null;
}

function toFolder(state: KmlState): string | null {
  if (state.folder !== undefined) return state.folder;
  const names = state.containers.flatMap(({ isFolder, name }) => (isFolder && name !== '' ? [name] : []));
  state.folder = names.length === 0 ? null : names.join('/');
  return state.folder;
}

/** Extended data in each of its three forms: Data, SchemaData and elements of another vocabulary. */
function toDataFields(placemark: XmlNode): DataField[] {
  const fields: DataField[] = [];
  const add = (key: string | undefined, value: string) => {
    if (key !== undefined && key !== '') fields.push(toDataField(key, value));
  };
  const extended = findChild(placemark, 'ExtendedData');
  for (let item = extended?.firstChild ?? null; item !== null; item = item.next) {
    if (item.name === 'Data') add(attributeOf(item, 'name'), childText(item, 'value'));
    else if (item.name === 'SchemaData') {
      for (const child of listChildren(item)) {
        if (child.name === 'SimpleData') add(attributeOf(child, 'name'), child.text);
      }
    } else add(item.name.slice(item.name.indexOf(':') + 1), item.text);
  }
  for (const key of WORDS) {
    const text = childText(placemark, key);
    if (text !== '') add(key, toPlainText(text));
  }
  const span = findChild(placemark, 'TimeSpan');
  const end = span ? childText(span, 'end') : '';
  if (end !== '') add('end', end);
  return fields;
}

function toCreatedOrigin(placemark: XmlNode): number | null {
  const stamp = findChild(placemark, 'TimeStamp');
  const span = findChild(placemark, 'TimeSpan');
  return parseTime(stamp ? childText(stamp, 'when') : span ? childText(span, 'begin') : '');
}

function addPlacemark(state: KmlState, placemark: XmlNode): void {
  const { collector, colors, baseName } = state;
  const own = {
    name: childText(placemark, 'name'),
    description: childText(placemark, 'description'),
  };
  const fields = toDataFields(placemark);
  const naming = splitNaming(own, fields);
  const flags = readOwnFlags(fields);
  const name = firstText(naming.name, baseName);
  const { parts, models, hasPointValues } = toKmlGeometries(placemark, state.maxPositions);
  for (let model = 0; model < models; model += 1) collector.leave('model', name);
  if (parts.length === 0) {
    if (models === 0) collector.leave('no_geometry', name);
    return;
  }
  if (hasPointValues) {
    collector.recorder.warn('point_values');
  }
  const use = colors.toUse(placemark);
  if (isForeignStyle(use.url)) {
    collector.recorder.warn('foreign_style');
  }
  const description = toPlainText(naming.description);
  const createdOrigin = toCreatedOrigin(placemark);
  const folder = toFolder(state);
  const first = collector.count();
  const features = collector.add(parts, name, (_geometry, part) => ({
    name,
    description,
    color: null,
    created_origin: (part.kind === 'track' ? part.createdOrigin : null) ?? createdOrigin,
    // Each feature has data of its own.
    data: parts.length === 1 ? naming.data : naming.data.map((field) => ({ ...field })),
    folder,
    ...flags,
  }));
  // Of what is not kept nothing is changed.
  if (features.length > 0 && description !== naming.description)
    collector.recorder.changed('markup_to_text', name);
  const pictures = features.length === 0 ? [] : (state.pictures?.take(naming.description) ?? []);
  // Of several parts the first has them.
  if (features[0] !== undefined && pictures.length > 0) features[0].pictures = pictures;
  colors.color(features, use, first);
}

function addElement(state: KmlState, node: XmlNode): void {
  if (node.name === 'Placemark') {
    addPlacemark(state, node);
    return;
  }
  if (node.name === 'name') {
    const container = state.containers.at(-1);
    if (container) container.name = node.text.trim();
    state.folder = undefined;
    return;
  }
  const loss = LOSSES.get(node.name);
  if (!loss) {
    state.colors.add(node);
    return;
  }
  const link = findChild(node, 'Link') ?? findChild(node, 'Url');
  const href = link ? childText(link, 'href') : '';
  state.collector.leave(loss, firstText(childText(node, 'name'), href, state.baseName));
}

function toHandler(state: KmlState): XmlHandler {
  const isCaptured = (name: string) =>
    name === 'Placemark' || name === 'Style' || name === 'StyleMap' || LOSSES.has(name);
  return {
    captures: (name, parent) => isCaptured(name) || (name === 'name' && CONTAINERS.has(parent)),
    keeps: (name, parent) => KEPT.has(name) || parent === 'ExtendedData',
    open: (name) => {
      if (!CONTAINERS.has(name)) return;
      state.containers.push({ isFolder: name === 'Folder', name: '' });
      state.folder = undefined;
    },
    close: (name) => {
      if (!CONTAINERS.has(name)) return;
      state.containers.pop();
      state.folder = undefined;
    },
    element: (node) => addElement(state, node),
  };
}

/** Reads a KML document; throws `DecodeFault`. A KMZ hands over its own collector, which counts its entries. */
export async function readKml(
  source: ByteSource,
  context: DecodeContext,
  collector: FeatureCollector,
  { format, pictures = null }: { readonly format: FileFormat; readonly pictures?: KmzPictures | null },
): Promise<Decoded> {
  const state: KmlState = {
    collector,
    colors: createKmlColors(),
    containers: [],
    folder: null,
    baseName: toBaseName(context.fileName),
    maxPositions: context.limits.maxVertices,
    pictures,
  };
  await readXml(source, toHandler(state), context, collector);
  state.colors.settle(collector.recolor);
  for (const name of pictures?.listLeft() ?? []) collector.leave('archive_entry', name);
  return collector.finish(format);
}

/**
 * Decodes KML 2.0 to 2.3 with Google's `gx:` tracks, from bytes or a stream of them, in one pass. Links and
 * overlays are named in the report and never fetched. Rejects only when the stream itself does.
 * Source of the format: OGC 12-007r2, KML 2.3.
 */
export function decodeKml(
  file: { name: string; source: ByteSource },
  limits?: Partial<DecodeLimits>,
  taker?: FeatureTaker,
): Promise<Decoded> {
  const context = toContext(file.name, limits, taker);
  return settleDecode(() =>
    readKml(file.source, context, createFeatureCollector(context), { format: 'kml' }),
  );
}
