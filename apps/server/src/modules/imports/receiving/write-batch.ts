import type { FeatureCreate, FeatureUpdate, ImportResult, ImportSource, Issue } from '@waypost/contract';
import type { ProjectGrant } from '../../../access/grant.ts';
import { requireProject } from '../../../access/require-access.ts';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { isTaken, toDatabaseFault } from '../../../platform/db/database-fault.ts';
import {
  announceCreated,
  announceUpdatedFeatures,
  copyNewFeatures,
  createFeatures,
  listCreateIssues,
  listInvalidities,
  lockParents,
  NO_PARENT,
  UNMEASURABLE,
  updateFeatures,
} from '../../features/index.ts';
import { copyCreated, type DoneFeature, insertDone, isAnyDone } from '../done/store.ts';
import { lockImport, shareImport } from '../locks/store.ts';
import { bumpImport, listKnown, type OpenImport } from '../store.ts';
import type { Line } from './parse-line.ts';

type Grant = ProjectGrant<'feature:create'>;

/** An import that accepts features. */
export interface Target extends OpenImport {
  /** Whether the project has an earlier import of one of its files. */
  readonly hasEarlier: boolean;
}

/** A valid line. */
interface Entry {
  readonly line: number;
  readonly localUuid: string;
  readonly source: ImportSource | undefined;
  readonly feature: FeatureCreate;
  readonly toGiven: () => FeatureUpdate;
}

interface Answer {
  readonly entry: Entry;
  readonly outcome: Exclude<ImportResult['outcome'], 'error'> | AppError;
  readonly code: string | null;
  /** For an update, the version it created. */
  readonly version?: number;
}

/** The maximum number and length of the issues of one line, so that a faulty import does not get a huge response. */
const MAX_ISSUES = 5;
const MAX_TEXT = 300;

const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

export function toLineError(fault: AppError): NonNullable<ImportResult['error']> {
  const { code, detail, issues } = fault;
  const told = issues
    ?.slice(0, MAX_ISSUES)
    .map((issue: Issue) => ({ ...issue, message: shorten(issue.message) }));
  return { code, detail: shorten(detail), ...(told === undefined ? {} : { issues: told }) };
}

function toResult({ entry, outcome, code }: Answer): ImportResult {
  const result = { line: entry.line, local_uuid: entry.localUuid };
  if (outcome instanceof AppError)
    return { ...result, outcome: 'error', code: null, error: toLineError(outcome) };
  return { ...result, outcome, code };
}

function toDone({ entry, outcome, code, version }: Answer): DoneFeature {
  const { localUuid, source } = entry;
  // A feature that existed before does not belong to this import, so undoing the import keeps it.
  const stored = outcome instanceof AppError ? 'failed' : outcome === 'exists' ? 'skipped' : outcome;
  return { localUuid, source, outcome: stored, code, version: version ?? null };
}

/** Writes a batch of lines in one transaction. @returns a result for each line, in order. */
export async function writeBatch(
  database: Database,
  grant: Grant,
  target: Target,
  lines: readonly Line[],
): Promise<ImportResult[]> {
  const refused: Answer[] = [];
  const unread: ImportResult[] = [];
  const entries: Entry[] = [];
  for (const { number, localUuid, source, feature, toGiven, fault } of lines) {
    if (feature !== null && toGiven !== null && localUuid !== null) {
      entries.push({ line: number, localUuid, source, feature, toGiven });
    } else {
      const error = toLineError(fault ?? new AppError('validation_failed'));
      unread.push({ line: number, local_uuid: localUuid, outcome: 'error', code: null, error });
    }
  }
  const issues = await listCreateIssues(
    database.read,
    grant.projectId,
    entries.map(({ feature }) => feature),
    false,
  );
  const good = entries.filter((entry, index) => {
    const own = issues[index] ?? [];
    if (own.length > 0) refused.push({ entry, outcome: invalid(own), code: null });
    return own.length === 0;
  });
  const written = await writeGood(database, grant, target, good, { refused, unread });
  return [...written.map(toResult), ...unread].sort((a, b) => a.line - b.line);
}

/** The lines of a batch to record as failed. */
interface Failures {
  readonly refused: readonly Answer[];
  readonly unread: readonly ImportResult[];
}

/** How rows are written: by COPY if possible, or else by INSERT. */
type Way = 'copy' | 'insert';

