import { Readable } from 'node:stream';
import {
  API_BASE,
  type ExportFormat,
  type ExportJob,
  type ExportManifest,
  type ExportPreview,
  type FeatureFilter,
  MAX_DIRECT_EXPORT,
  MAX_EXPORTS,
  MAX_OPEN_EXPORTS,
  PHOTO_FORMATS,
  PICTURE_MEDIA_TYPES,
} from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { findProjectRole } from '../../access/roles.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import type { BinaryResult } from '../../platform/http/binary-result.ts';
import { recordAudit } from '../audit/index.ts';
import { countFeatures, countKinds, countPictures } from '../features/index.ts';
import { removeUnusedFiles } from '../resources/index.ts';
import type { ExportRunner } from './export-runner.ts';
import { toExportName, toFileHeaders } from './formats.ts';
import type { FeatureSource } from './read-features.ts';
import { createReceipts } from './receipts.ts';
import {
  countExports,
  deleteExpiredExports,
  type ExportRow,
  endExport,
  findExportByToken,
  findNames,
  findOwnExport,
  insertExport,
  listOwnExports,
} from './store.ts';
import { type FeatureFile, writeFile } from './write-file.ts';

type Grant = ProjectGrant<'feature:export'>;

/** The store keeps files younger than this, whoever asks. */
const SETTLED_MS = 3_600_000;

export interface ExportChoice {
  readonly format: ExportFormat;
  readonly withPhotos: boolean;
}

export interface DirectChoice {
  readonly format: ExportFormat;
  /** What the caller calls the file, to ask afterwards what it held. */
  readonly receipt: string | undefined;
}

/** Names are the caller's own: nobody learns what another's file held. */
const toReceiptName = ({ memberId, projectId }: Grant, { format, receipt }: DirectChoice) =>
  receipt === undefined ? null : `${memberId} ${projectId} ${format} ${receipt}`;

/** Features as files: at once, or made in the background. An export is only ever its maker's. */
export interface ExportService {
  /** @throws AppError `export_too_large` above `MAX_DIRECT_EXPORT` features. */
  exportNow(grant: Grant, filter: FeatureFilter, choice: DirectChoice): Promise<BinaryResult>;
  /**
   * The manifest of what `exportNow` hands out, as JSON: of the very file that was handed out under this receipt, or
   * else of one that would be now. @throws AppError as that does.
   */
  describe(grant: Grant, filter: FeatureFilter, choice: DirectChoice): Promise<BinaryResult>;
  preview(grant: Grant, filter: FeatureFilter): Promise<ExportPreview>;
  /** @throws AppError `too_many_requests` when the member has too many. */
  create(grant: Grant, filter: FeatureFilter, choice: ExportChoice): Promise<ExportJob>;
  list(grant: Grant): Promise<ExportJob[]>;
  /** @throws AppError `export_not_found` for another's and none. */
  get(grant: Grant, uuid: string): Promise<ExportJob>;
  cancel(grant: Grant, uuid: string): Promise<void>;
  /** @throws AppError `export_not_found` when it has expired, or its maker may not read the project any more. */
  download(token: string): Promise<BinaryResult>;
  /** Removes what has expired. @returns how many exports are gone. */
  purge(now?: Date): Promise<number>;
}

function toJob(row: ExportRow): ExportJob {
  return {
    uuid: row.uuid,
    project_id: row.project_id,
    format: row.format,
    with_photos: row.with_photos,
    status: row.status,
    total: row.total,
    written: row.written,
    file_name: row.file_name,
    byte_size: row.byte_size,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    url: row.token === null ? null : `${API_BASE}/geo/exports/${row.token}`,
    manifest: row.manifest,
  };
}

async function findOwn({ database }: FeatureSource, grant: Grant, uuid: string): Promise<ExportRow> {
  const { memberId, projectId } = grant;
  const row = isUuid(uuid) ? await findOwnExport(database.read, memberId, projectId, uuid) : null;
  if (row === null) throw new AppError('export_not_found');
  return row;
}

/** A file that is small enough to be made while somebody waits. */
async function writeNow(
  source: FeatureSource,
  { projectId, memberId }: Grant,
  filter: FeatureFilter,
  format: ExportFormat,
): Promise<{ file: FeatureFile; total: number }> {
  const total = await countFeatures(source.database.read, projectId, filter);
  if (total > MAX_DIRECT_EXPORT) throw new AppError('export_too_large');
  const onPage = async () => {};
  const request = { projectId, memberId, format, withPhotos: false, filter, onPage };
  return { file: await writeFile(source, request), total };
}

/** The file is made and thrown away: what of it had to be left or cut shows only then. */
async function describeExport(
  source: FeatureSource,
  grant: Grant,
  filter: FeatureFilter,
  format: ExportFormat,
): Promise<ExportManifest> {
  const { file } = await writeNow(source, grant, filter, format);
  for await (const _ of file.chunks);
  return file.toManifest(new Date());
}

const toManifestResult = (manifest: ExportManifest): BinaryResult => ({
  body: Buffer.from(JSON.stringify(manifest)),
  headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
});

