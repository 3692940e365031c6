import type { Readable } from 'node:stream';
import type {
  ImportDone,
  ImportPreview,
  ImportPreviewRequest,
  ImportRecord,
  ImportSource,
  ImportStart,
} from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { requireProject } from '../../access/require-access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { announceUpdatedFeatures, takeBackVersions, trashFeatures } from '../features/index.ts';
import { insertDone } from './done/store.ts';
import { listDone } from './done-page.ts';
import { holdImport, lockImport, shareImport } from './locks/store.ts';
import { receive } from './receiving/receive.ts';
import {
  bumpImport,
  countKept,
  countKnown,
  countRecords,
  findImport,
  findOwnFeature,
  findRecord,
  finishImport,
  hasEarlier,
  insertImport,
  listCreated,
  listEarlier,
  listRecords,
  listUpdated,
  markUndone,
  noteUndone,
  type OpenImport,
} from './store.ts';

type Grant = ProjectGrant<'feature:create'>;
interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** The maximum number of concurrent import streams per member. */
const MAX_STREAMS = 4;
/** Features per event. */
const TOLD_AT_ONCE = 1_000;

/** Imports of many features. Only the member who started an import may send features and finish it. */
export interface ImportService {
  start(grant: Grant, start: ImportStart): Promise<ImportRecord>;
  list(grant: Grant, page: Page): Promise<{ imports: ImportRecord[]; total: number }>;
  preview(grant: Grant, request: ImportPreviewRequest): Promise<ImportPreview>;
  /** @throws AppError `import_not_found`, as do all methods below. */
  get(grant: Grant, uuid: string): Promise<ImportRecord>;
  listDone(
    grant: Grant,
    uuid: string,
    page: { after?: string | undefined; limit: number },
  ): Promise<ImportDone>;
  /** Reads lines of features. @returns the response lines, as the features are committed. */
  receive(grant: Grant, uuid: string, stream: Readable, recheck: () => Promise<Grant>): Promise<Readable>;
  /** Counts a feature that the member created by a single request. */
  note(grant: Grant, uuid: string, code: string, source: ImportSource | undefined): Promise<ImportRecord>;
  finish(grant: Grant, uuid: string): Promise<ImportRecord>;
  /** Moves created features to the trash and restores updated ones; idempotent. */
  undo(grant: ProjectGrant<'feature:delete'>, uuid: string): Promise<ImportRecord>;
}

type AnyGrant = Pick<Grant, 'projectId' | 'memberId'>;

async function getOne(database: Database, { projectId }: AnyGrant, uuid: string): Promise<OpenImport> {
  const found = await findImport(database.read, projectId, uuid);
  if (found === null) throw new AppError('import_not_found');
  return found;
}

/** An import that the member started and that is not undone. */
async function getOpen(database: Database, grant: AnyGrant, uuid: string): Promise<OpenImport> {
  const found = await getOne(database, grant, uuid);
  if (found.member_id !== grant.memberId) throw new AppError('import_not_found');
  if (found.undone_at !== null) throw new AppError('import_undone');
  return found;
}

async function toPreview(
  database: Database,
  { projectId }: AnyGrant,
  { files }: ImportPreviewRequest,
): Promise<ImportPreview> {
  const known = await countKnown(database.read, projectId, files);
  const digests = files.map(({ digest }) => digest);
  const earlier = await listEarlier(database.read, projectId, digests);
  const meant = files.reduce(
    (sum, { ranges }) =>
      sum + ranges.reduce((inner, [first, last]) => inner + Math.max(0, last - first + 1), 0),
    0,
  );
  const there = files.reduce((sum, { digest }) => sum + (known.get(digest) ?? 0), 0);
  return {
    files: files.map(({ digest }) => ({
      digest,
      known_count: known.get(digest) ?? 0,
      earlier: earlier
        .filter((one) => one.files.some((file) => file.digest === digest))
        .map(
          ({
            uuid,
            started_at,
            member_display_name,
            created_count,
            updated_count,
            skipped_count,
            failed_count,
          }) => ({
            uuid,
            started_at,
            member_display_name,
            created_count,
            updated_count,
            skipped_count,
            failed_count,
          }),
        ),
    })),
    skip: { created: meant - there, updated: 0, skipped: there },
    update: { created: meant - there, updated: there, skipped: 0 },
    duplicate: { created: meant, updated: 0, skipped: 0 },
  };
}