/** COPY writes binary timestamps, which accept years before 1 that INSERT rejects. */
const COPIED_FROM_MS = Date.parse('0001-01-01T00:00:00Z');

const chooseWay = (entries: readonly Entry[]): Way =>
  entries.every(({ feature }) => (feature.created_origin ?? 0) >= COPIED_FROM_MS) ? 'copy' : 'insert';

/** A feature to be copied as new is already recorded on the import. */
class KnownToImport extends Error {}

/**
 * Writes what can be written. Lines that only the database finds invalid are set aside, and the rest is written again.
 */
async function writeGood(
  database: Database,
  grant: Grant,
  target: Target,
  entries: readonly Entry[],
  failures: Failures,
  way: Way = chooseWay(entries),
): Promise<Answer[]> {
  try {
    return await database.transaction((tx) => writeAll(tx, grant, target, entries, failures, way));
  } catch (error) {
    if (way === 'copy' && (isTaken(error) || error instanceof KnownToImport)) {
      return writeGood(database, grant, target, entries, failures, 'insert');
    }
    const fault = toDatabaseFault(error);
    if (fault === 'geometry_invalid') {
      const faulty = await setInvalidAside(database, entries);
      if (faulty.size > 0) {
        const rest = entries.filter((entry) => !faulty.has(entry));
        const refused = [...faulty].map(([entry, outcome]) => ({ entry, outcome, code: null }));
        const all = { ...failures, refused: [...failures.refused, ...refused] };
        return writeGood(database, grant, target, rest, all);
      }
    } else if (fault !== 'validation_failed') throw error;
    // The error does not name the line, so halves are tried until it is alone.
    const [only] = entries;
    if (only !== undefined && entries.length === 1) {
      const detail = fault === 'geometry_invalid' ? { detail: UNMEASURABLE } : {};
      const outcome = new AppError(fault, { ...detail, cause: error });
      const refused = [...failures.refused, { entry: only, outcome, code: null }];
      return writeGood(database, grant, target, [], { ...failures, refused });
    }
    const middle = Math.ceil(entries.length / 2);
    const first = await writeGood(database, grant, target, entries.slice(0, middle), failures);
    const none = { refused: [], unread: [] };
    return [...first, ...(await writeGood(database, grant, target, entries.slice(middle), none))];
  }
}

async function setInvalidAside(database: Database, entries: readonly Entry[]): Promise<Map<Entry, AppError>> {
  const reasons = await listInvalidities(
    database.read,
    entries.map(({ feature }) => feature.geometry),
  );
  return new Map(
    entries.flatMap((entry, index) => {
      const detail = reasons[index] ?? null;
      return detail === null ? [] : [[entry, new AppError('geometry_invalid', { detail })] as const];
    }),
  );
}

async function writeAll(
  tx: Tx,
  grant: Grant,
  target: Target,
  entries: readonly Entry[],
  { refused, unread }: Failures,
  way: Way,
): Promise<Answer[]> {
  await shareImport(tx, target.import_id);
  const { known, fresh: unsure } = await sortByKnown(tx, grant, target, entries);
  const { fresh, orphaned } = await setOrphansAside(tx, grant, unsure);
  const create = way === 'copy' ? copyNewFeatures : createFeatures;
  const outcomes = await create(
    tx,
    grant,
    fresh.map(({ feature }) => feature),
  );
  const made = outcomes.flatMap((outcome) => (outcome.kind === 'created' ? [outcome.made] : []));
  const created = fresh.map((entry, index): Answer => {
    const outcome = outcomes[index];
    if (outcome === undefined || outcome.kind === 'reused') {
      return { entry, outcome: new AppError('local_uuid_reused'), code: null };
    }
    return { entry, outcome: outcome.kind, code: outcome.code };
  });
  const matched = await writeKnown(tx, grant, target, known);
  const answers = [...created, ...matched, ...orphaned, ...refused];
  await count(tx, target, answers, unread, way);
  await announceCreated(tx, grant, made);
  const updated = matched.flatMap(({ outcome, code }) =>
    outcome === 'updated' && code !== null ? [code] : [],
  );
  await announceUpdatedFeatures(tx, grant, updated);
  return answers;
}

interface KnownEntry {
  readonly entry: Entry;
  readonly code: string;
}

