import type { RawGeometry } from '../geometry/clean-geometry.ts';
import type { RawPath } from '../geometry/raw-path.ts';
import { type DecodeContext, settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { ByteSource, Decoded, DecodeLimits, FeatureTaker } from '../outcome/decoded.ts';
import {
  createFeatureCollector,
  type FeatureCollector,
  toVertexFault,
} from '../outcome/feature-collector.ts';
import { parseNumber } from '../properties/parse-number.ts';
import { firstText, parseTime, toBaseName } from '../properties/property-text.ts';
import {
  attributeOf,
  childText,
  findChild,
  listChildren,
  readXml,
  type XmlHandler,
  type XmlNode,
} from '../xml/xml-reader.ts';
import { addLapValue, createOuting, openLap, openTrack, type TcxOuting, toOutingData } from './tcx-outing.ts';

/** What becomes a line. A workout is a plan and has no place. */
const OUTINGS = new Set(['Activity', 'Course']);
/** Elements that are opened and closed as they come; all others are delivered whole. */
const CONTAINERS = new Set([
  ...['TrainingCenterDatabase', 'Activities', 'Courses', 'MultiSportSession', 'FirstSport', 'NextSport'],
  ...['Activity', 'Course', 'Lap', 'Track', 'Workouts'],
]);
/** What is read of a point; of the rest it is only told that there is some. */
const POINT_PARTS = new Set(['Time', 'Position', 'AltitudeMeters']);
const SENSOR_PARTS = new Set(['HeartRateBpm', 'Cadence', 'Extensions']);

interface TcxState {
  readonly context: DecodeContext;
  readonly collector: FeatureCollector;
  readonly baseName: string;
  outing: TcxOuting | null;
  /** Points of all tracks, and those of them that say where they are. */
  pointCount: number;
  placedCount: number;
  hasSensorValues: boolean;
}

/** Longitude, latitude and altitude of a point; NaN for what it does not say. Null without a position. */
function readPosition(node: XmlNode): [lng: number, lat: number, altitude: number] | null {
  const position = findChild(node, 'Position');
  if (position === null) return null;
  const lng = parseNumber(childText(position, 'LongitudeDegrees'));
  const lat = parseNumber(childText(position, 'LatitudeDegrees'));
  return [lng, lat, parseNumber(childText(node, 'AltitudeMeters'))];
}

/** The end of one lap is the beginning of the next, and many devices write it twice. */
function isRepeated(path: RawPath, lng: number, lat: number, time: number | null): boolean {
  const last = path.length - 1;
  const position = last < 0 ? null : path.positionAt(last);
  return position?.[0] === lng && position[1] === lat && path.timeAt(last) === time;
}

function addTrackpoint(state: TcxState, { segments }: TcxOuting, node: XmlNode): void {
  const segment = segments.at(-1);
  if (segment === undefined) return;
  state.pointCount += 1;
  state.hasSensorValues ||= listChildren(node).some(({ name }) => SENSOR_PARTS.has(name));
  const position = readPosition(node);
  if (position === null) return;
  state.placedCount += 1;
  const [lng, lat, altitude] = position;
  const time = parseTime(childText(node, 'Time'));
  if (isRepeated(segment, lng, lat, time)) return;
  segment.add(lng, lat, altitude, time);
  if (segment.length > state.context.limits.maxVertices) throw toVertexFault(state.context);
}

/** A turn, a summit, water: a course point has a place of its own. */
function addCoursePoint({ collector, baseName }: TcxState, node: XmlNode): void {
  const name = firstText(childText(node, 'Name'), baseName);
  const position = readPosition(node);
  if (position === null) {
    collector.leave('no_geometry', name);
    return;
  }
  const type = childText(node, 'PointType');
  collector.add([{ kind: 'point', position }], name, () => ({
    name,
    description: childText(node, 'Notes'),
    color: null,
    created_origin: parseTime(childText(node, 'Time')),
    data: type === '' ? [] : [{ key: 'type', value: type, type: 0 }],
    folder: null,
  }));
}

function addOuting({ collector, baseName }: TcxState, outing: TcxOuting): void {
  const name = firstText(outing.name, baseName);
  const parts = outing.segments.flatMap((path): RawGeometry[] =>
    path.length === 0 ? [] : [{ kind: 'path', path }],
  );
  if (parts.length === 0) {
    collector.leave('no_geometry', name);
    return;
  }
  const data = toOutingData(outing);
  collector.add(parts, name, (_geometry, part) => ({
    name,
    description: outing.notes,
    color: null,
    created_origin: part.kind === 'path' ? part.path.findFirstTime() : null,
    data: data.map((field) => ({ ...field })),
    folder: null,
  }));
}

/** What an activity or a course says of itself, beside its laps. */
function addWords(outing: TcxOuting, node: XmlNode): void {
  if (node.name === 'Name') outing.name = node.text.trim();
  if (node.name === 'Notes') outing.notes = node.text.trim();
  if (node.name === 'Creator') outing.device = childText(node, 'Name');
}

function addElement(state: TcxState, node: XmlNode, parent: string): void {
  const { outing, collector } = state;
  if (node.name === 'Workout')
    collector.leave('no_geometry', firstText(childText(node, 'Name'), state.baseName));
  if (outing === null) return;
  if (node.name === 'CoursePoint') addCoursePoint(state, node);
  else if (node.name === 'Trackpoint') addTrackpoint(state, outing, node);
  else if (parent === 'Lap') addLapValue(outing, node.name, node.text);
  else if (OUTINGS.has(parent)) addWords(outing, node);
}

function toHandler(state: TcxState): XmlHandler {
  // Words of a lap are none of its activity's, so that it matters which element is open.
  const path: string[] = [];
  return {
    captures: (name) => !CONTAINERS.has(name),
    keeps: (name, parent) =>
      parent !== 'Trackpoint' || POINT_PARTS.has(name) || (SENSOR_PARTS.has(name) && !state.hasSensorValues),
    open: (name, attributes) => {
      path.push(name);
      if (OUTINGS.has(name)) state.outing = createOuting(attributeOf({ attributes }, 'Sport') ?? '');
      if (state.outing === null) return;
      if (name === 'Lap') openLap(state.outing);
      if (name === 'Track') openTrack(state.outing);
    },
    close: (name) => {
      path.pop();
      if (!OUTINGS.has(name) || state.outing === null) return;
      addOuting(state, state.outing);
      state.outing = null;
    },
    element: (node) => addElement(state, node, path.at(-1) ?? ''),
  };
}

/** Says what a person should know of points that are not kept as they stand. */
function warnOf({ collector, pointCount, placedCount, hasSensorValues }: TcxState): void {
  const { warn } = collector.recorder;
  if (hasSensorValues) warn('point_values');
  if (pointCount > 0 && placedCount === 0) warn('no_positions');
  else if (pointCount > placedCount) warn('moments_without_position', { count: pointCount - placedCount });
}

/**
 * Decodes TCX in one pass: each activity and course becomes a line with the time of every position, cut where the
 * recording was interrupted and not where a lap ends; course points become points. Rejects only when the stream itself
 * does. Source of the format: Garmin Training Center Database v2 schema.
 */
export function decodeTcx(
  file: { name: string; source: ByteSource },
  limits?: Partial<DecodeLimits>,
  taker?: FeatureTaker,
): Promise<Decoded> {
  const context = toContext(file.name, limits, taker);
  return settleDecode(async () => {
    const collector = createFeatureCollector(context);
    const state: TcxState = {
      context,
      collector,
      baseName: toBaseName(file.name),
      outing: null,
      pointCount: 0,
      placedCount: 0,
      hasSensorValues: false,
    };
    await readXml(file.source, toHandler(state), context, collector);
    warnOf(state);
    return collector.finish('tcx');
  });
}
