import type { RawPosition } from '../geometry/clean-geometry.ts';
import { settleDecode, toContext } from '../outcome/decode-fault.ts';
import type { DataField, Decoded, DecodeLimits } from '../outcome/decoded.ts';
import { createFeatureCollector, toVertexFault } from '../outcome/feature-collector.ts';
import type { FidelityRecorder } from '../outcome/fidelity.ts';
import { firstText, toBaseName } from '../properties/property-text.ts';
import { type FitEnd, type FitMessage, readFitMessages } from './fit-messages.ts';

/** Global message numbers of the FIT profile. */
const SESSION = 18;
const RECORD = 20;
const COURSE = 31;
const COURSE_POINT = 32;

/** Of a record: heart rate, cadence, speed coarse and fine, power, temperature. */
const POINT_VALUES = [3, 4, 6, 73, 7, 13];

const DEGREES_OF_SEMICIRCLE = 180 / 2 ** 31;

/** Sports of the profile; others are named by number. */
const SPORTS: ReadonlyMap<number, string> = new Map([
  [0, 'generic'],
  [1, 'running'],
  [2, 'cycling'],
  [4, 'fitness equipment'],
  [5, 'swimming'],
  [10, 'training'],
  [11, 'walking'],
  [12, 'cross country skiing'],
  [13, 'alpine skiing'],
  [15, 'rowing'],
  [16, 'mountaineering'],
  [17, 'hiking'],
  [19, 'paddling'],
  [20, 'flying'],
  [21, 'e-biking'],
  [22, 'motorcycling'],
  [23, 'boating'],
  [24, 'driving'],
  [27, 'horseback riding'],
  [28, 'hunting'],
  [29, 'fishing'],
  [31, 'rock climbing'],
  [32, 'sailing'],
  [35, 'snowshoeing'],
  [36, 'snowmobiling'],
  [37, 'stand up paddleboarding'],
  [38, 'surfing'],
  [41, 'kayaking'],
  [42, 'rafting'],
  [53, 'diving'],
]);

interface Session {
  readonly startMs: number | null;
  readonly data: DataField[];
}

interface CoursePoint {
  readonly position: RawPosition;
  readonly name: string;
  readonly timeMs: number | null;
}

interface FitContent {
  /** Positions of all records with their times. */
  readonly positions: RawPosition[];
  readonly times: (number | null)[];
  recordCount: number;
  readonly sessions: Session[];
  readonly coursePoints: CoursePoint[];
  /** Whether positions have values that a line cannot store. */
  hasPointValues: boolean;
  courseName: string;
}

/** A track or a part of it. */
interface Stretch {
  readonly positions: readonly RawPosition[];
  readonly times: readonly (number | null)[];
  readonly data: readonly DataField[];
}

function toPosition(message: FitMessage, latField: number, lngField: number): RawPosition | null {
  const lat = message.number(latField);
  const lng = message.number(lngField);
  return lat === null || lng === null ? null : [lng * DEGREES_OF_SEMICIRCLE, lat * DEGREES_OF_SEMICIRCLE];
}

/** Altitude in metres: field 78 or 2, both in fifths of a metre above -500. */
function toAltitude(message: FitMessage): number | null {
  const raw = message.number(78) ?? message.number(2);
  return raw === null ? null : Math.round(raw * 2 - 5000) / 10;
}

function addRecord(content: FitContent, message: FitMessage): void {
  content.recordCount += 1;
  const position = toPosition(message, 0, 1);
  if (position === null) return;
  const altitude = toAltitude(message);
  content.positions.push(altitude === null ? position : [...position, altitude]);
  content.times.push(message.timeMs);
  content.hasPointValues ||= POINT_VALUES.some((field) => message.number(field) !== null);
}

