import { ApiError, type HttpClient } from '@waypost/client';
import {
  ERRORS,
  type ErrorCode,
  featureEndpoints,
  type ImportEnd,
  type ImportResult,
  type ImportSource,
  importEndpoints,
} from '@waypost/contract';
import { type ImportItem, toFeatureCreate } from '../items/import-item.ts';
import type { Part } from './to-parts.ts';

/** Where features go: an import of a project. */
export interface UploadTarget {
  readonly projectId: number;
  readonly importUuid: string;
}

/** What became of one feature: what is there now, or why it is not. */
export type SentOutcome = 'created' | 'updated' | 'skipped' | ApiError;

/** The fault of a line or of the whole stream as a call would throw it. */
function toFault({ code, detail, issues }: NonNullable<ImportEnd['error']>): ApiError {
  // The server answers codes of the contract; one of a newer server is still a fault.
  const known = code as ErrorCode;
  const status = known in ERRORS ? ERRORS[known].status : 500;
  return new ApiError(status, { code: known, detail, ...(issues === undefined ? {} : { issues }) });
}

function toOutcome({ outcome, error }: ImportResult): SentOutcome {
  if (outcome === 'error') return toFault(error ?? { code: 'internal', detail: '' });
  return outcome === 'exists' ? 'created' : outcome;
}

/**
 * Sends features without photographs in one request. @returns what became of each, by `local_uuid`.
 * @throws ApiError where the request was refused or broke off: what it made until then is made.
 */
export async function sendPart(
  client: HttpClient,
  { projectId, importUuid }: UploadTarget,
  { body }: Part,
  signal: AbortSignal,
): Promise<Map<string, SentOutcome>> {
  const bytes = await client.call(importEndpoints.sendImport, {
    params: { project_id: projectId, uuid: importUuid },
    files: [new File([body], 'features.ndjson')],
    signal,
  });
  // Lines of the contract, from the server.
  const lines = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ImportResult | ImportEnd);
  const end = lines.find((line): line is ImportEnd => line.outcome === 'end');
  if (end === undefined) throw new ApiError(0, { detail: 'The answer broke off.' });
  if (end.error !== null) throw toFault(end.error);
  return new Map(
    lines.flatMap((line) =>
      line.outcome === 'end' || line.local_uuid === null ? [] : [[line.local_uuid, toOutcome(line)] as const],
    ),
  );
}

/** Sends a feature with its pictures, and counts it on the import. */
export async function sendWithPictures(
  client: HttpClient,
  { projectId, importUuid }: UploadTarget,
  { item, pictures, source }: { item: ImportItem; pictures: readonly File[]; source: ImportSource | null },
  signal: AbortSignal,
): Promise<void> {
  const { properties } = await client.call(featureEndpoints.createFeature, {
    query: { project_id: projectId },
    body: { feature: toFeatureCreate(item) },
    files: [...pictures],
    signal,
  });
  await client.call(importEndpoints.noteImported, {
    params: { project_id: projectId, uuid: importUuid, code: properties.code },
    body: source === null ? {} : { source },
    signal,
  });
}