async function note(
  database: Database,
  grant: Grant,
  target: OpenImport,
  code: string,
  source: ImportSource | undefined,
): Promise<void> {
  const feature = await findOwnFeature(database.read, grant.projectId, grant.memberId, code);
  if (feature === null) throw new AppError('feature_not_found');
  await database.transaction(async (tx) => {
    await shareImport(tx, target.import_id);
    if (!(await lockImport(tx, target.import_id))) throw new AppError('import_undone');
    const done = { localUuid: feature.local_uuid, outcome: 'created' as const, code, source, version: null };
    const created = (await insertDone(tx, target.import_id, [done])).length;
    const nothing = { updated: 0, skipped: 0, unread: 0, hasFailures: false };
    await bumpImport(tx, target.import_id, { ...nothing, created });
  });
}

/** Undoes an import, except for features edited since. */
async function takeBack(tx: Tx, grant: ProjectGrant<'feature:delete'>, importId: number): Promise<void> {
  const updated = await listUpdated(tx, importId);
  let restored: string[] = [];
  if (updated.length > 0) {
    const { projectId, memberId } = grant;
    const editor = await requireProject(tx, { memberId }, projectId, 'feature:update');
    restored = await takeBackVersions(tx, editor, updated);
  }
  const undone_count = await trashFeatures(tx, grant, await listCreated(tx, importId));
  for (let start = 0; start < restored.length; start += TOLD_AT_ONCE) {
    await announceUpdatedFeatures(tx, grant, restored.slice(start, start + TOLD_AT_ONCE));
  }
  const kept = await countKept(tx, importId);
  await noteUndone(tx, importId, {
    undone_count,
    restored_count: restored.length,
    left_count: updated.length - restored.length + kept,
  });
}

export function createImportService(database: Database, log: Logger): ImportService {
  const streams = new Map<number, number>();

  async function get(grant: AnyGrant, uuid: string): Promise<ImportRecord> {
    const found = await findRecord(database.read, grant.projectId, uuid);
    if (found === null) throw new AppError('import_not_found');
    return found;
  }

  /** Reserves one of a member’s concurrent streams. @returns a function that releases it. */
  function enter({ memberId }: Grant): () => void {
    const open = streams.get(memberId) ?? 0;
    if (open >= MAX_STREAMS) {
      throw new AppError('too_many_requests', {
        detail: 'Too many uploads are under way. Wait for one to end.',
      });
    }
    streams.set(memberId, open + 1);
    return () => {
      const left = (streams.get(memberId) ?? 1) - 1;
      if (left > 0) streams.set(memberId, left);
      else streams.delete(memberId);
    };
  }

  return {
    get,
    async start(grant, start) {
      await database.transaction((tx) => insertImport(tx, grant.projectId, grant.memberId, start));
      const found = await get(grant, start.uuid);
      // Another member’s import has this uuid.
      if (found.member_id !== grant.memberId) throw new AppError('import_not_found');
      return found;
    },
    async list({ projectId }, page) {
      const imports = await listRecords(database.read, projectId, page);
      return { imports, total: await countRecords(database.read, projectId) };
    },
    preview: (grant, request) => toPreview(database, grant, request),
    async listDone(grant, uuid, page) {
      const { import_id } = await getOne(database, grant, uuid);
      return listDone(database.read, import_id, page);
    },
    async receive(grant, uuid, stream, recheck) {
      const found = await getOpen(database, grant, uuid);
      const leave = enter(grant);
      try {
        const target = {
          ...found,
          hasEarlier: await hasEarlier(database.read, grant.projectId, found.import_id),
        };
        return receive({ database, log, target, stream, recheck }, leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
    async note(grant, uuid, code, source) {
      await note(database, grant, await getOpen(database, grant, uuid), code, source);
      return get(grant, uuid);
    },
    async finish(grant, uuid) {
      const { import_id } = await getOpen(database, grant, uuid);
      const isOpen = await database.transaction((tx) => finishImport(tx, import_id));
      if (!isOpen) throw new AppError('import_undone');
      return get(grant, uuid);
    },
    async undo(grant, uuid) {
      const { import_id } = await getOne(database, grant, uuid);
      await database.transaction(async (tx) => {
        await holdImport(tx, import_id);
        if (!(await markUndone(tx, import_id))) return;
        await takeBack(tx, grant, import_id);
      });
      return get(grant, uuid);
    },
  };
}
