import type { TimedTrack } from '@waypost/geo';
import type { Translate } from '../../../i18n/i18n.ts';
import { listTimed } from '../items/list-timed.ts';
import { toFailureText } from './failure-text.ts';
import { parseFile } from './parse-file.ts';

/** The tracks of a file whose positions have times, or why it has none. */
export type ReadTracks =
  | { readonly ok: true; readonly tracks: readonly TimedTrack[] }
  | { readonly ok: false; readonly reason: string };

/** Reads the tracks with times of a GPX, FIT, TCX, KML or KMZ file. */
export async function readTracks(t: Translate, file: File, signal: AbortSignal): Promise<ReadTracks> {
  const tracks: TimedTrack[] = [];
  const { decoded } = await parseFile(crypto.randomUUID(), file, {
    take: ({ items }) => void tracks.push(...listTimed(items)),
    tell: () => {},
    signal,
  });
  return decoded.ok ? { ok: true, tracks } : { ok: false, reason: toFailureText(t, decoded) };
}
