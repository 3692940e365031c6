import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { FinalJobError } from '../../platform/jobs/job-errors.ts';
import {
  defineJobKind,
  type JobContext,
  type JobEffect,
  type JobKind,
} from '../../platform/jobs/job-kind.ts';
import type { ProjectScope } from '../features/index.ts';
import { writeFile } from './files/write-file.ts';
import { mayExport } from './may-export.ts';
import type { FeatureSource } from './read-features.ts';
import {
  beginExport,
  type ExportRow,
  endExport,
  finishExport,
  listWithoutJob,
  setDigest,
  setWritten,
} from './store.ts';

const TOKEN_BYTES = 32;

const exportPayload = z.object({ uuid: z.uuid() });
/** Writes the file of an export; the job has the uuid of the export. */
export type ExportKind = JobKind<z.infer<typeof exportPayload>>;

/** The creator of an export lost access to its list. */
class ExportEndedError extends Error {}

function toScope({ list, project_id: projectId, filter }: ExportRow): ProjectScope {
  return list === 'trash' ? { list, projectId } : { list, projectId, filter };
}

/** Writes the file of an export. @returns what records it. */
async function makeExport(source: FeatureSource, row: ExportRow, context: JobContext): Promise<JobEffect> {
  const { database, storage } = source;
  const { uuid, member_id: memberId } = row;
  const file = await writeFile(source, {
    scope: toScope(row),
    memberId,
    format: row.format,
    withPhotos: row.with_photos,
    onPage: async (read) => {
      context.signal.throwIfAborted();
      context.progress(row.total === 0 ? 0 : read / row.total, 'writing');
      await context.transaction((tx) => setWritten(tx, uuid, read));
      // Stops for a creator who has since lost the project or the right to its trash.
      if (!(await mayExport(database.read, memberId, row.project_id, row.list))) {
        throw new ExportEndedError('The maker may not read the list any more.');
      }
    },
  });
  const { signal } = context;
  const staged = await storage.stage(Readable.from(file.chunks, { signal }), row.file_name);
  try {
    const { digest, byteSize } = staged;
    await context.transaction((tx) => setDigest(tx, uuid, digest));
    await staged.keep();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const manifest = file.toManifest(new Date());
    return (tx) => finishExport(tx, uuid, { manifest, digest, byteSize, token });
  } finally {
    await staged.discard();
  }
}

async function run(source: FeatureSource, uuid: string, context: JobContext): Promise<JobEffect | undefined> {
  const row = await context.transaction((tx) => beginExport(tx, uuid));
  if (row === null) return undefined;
  try {
    return await makeExport(source, row, context);
  } catch (error) {
    if (error instanceof ExportEndedError) return (tx) => endExport(tx, uuid, 'cancelled');
    throw error instanceof AppError ? new FinalJobError(error.code, { cause: error }) : error;
  }
}

export function createExportKind(source: FeatureSource): ExportKind {
  const kind: ExportKind = defineJobKind({
    name: 'export',
    payload: exportPayload,
    audience: 'member',
    retries: { limit: 3, firstS: 2, maxS: 60 },
    run: ({ payload }, context) => run(source, payload.uuid, context),
    onStopped: (tx, { payload }, state) => endExport(tx, payload.uuid, state),
    adopt: (tx) => adopt(tx, kind),
  });
  return kind;
}

async function adopt(tx: Tx, kind: ExportKind): Promise<void> {
  for (const { uuid, member_id: memberId, organization_id: organizationId } of await listWithoutJob(tx)) {
    await enqueueJob(tx, kind, { uuid }, { jobId: uuid, memberId, organizationId });
  }
}