/** Splits lines into features that exist from an earlier import of their file and new ones, if that matters. */
async function sortByKnown(
  tx: Tx,
  grant: Grant,
  target: Target,
  entries: readonly Entry[],
): Promise<{ known: KnownEntry[]; fresh: Entry[] }> {
  const sources = entries.flatMap(({ source }) => source ?? []);
  if (!target.hasEarlier || target.on_duplicate === 'duplicate' || sources.length === 0) {
    return { known: [], fresh: [...entries] };
  }
  const rows = await listKnown(tx, grant.projectId, target.import_id, sources);
  const codes = new Map(rows.map(({ file, index, code }) => [`${file} ${index}`, code]));
  const find = ({ source }: Entry) =>
    source === undefined ? undefined : codes.get(`${source.file} ${source.index}`);
  return {
    known: entries.flatMap((entry) => {
      const code = find(entry);
      return code === undefined ? [] : [{ entry, code }];
    }),
    fresh: entries.filter((entry) => find(entry) === undefined),
  };
}

/** New features whose parent moved away since validation are rejected individually. */
async function setOrphansAside(
  tx: Tx,
  { projectId }: Grant,
  entries: readonly Entry[],
): Promise<{ fresh: readonly Entry[]; orphaned: Answer[] }> {
  const parentOf = ({ feature }: Entry) => feature.parent_code?.toLowerCase() ?? null;
  const wanted = new Set(entries.flatMap((entry) => parentOf(entry) ?? []));
  const there = await lockParents(tx, projectId, [...wanted]);
  if (there.size === wanted.size) return { fresh: entries, orphaned: [] };
  const hasParent = (entry: Entry) => {
    const parent = parentOf(entry);
    return parent === null || there.has(parent);
  };
  return {
    fresh: entries.filter(hasParent),
    orphaned: entries
      .filter((entry) => !hasParent(entry))
      .map((entry) => ({ entry, outcome: invalid([NO_PARENT]), code: null })),
  };
}

async function writeKnown(
  tx: Tx,
  grant: Grant,
  target: Target,
  known: readonly KnownEntry[],
): Promise<Answer[]> {
  if (known.length === 0) return [];
  if (target.on_duplicate === 'skip') {
    return known.map(({ entry, code }) => ({ entry, outcome: 'skipped', code }));
  }
  const editor = await requireProject(tx, { memberId: grant.memberId }, grant.projectId, 'feature:update');
  const wanted = known.map(({ entry, code }) => ({ code, input: entry.toGiven() }));
  const outcomes = await updateFeatures(tx, editor, wanted);
  return known.map(({ entry, code }): Answer => {
    const outcome = outcomes.get(code) ?? 'unchanged';
    if (outcome instanceof AppError) return { entry, outcome, code };
    if (outcome === 'unchanged') return { entry, outcome: 'skipped', code };
    return { entry, outcome: 'updated', code, version: outcome.version };
  });
}

async function count(
  tx: Tx,
  target: Target,
  answers: readonly Answer[],
  unread: readonly ImportResult[],
  way: Way,
): Promise<void> {
  const named = unread.flatMap(({ local_uuid }): DoneFeature[] =>
    local_uuid === null
      ? []
      : [{ localUuid: local_uuid, outcome: 'failed', code: null, source: undefined, version: null }],
  );
  if (!(await lockImport(tx, target.import_id))) throw new AppError('import_undone');
  const done = [...answers.map(toDone), ...named];
  const copied = way === 'copy' ? await copyNew(tx, target, done) : 0;
  const single = copied === 0 ? done : done.filter(({ outcome }) => outcome !== 'created');
  const news = single.length === 0 ? [] : await insertDone(tx, target.import_id, single);
  const countOf = (outcome: DoneFeature['outcome']) => news.filter((one) => one === outcome).length;
  await bumpImport(tx, target.import_id, {
    created: copied + countOf('created'),
    updated: countOf('updated'),
    skipped: countOf('skipped'),
    unread: unread.length - named.length,
    hasFailures: countOf('failed') > 0,
  });
}

/** Records the new features as one row per file. @returns their number. */
async function copyNew(tx: Tx, target: Target, done: readonly DoneFeature[]): Promise<number> {
  const created = done.flatMap(({ outcome, localUuid, code, source }) =>
    outcome === 'created' && code !== null ? [{ localUuid, code, source }] : [],
  );
  const uuids = created.map(({ localUuid }) => localUuid);
  if (created.length > 0 && (await isAnyDone(tx, target.import_id, uuids))) throw new KnownToImport();
  await copyCreated(tx, target.import_id, created);
  return created.length;
}
