import { FENCE_TRIAL_DAYS, findCarrier, MAX_TRIAL_POSITIONS } from '@waypost/contract';
import type { Reader } from '../../../platform/db/database.ts';
import { type Position, type PositionSubject, readProjectPositions } from '../../positions/index.ts';
import { listSubjects, toSubjectKey } from './store.ts';
import { TRIAL_MS, type TrialPast } from './try-fence.ts';

const DAY_MS = 24 * 3_600_000;
/** Positions are read from the newest back, so many days at once. */
const STEP_DAYS = 10;

interface Track {
  readonly subject: PositionSubject;
  readonly positions: Position[];
}

/** The kept positions of a project by subject, the newest if there are too many. */
async function readTracks(db: Reader, projectId: number, now: number) {
  const tracks = new Map<string, Track>();
  let count = 0;
  for (let day = 0; day < FENCE_TRIAL_DAYS; day += STEP_DAYS) {
    const to = day === 0 ? now + DAY_MS : now - day * DAY_MS;
    const rows = await readProjectPositions(db, projectId, {
      from: now - (day + STEP_DAYS) * DAY_MS,
      to,
      limit: MAX_TRIAL_POSITIONS + 1,
      onlyReaders: true,
    });
    if (count + rows.length > MAX_TRIAL_POSITIONS) return { tracks, from: to, isCut: true };
    count += rows.length;
    for (const { subject, position } of rows) {
      const track = tracks.get(toSubjectKey(subject)) ?? { subject, positions: [] };
      track.positions.push(position);
      tracks.set(toSubjectKey(subject), track);
    }
  }
  return { tracks, from: now - TRIAL_MS, isCut: false };
}

/** Where members and devices of a project were. */
export async function readPastOfPeople(db: Reader, projectId: number, now: number): Promise<TrialPast> {
  const { tracks, from, isCut } = await readTracks(db, projectId, now);
  const subjects = await listSubjects(
    db,
    [...tracks.values()].map(({ subject: { kind, id } }) => ({ kind, id })),
  );
  return {
    tracks: [...tracks].map(([key, { positions }]) => ({
      key,
      positions: positions.map(({ at, lone6, late6, accuracy }) => ({
        at,
        lng: lone6 / 1e6,
        lat: late6 / 1e6,
        accuracyM: accuracy ?? 0,
      })),
    })),
    from,
    to: now,
    isCut,
    maxGapMs: null,
    toSubject: (key, at) => {
      const known = subjects.get(key);
      if (known === undefined) return undefined;
      const { subject, assignments } = known;
      return { ...subject, display_name: findCarrier(assignments, at) ?? subject.display_name };
    },
  };
}