function toSession(message: FitMessage): Session {
  const data: DataField[] = [];
  const addNumber = (key: string, raw: number | null, scale: number) => {
    if (raw !== null) data.push({ key, value: String(raw / scale), type: 1 });
  };
  const sport = message.number(5);
  if (sport !== null) data.push({ key: 'sport', value: SPORTS.get(sport) ?? String(sport), type: 0 });
  addNumber('distance_m', message.number(9), 100);
  addNumber('elapsed_s', message.number(7), 1000);
  addNumber('ascent_m', message.number(22), 1);
  addNumber('descent_m', message.number(23), 1);
  addNumber('average_heart_rate', message.number(16), 1);
  addNumber('calories', message.number(11), 1);
  const start = message.number(2);
  return { startMs: start === null ? null : (start + 631_065_600) * 1000, data };
}

function readContent(
  bytes: Uint8Array,
  context: ReturnType<typeof toContext>,
): { content: FitContent; end: FitEnd } {
  const content: FitContent = {
    positions: [],
    times: [],
    recordCount: 0,
    sessions: [],
    coursePoints: [],
    hasPointValues: false,
    courseName: '',
  };
  const end = readFitMessages(bytes, context, (message) => {
    switch (message.message) {
      case RECORD:
        addRecord(content, message);
        if (content.positions.length > context.limits.maxVertices) throw toVertexFault(context);
        break;
      case SESSION:
        content.sessions.push(toSession(message));
        break;
      case COURSE:
        content.courseName = message.text(5);
        break;
      case COURSE_POINT: {
        const position = toPosition(message, 2, 3);
        if (position !== null)
          content.coursePoints.push({ position, name: message.text(6), timeMs: message.timeMs });
        break;
      }
    }
  });
  return { content, end };
}

/** One track per session: an activity of several sports starts a new one with each. */
function listStretches({ positions, times, sessions }: FitContent): Stretch[] {
  const starts = sessions
    .filter((session) => session.startMs !== null)
    .sort((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0));
  if (starts.length < 2) return [{ positions, times, data: sessions[0]?.data ?? [] }];
  const bounds = starts.map(({ startMs }, index) => {
    if (index === 0) return 0;
    const at = times.findIndex((time) => time !== null && time >= (startMs ?? 0));
    return at < 0 ? positions.length : at;
  });
  return starts.map(({ data }, index) => {
    const [from, to] = [bounds[index], bounds[index + 1]];
    return { positions: positions.slice(from, to), times: times.slice(from, to), data };
  });
}

/** Adds the warnings of a file that was not read completely. */
function warnOf(content: FitContent, { isCut, isDamaged }: FitEnd, { warn }: FidelityRecorder): void {
  const count = content.positions.length;
  if (isCut) warn('cut_track', { count });
  else if (isDamaged) warn('damaged_track', { count });
  if (content.hasPointValues) warn('point_values');
  const without = content.recordCount - count;
  if (content.recordCount > 0 && count === 0) warn('no_positions');
  else if (without > 0) warn('moments_without_position', { count: without });
}

/**
 * Decodes a FIT activity or course: each session becomes a line with the time of every position, each course point a
 * point. A truncated or damaged file keeps what precedes the fault, with a warning.
 */
export function decodeFit(
  { name, bytes }: { name: string; bytes: Uint8Array },
  limits?: Partial<DecodeLimits>,
): Promise<Decoded> {
  const context = toContext(name, limits);
  return settleDecode(async () => {
    const { content, end } = readContent(bytes, context);
    const collector = createFeatureCollector(context);
    warnOf(content, end, collector.recorder);
    const title = firstText(content.courseName, toBaseName(name));
    for (const { positions, times, data } of listStretches(content)) {
      if (positions.length === 0) {
        if (content.recordCount > 0 || content.coursePoints.length === 0)
          collector.leave('no_geometry', title);
        continue;
      }
      const createdOrigin = times.find((time) => time !== null) ?? null;
      collector.add([{ kind: 'track', positions, createdOrigin, times }], title, () => ({
        name: title,
        description: '',
        color: null,
        created_origin: createdOrigin,
        data: data.map((field) => ({ ...field })),
        folder: null,
      }));
    }
    for (const point of content.coursePoints) {
      const pointName = firstText(point.name, title);
      collector.add([{ kind: 'point', position: point.position }], pointName, () => ({
        name: pointName,
        description: '',
        color: null,
        created_origin: point.timeMs,
        data: [],
        folder: null,
      }));
    }
    return collector.finish('fit');
  });
}
