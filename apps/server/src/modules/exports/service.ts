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
import { AppError, invalid } from '../../platform/app-error.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import type { BinaryResult } from '../../platform/http/endpoints/binary-result.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { recordAudit } from '../audit/index.ts';
import { countKinds, countPictures, countScope, type ProjectScope } from '../features/index.ts';
import { removeUnusedFiles } from '../resources/index.ts';
import type { ExportKind } from './export-kind.ts';
import { toExportName, toFileHeaders } from './files/formats.ts';
import { type FeatureFile, writeFile } from './files/write-file.ts';
import { mayExport } from './may-export.ts';
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

type Grant = ProjectGrant<'feature:export'>;

/** A list to export, with proof of access: the filtered list of a project, or its trash. */
export type ListToExport =
  | { readonly list: 'features'; readonly grant: Grant; readonly filter: FeatureFilter }
  | { readonly list: 'trash'; readonly grant: ProjectGrant<'feature:delete'> };

function toScope(of: ListToExport): ProjectScope {
  const { projectId } = of.grant;
  return of.list === 'trash' ? { list: of.list, projectId } : { list: of.list, projectId, filter: of.filter };
}

/** The file store never deletes files younger than this. */
const SETTLED_MS = 3_600_000;

export interface ExportChoice {
  readonly format: ExportFormat;
  readonly withPhotos: boolean;
}

export interface DirectChoice {
  readonly format: ExportFormat;
  /** A name chosen by the caller, by which the manifest of this file can be requested later. */
  readonly receipt: string | undefined;
}

/** Scoped to the caller, so that no one reads the manifest of another member’s file. */
const toReceiptName = ({ list, grant }: ListToExport, { format, receipt }: DirectChoice) =>
  receipt === undefined ? null : `${grant.memberId} ${grant.projectId} ${list} ${format} ${receipt}`;

/** Exports features as files, immediately or in the background. An export is visible to its creator only. */
export interface ExportService {
  /** @throws AppError `export_too_large` above `MAX_DIRECT_EXPORT` features. */
  exportNow(of: ListToExport, choice: DirectChoice): Promise<BinaryResult>;
  /**
   * The manifest of an immediate export, as JSON: of the very file handed out under this receipt, or else of one made
   * now. @throws AppError like `exportNow`.
   */
  describe(of: ListToExport, choice: DirectChoice): Promise<BinaryResult>;
  preview(of: ListToExport): Promise<ExportPreview>;
  /** @throws AppError `too_many_requests` when the member has too many. */
  create(of: ListToExport, choice: ExportChoice): Promise<ExportJob>;
  list(grant: Grant): Promise<ExportJob[]>;
  /** @throws AppError `export_not_found` for an unknown export and for another member’s. */
  get(grant: Grant, uuid: string): Promise<ExportJob>;
  cancel(grant: Grant, uuid: string): Promise<void>;
  /** @throws AppError `export_not_found` when it has expired, or its creator may no longer see the list. */
  download(token: string): Promise<BinaryResult>;
  /** Deletes expired exports. @returns the number deleted. */
  purge(now?: Date): Promise<number>;
}

/** What manifests of earlier versions do not say. */
const LATER_FIELDS = {
  cut_columns: [],
  numbers_as_text: [],
  data_omitted: 0,
  photos_omitted: 0,
  files_omitted: 0,
  notes_omitted: 0,
};

function toJob(row: ExportRow): ExportJob {
  return {
    uuid: row.uuid,
    project_id: row.project_id,
    list: row.list,
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
    // Manifests from before exports of the trash do not name their list.
    manifest: row.manifest === null ? null : { ...LATER_FIELDS, ...row.manifest, list: row.list },
  };
}

async function findOwn(
  { database }: FeatureSource,
  grant: ListToExport['grant'],
  uuid: string,
): Promise<ExportRow> {
  const { memberId, projectId } = grant;
  const row = isUuid(uuid) ? await findOwnExport(database.read, memberId, projectId, uuid) : null;
  if (row === null) throw new AppError('export_not_found');
  return row;
}

/** Writes a file small enough for an immediate response. */
async function writeNow(
  source: FeatureSource,
  of: ListToExport,
  format: ExportFormat,
): Promise<{ file: FeatureFile; total: number }> {
  const scope = toScope(of);
  const total = await countScope(source.database.read, scope);
  if (total > MAX_DIRECT_EXPORT) throw new AppError('export_too_large');
  const onPage = async () => {};
  const request = { scope, memberId: of.grant.memberId, format, withPhotos: false, onPage };
  return { file: await writeFile(source, request), total };
}

/** The file is written and discarded, because only writing shows what had to be omitted or truncated. */
async function describeExport(
  source: FeatureSource,
  of: ListToExport,
  format: ExportFormat,
): Promise<ExportManifest> {
  const { file } = await writeNow(source, of, format);
  for await (const _ of file.chunks);
  return file.toManifest(new Date());
}

