import type { DataEntry, RadarDetection, RadarPhoto, RadarTrack } from '@waypost/contract';
import type { BegunFeature } from '../../../../../map/session/drawing-opener.ts';

/** Photographs that are copied into a report, at most. */
const MAX_PHOTOS = 4;
const TEXT = 0;
const NUMBER = 1;

/** The words of a report, in the language of who makes it. */
export interface ReportWords {
  readonly name: string;
  readonly radar: string;
  readonly kind: string;
  readonly toTime: (time: string) => string;
  readonly keys: Readonly<
    Record<
      | 'vessel'
      | 'kind'
      | 'radar'
      | 'firstSeen'
      | 'lastSeen'
      | 'time'
      | 'distance'
      | 'speed'
      | 'heading'
      | 'detections',
      string
    >
  >;
}

const toNumber = (key: string, value: number | null, digits: number): DataEntry[] =>
  value === null ? [] : [{ key, value: value.toFixed(digits), type: NUMBER }];

/** What a report of a track says, or of one detection of it; without pictures. */
export function toReport(
  track: RadarTrack,
  detection: RadarDetection | null,
  words: ReportWords,
): Omit<BegunFeature, 'pictures'> {
  const { keys, toTime } = words;
  const { track_detection: last } = track;
  const text = (key: string, value: string): DataEntry => ({ key, value, type: TEXT });
  const { speed, heading, timestamp } = detection ?? last;
  const ofTrack = [
    text(keys.firstSeen, toTime(track.start_time)),
    text(keys.lastSeen, toTime(last.timestamp)),
    ...toNumber(keys.distance, track.running_distance, 1),
    ...toNumber(keys.detections, track.detection_count, 0),
  ];
  const isLine = detection === null && last.track_line !== null;
  const { lon, lat } = detection ?? last;
  return {
    geometry:
      isLine && last.track_line !== null ? last.track_line : { type: 'Point', coordinates: [lon, lat] },
    name: words.name,
    description: `${words.radar}, ${toTime(timestamp)}`.slice(0, 255),
    data: [
      text(keys.vessel, words.name),
      text(keys.kind, words.kind),
      text(keys.radar, words.radar),
      ...(isLine ? [] : [text(keys.time, toTime(timestamp))]),
      ...toNumber(keys.speed, speed, 1),
      ...toNumber(keys.heading, heading, 0),
      ...ofTrack,
    ],
    observedAt: Date.parse(timestamp),
  };
}

/** The photographs that were taken nearest to a moment. */
export function listNearest(photos: readonly RadarPhoto[], at: number): RadarPhoto[] {
  const toGap = ({ created_at }: RadarPhoto) => Math.abs(Date.parse(created_at) - at);
  return photos.toSorted((a, b) => toGap(a) - toGap(b)).slice(0, MAX_PHOTOS);
}
