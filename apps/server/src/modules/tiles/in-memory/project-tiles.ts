import { EVENT_PAYLOADS } from '@waypost/contract';
import type { Changes } from '@waypost/tile-engine';
import type { Reader } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import {
  type GrownProject,
  type LogEntry,
  listByCode,
  listGrown,
  listInPieces,
  listMadeAt,
  listTree,
  type TreeProject,
} from '../store.ts';
import type { FeaturePiece, LiveTileIndex, TileEngine, TooLarge } from '../tile-engine.ts';

/** The tiles of a project and its descendants, and the position in its event log. */
export interface ProjectTiles {
  readonly live: LiveTileIndex;
  /** By project: the last event included in the tiles. */
  readonly seqs: ReadonlyMap<number, number>;
}

/** Above this number of events everything is read again instead. */
const MOST_EVENTS = 2_000;
/** A UUIDv7 holds its creation time, which precedes its transaction by at most this. */
const MOST_AGE_MS = 3_600_000;

async function* listAll(db: Reader, tree: readonly TreeProject[]): AsyncGenerator<FeaturePiece> {
  for (const { project_id, features_count } of tree) {
    if (features_count > 0) yield* listInPieces(db, project_id);
  }
}

const countAll = (tree: readonly TreeProject[]) =>
  tree.reduce((sum, { features_count }) => sum + features_count, 0);

const toSeqs = (tree: readonly TreeProject[]) =>
  new Map(tree.map(({ project_id, seq }) => [project_id, seq]));

/** The codes of the features in an event. */
async function listCodesOf(db: Reader, projectId: number, event: LogEntry): Promise<readonly string[]> {
  switch (event.type) {
    case 'feature.deleted':
      return EVENT_PAYLOADS['feature.deleted'].parse(event.payload).codes;
    case 'feature.updated':
      return EVENT_PAYLOADS['feature.updated'].parse(event.payload).features.map(({ code }) => code);
    case 'feature.created': {
      const { features, unnamed_count } = EVENT_PAYLOADS['feature.created'].parse(event.payload);
      if (unnamed_count === undefined) return features.map(({ code }) => code);
      // An event of many features carries only the count: they are found by its transaction.
      return listMadeAt(db, projectId, event.at, createUuidV7(Math.floor(event.at_ms - MOST_AGE_MS)));
    }
    default:
      return [];
  }
}

/** The codes changed in a tree since, or null when everything must be read again. */
async function listChangedCodes(
  db: Reader,
  tree: readonly GrownProject[],
  seqs: ReadonlyMap<number, number>,
): Promise<Set<string> | null> {
  // No log records that a project left the tree. One that joined is followed from its first event, since its log starts
  // there.
  const isWithout = [...seqs.keys()].some((id) => !tree.some(({ project_id }) => project_id === id));
  if (isWithout) return null;
  const codes = new Set<string>();
  for (const { project_id, seq, events } of tree) {
    if (events === null || events.length !== seq - (seqs.get(project_id) ?? 0)) return null;
    for (const event of events) {
      for (const code of await listCodesOf(db, project_id, event)) codes.add(code);
    }
  }
  return codes;
}

/**
 * Applies the changes in the log. Writes made meanwhile may be applied twice, which is harmless.
 * @returns null when everything must be read again, also when the counters of the projects disagree with the tiles.
 */
async function follow(
  db: Reader,
  projectId: number,
  { live, seqs }: ProjectTiles,
): Promise<ProjectTiles | null> {
  const tree = await listGrown(db, projectId, seqs, MOST_EVENTS);
  const codes = await listChangedCodes(db, tree, seqs);
  if (codes === null) return null;
  const followed = { live, seqs: toSeqs(tree) };
  if (codes.size === 0) return countAll(tree) === live.count ? followed : null;
  const { features, counts } = await listByCode(db, projectId, [...codes]);
  // Null for those no longer in the project.
  const changes: Changes = new Map([
    ...[...codes].map((code) => [code, null] as const),
    ...features.map((feature) => [feature.code, feature] as const),
  ]);
  await live.apply(changes);
  // What was logged between the two reads is counted, and its features may not be in the tiles yet.
  const isStill = counts.events === tree.reduce((sum, { seq }) => sum + seq, 0);
  return isStill && counts.features !== live.count ? null : followed;
}

/** The memory available for a project. */
export interface Room {
  readonly bytes: number;
  /** The memory per feature when the project did not fit. */
  readonly bytesEach: number | undefined;
}

/**
 * Reads all features of a project, then applies changes made meanwhile from the log. Projects that cannot fit, by their
 * counters, are not read at all.
 */
async function load(
  db: Reader,
  engine: TileEngine,
  projectId: number,
  { bytes, bytesEach = engine.bytesEach }: Room,
): Promise<ProjectTiles | TooLarge> {
  const tree = await listTree(db, projectId);
  const count = countAll(tree);
  if (count * bytesEach > bytes) return { isTooLarge: true, bytesEach };
  const live = await engine.load(listAll(db, tree), count, bytes);
  if ('isTooLarge' in live) return live;
  const read = { live, seqs: toSeqs(tree) };
  return (await follow(db, projectId, read)) ?? read;
}

/** The current tiles of a project: the loaded ones with later changes, or all read again. */
export async function refreshTiles(
  db: Reader,
  engine: TileEngine,
  projectId: number,
  known: ProjectTiles | undefined,
  room: Room,
): Promise<ProjectTiles | TooLarge> {
  const followed = known === undefined ? null : await follow(db, projectId, known);
  const tiles = followed ?? (await load(db, engine, projectId, room));
  if ('isTooLarge' in tiles || tiles.live.bytes <= room.bytes) return tiles;
  return { isTooLarge: true, bytesEach: tiles.live.bytes / tiles.live.count };
}
