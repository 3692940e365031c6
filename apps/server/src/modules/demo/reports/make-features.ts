import type { FeatureCreate } from '@waypost/contract';
import type { Author } from '../organization/people.ts';
import type { ProjectKey } from '../organization/projects.ts';
import { type TemplateKey, toData } from '../organization/templates.ts';
import type { PictureName } from '../pictures/album.ts';
import { HABITAT_KINDS } from './habitat-reports.ts';
import { MARKER_KINDS } from './marker-reports.ts';
import { countSeasonDays, SPAN_DAYS, sampleTime } from './observed-at.ts';
import { PATROL_KINDS } from './patrol-reports.ts';
import { createPrng, type Prng } from './prng.ts';
import type { ReportKind } from './reporting.ts';
import { TRAINING_KINDS } from './training-reports.ts';

export interface DemoFeature {
  readonly project: ProjectKey;
  readonly template: TemplateKey | null;
  readonly author: Author;
  readonly pictures: readonly PictureName[];
  readonly input: Omit<FeatureCreate, 'template_id'>;
}

const KINDS: readonly ReportKind[] = [...PATROL_KINDS, ...HABITAT_KINDS, ...MARKER_KINDS, ...TRAINING_KINDS];

const SHARED = 0.15;
/** The share of reports with photographs, of those kinds of which there are any. */
const PICTURED = 0.6;
/** Small enough to alternate with requests of users. */
const BATCH = 60;
const SEED = 1_974;

/**
 * All features of the demo in batches of one project, so that a server can pause between batches. Deterministic except
 * for the dates, which are before `anchorMs`.
 */
export function* makeFeatures(anchorMs: number): Generator<DemoFeature[]> {
  for (const [index, kind] of KINDS.entries()) yield* makeKind(kind, SEED + index, anchorMs);
}

function* makeKind(kind: ReportKind, seed: number, anchorMs: number): Generator<DemoFeature[]> {
  // Separate streams, so that positions and texts depend neither on the dates nor on the photographs.
  const [dates, prng, camera] = [createPrng(seed * 31), createPrng(seed), createPrng(seed * 17)];
  const spanDays = kind.project === 'nests' ? countSeasonDays(anchorMs) : SPAN_DAYS;
  const times = Array.from({ length: kind.count }, () => sampleTime(dates, anchorMs, kind.hours, spanDays));
  times.sort((a, b) => a - b);
  for (let start = 0; start < times.length; start += BATCH) {
    yield times
      .slice(start, start + BATCH)
      .map((observedAt, index) => makeFeature(kind, { prng, camera }, start + index + 1, observedAt));
  }
}

/** None, or one to three different photographs of what there are. */
function choosePictures(camera: Prng, choice: readonly PictureName[]): PictureName[] {
  if (!camera.chance(PICTURED) || choice.length === 0) return [];
  const count = camera.pick([1, 1, 1, 2, 2, 3]);
  const first = camera.int(0, choice.length - 1);
  return [...choice.slice(first), ...choice.slice(0, first)].slice(0, count);
}

function makeFeature(
  kind: ReportKind,
  { prng, camera }: { readonly prng: Prng; readonly camera: Prng },
  number: number,
  observedAt: number,
): DemoFeature {
  const {
    name,
    description,
    geometry,
    values = [],
    color,
    isWatched = false,
    pictures,
  } = kind.draw(prng, number);
  return {
    pictures: choosePictures(camera, pictures ?? kind.pictures ?? []),
    project: kind.project,
    template: kind.template,
    author: prng.chance(kind.editorShare) ? 'editor' : 'admin',
    input: {
      name,
      description,
      geometry,
      color: color ?? kind.color,
      shared: prng.chance(SHARED),
      is_static: kind.isStatic ?? false,
      data: kind.template === null ? [] : toData(kind.template, values),
      geofence: isWatched,
      geofence_events: isWatched ? ['in', 'out'] : [],
      geofence_prompt: false,
      created_origin: observedAt,
    },
  };
}
