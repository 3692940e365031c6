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

/** Elements that become lines. A workout is a plan without positions. */
const OUTINGS = new Set(['Activity', 'Course']);
/** Elements reported as open and close events; all others are delivered whole. */
const CONTAINERS = new Set([
  ...['TrainingCenterDatabase', 'Activities', 'Courses', 'MultiSportSession', 'FirstSport', 'NextSport'],
  ...['Activity', 'Course', 'Lap', 'Track', 'Workouts'],
]);
/** Children of a track point that are read. Sensor values are only checked for being there. */
const POINT_PARTS = new Set(['Time', 'Position', 'AltitudeMeters']);
const SENSOR_PARTS = new Set(['HeartRateBpm', 'Cadence', 'Extensions']);

interface TcxState {
  readonly context: DecodeContext;
  readonly collector: FeatureCollector;
  readonly baseName: string;
  outing: TcxOuting | null;
  /** Points of all tracks, and how many of them have a position. */
  pointCount: number;
  placedCount: number;
  hasSensorValues: boolean;
}

/** Longitude, latitude and altitude of a point, NaN for missing numbers; null without a position. */
function readPosition(node: XmlNode): [lng: number, lat: number, altitude: number] | null {
  const position = findChild(node, 'Position');
  if (position === null) return null;
  const lng = parseNumber(childText(position, 'LongitudeDegrees'));
  const lat = parseNumber(childText(position, 'LatitudeDegrees'));
  return [lng, lat, parseNumber(childText(node, 'AltitudeMeters'))];
}

/** Many devices repeat the last point of a lap as the first of the next. */
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

/** Adds a course point, such as a turn, a summit or a water stop. */
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

/** Reads the name, notes and device of an activity or a course. */
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
  // `Notes` of a lap and of its activity differ only by their parent.
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

/** Adds warnings about values and points that are not kept. */
function warnOf({ collector, pointCount, placedCount, hasSensorValues }: TcxState): void {
  const { warn } = collector.recorder;
  if (hasSensorValues) warn('point_values');
  if (pointCount > 0 && placedCount === 0) warn('no_positions');
  else if (pointCount > placedCount) warn('moments_without_position', { count: pointCount - placedCount });
}

/**
 * Decodes TCX in one pass: each activity and course becomes a line with the time of every position, split where
 * recording was interrupted but not where a lap ends; course points become points. Rejects only if the stream does. Source of the format: Garmin Training Center Database v2 schema.
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