/** The bytes of a file; once they are all there, what it holds is known. */
async function* withReceipt(
  file: FeatureFile,
  now: Date,
  keep: (manifest: ExportManifest) => void,
): AsyncGenerator<Uint8Array> {
  yield* file.chunks;
  keep(file.toManifest(now));
}

async function exportNow(
  source: FeatureSource,
  grant: Grant,
  filter: FeatureFilter,
  format: ExportFormat,
  keep: (manifest: ExportManifest) => void,
): Promise<BinaryResult> {
  const { database } = source;
  const { projectId, memberId } = grant;
  const { file, total } = await writeNow(source, grant, filter, format);
  const now = new Date();
  const { project } = await findNames(database.read, memberId, projectId);
  await database.transaction((tx) => audit(tx, memberId, projectId, format, total));
  return {
    body: Readable.from(withReceipt(file, now, keep)),
    headers: toFileHeaders(toExportName(project, format, now), format),
  };
}

function audit(
  tx: Parameters<typeof recordAudit>[0],
  actorId: number,
  projectId: number,
  format: ExportFormat,
  total: number,
): Promise<void> {
  return recordAudit(tx, {
    action: 'data.exported',
    actorId,
    projectId,
    subject: format,
    became: String(total),
  });
}

async function create(
  { database }: FeatureSource,
  { projectId, memberId }: Grant,
  filter: FeatureFilter,
  { format, withPhotos }: ExportChoice,
): Promise<string> {
  if (withPhotos && !PHOTO_FORMATS.includes(format)) {
    throw invalid([{ path: 'body.with_photos', message: 'Photographs can only travel with KMZ.' }]);
  }
  const total = await countFeatures(database.read, projectId, filter);
  const { project } = await findNames(database.read, memberId, projectId);
  const uuid = createUuidV7();
  await database.transaction(async (tx) => {
    const { open, recent } = await countExports(tx, memberId);
    if (open >= MAX_OPEN_EXPORTS) {
      throw new AppError('too_many_requests', {
        detail: 'Too many exports are in the making. Wait for one to end.',
      });
    }
    if (recent >= MAX_EXPORTS) {
      throw new AppError('too_many_requests', {
        detail: 'Too many exports within a day. Try again tomorrow.',
      });
    }
    await insertExport(tx, {
      uuid,
      project_id: projectId,
      member_id: memberId,
      format,
      with_photos: withPhotos,
      filter,
      file_name: toExportName(project, format, new Date()),
      total,
    });
    await audit(tx, memberId, projectId, format, total);
  });
  return uuid;
}

async function download({ database, storage }: FeatureSource, token: string): Promise<BinaryResult> {
  const row = await findExportByToken(database.read, token);
  // The address outlives the page it stood on, but not the right to what is behind it.
  const held = row === null ? null : await findProjectRole(database.read, row.member_id, row.project_id);
  if (row === null || row.digest === null || held === null) throw new AppError('export_not_found');
  return {
    body: await storage.open(row.digest),
    headers: { ...toFileHeaders(row.file_name, row.format), 'content-length': String(row.byte_size ?? 0) },
  };
}

export function createExportService(source: FeatureSource, runner: ExportRunner): ExportService {
  const { database, storage } = source;
  const receipts = createReceipts();
  return {
    exportNow(grant, filter, choice) {
      const name = toReceiptName(grant, choice);
      return exportNow(source, grant, filter, choice.format, (manifest) => {
        if (name !== null) receipts.keep(name, manifest);
      });
    },
    async describe(grant, filter, choice) {
      const name = toReceiptName(grant, choice);
      const kept = name === null ? null : receipts.find(name);
      return toManifestResult(kept ?? (await describeExport(source, grant, filter, choice.format)));
    },
    async preview({ projectId }, filter) {
      const kinds = await countKinds(database.read, projectId, filter);
      return {
        total: kinds.reduce((sum, { count }) => sum + count, 0),
        by_type: Object.fromEntries(kinds.map(({ type, count }) => [type, count])),
        photos: await countPictures(database.read, projectId, filter, PICTURE_MEDIA_TYPES),
      };
    },
    async create(grant, filter, choice) {
      const uuid = await create(source, grant, filter, choice);
      return toJob(await findOwn(source, grant, uuid));
    },
    async list({ memberId, projectId }) {
      return (await listOwnExports(database.read, memberId, projectId)).map(toJob);
    },
    get: async (grant, uuid) => toJob(await findOwn(source, grant, uuid)),
    async cancel(grant, uuid) {
      const { uuid: found } = await findOwn(source, grant, uuid);
      await database.transaction((tx) => endExport(tx, found, 'cancelled'));
      runner.drop(found);
    },
    download: (token) => download(source, token),
    async purge(now = new Date()) {
      const gone = await database.transaction((tx) => deleteExpiredExports(tx, now, SETTLED_MS));
      await removeUnusedFiles(database, storage, gone.digests, now);
      return gone.count;
    },
  };
}