const toManifestResult = (manifest: ExportManifest): BinaryResult => ({
  body: Buffer.from(JSON.stringify(manifest)),
  headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
});

/** The bytes of a file; its manifest is kept after the last one. */
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
  of: ListToExport,
  format: ExportFormat,
  keep: (manifest: ExportManifest) => void,
): Promise<BinaryResult> {
  const { database } = source;
  const { file, total } = await writeNow(source, of, format);
  const now = new Date();
  const fileName = await toFileName(source, of, format, now);
  await database.transaction((tx) => audit(tx, of, format, total));
  return {
    body: Readable.from(withReceipt(file, now, keep)),
    headers: toFileHeaders(fileName, format),
  };
}

async function toFileName(
  { database }: FeatureSource,
  { list, grant: { memberId, projectId } }: ListToExport,
  format: ExportFormat,
  now: Date,
): Promise<string> {
  const { project } = await findNames(database.read, memberId, projectId);
  return toExportName(list === 'trash' ? `${project} trash` : project, format, now);
}

function audit(
  tx: Parameters<typeof recordAudit>[0],
  { list, grant: { memberId: actorId, projectId } }: ListToExport,
  format: ExportFormat,
  total: number,
): Promise<void> {
  return recordAudit(tx, {
    action: 'data.exported',
    actorId,
    projectId,
    subject: list === 'trash' ? `${format}, trash` : format,
    became: String(total),
  });
}

async function create(
  source: FeatureSource,
  kind: ExportKind,
  of: ListToExport,
  { format, withPhotos }: ExportChoice,
): Promise<string> {
  const { database } = source;
  const { projectId, memberId, organizationId } = of.grant;
  if (withPhotos && !PHOTO_FORMATS.includes(format)) {
    throw invalid([{ path: 'body.with_photos', message: 'Photographs can only travel with KMZ.' }]);
  }
  const total = await countScope(database.read, toScope(of));
  const fileName = await toFileName(source, of, format, new Date());
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
      list: of.list,
      format,
      with_photos: withPhotos,
      filter: of.list === 'features' ? of.filter : {},
      file_name: fileName,
      total,
    });
    await audit(tx, of, format, total);
    await enqueueJob(tx, kind, { uuid }, { jobId: uuid, memberId, organizationId });
  });
  return uuid;
}

async function download({ database, storage }: FeatureSource, token: string): Promise<BinaryResult> {
  const row = await findExportByToken(database.read, token);
  // The URL stays valid after its page is closed, but only with access to the list.
  const isTheirs = row !== null && (await mayExport(database.read, row.member_id, row.project_id, row.list));
  if (row === null || row.digest === null || !isTheirs) throw new AppError('export_not_found');
  return {
    body: await storage.open(row.digest),
    headers: { ...toFileHeaders(row.file_name, row.format), 'content-length': String(row.byte_size ?? 0) },
  };
}

export function createExportService(source: FeatureSource, kind: ExportKind, jobs: Jobs): ExportService {
  const { database, storage } = source;
  const receipts = createReceipts();
  return {
    exportNow(of, choice) {
      const name = toReceiptName(of, choice);
      return exportNow(source, of, choice.format, (manifest) => {
        if (name !== null) receipts.keep(name, manifest);
      });
    },
    async describe(of, choice) {
      const name = toReceiptName(of, choice);
      const kept = name === null ? null : receipts.find(name);
      return toManifestResult(kept ?? (await describeExport(source, of, choice.format)));
    },
    async preview(of) {
      const scope = toScope(of);
      const kinds = await countKinds(database.read, scope);
      return {
        total: kinds.reduce((sum, { count }) => sum + count, 0),
        by_type: Object.fromEntries(kinds.map(({ type, count }) => [type, count])),
        photos: await countPictures(database.read, scope, PICTURE_MEDIA_TYPES),
      };
    },
    async create(of, choice) {
      const uuid = await create(source, kind, of, choice);
      return toJob(await findOwn(source, of.grant, uuid));
    },
    async list({ memberId, projectId }) {
      return (await listOwnExports(database.read, memberId, projectId)).map(toJob);
    },
    get: async (grant, uuid) => toJob(await findOwn(source, grant, uuid)),
    async cancel(grant, uuid) {
      const { uuid: found } = await findOwn(source, grant, uuid);
      // Also withdraws a finished file, whose job has ended.
      await database.transaction((tx) => endExport(tx, found, 'cancelled'));
      await jobs.cancel(found);
    },
    download: (token) => download(source, token),
    async purge(now = new Date()) {
      const gone = await database.transaction((tx) => deleteExpiredExports(tx, now, SETTLED_MS));
      await removeUnusedFiles(database, storage, gone.digests, now);
      return gone.count;
    },
  };
}
