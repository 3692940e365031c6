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

/** The target of features: an import of a project. */
export interface UploadTarget {
  readonly projectId: number;
  readonly importUuid: string;
}

/** The result for one feature, or its error. */
export type SentOutcome = 'created' | 'updated' | 'skipped' | ApiError;

/** Converts the error of a line, or of the whole stream, to an ApiError. */
function toFault({ code, detail, issues }: NonNullable<ImportEnd['error']>): ApiError {
  // The server sends codes of the contract; an unknown one of a newer server is still an error.
  const known = code as ErrorCode;
  const status = known in ERRORS ? ERRORS[known].status : 500;
  return new ApiError(status, { code: known, detail, ...(issues === undefined ? {} : { issues }) });
}

function toOutcome({ outcome, error }: ImportResult): SentOutcome {
  if (outcome === 'error') return toFault(error ?? { code: 'internal', detail: '' });
  return outcome === 'exists' ? 'created' : outcome;
}

/**
 * Sends features without photographs in one request. @returns the result of each, by `local_uuid`.
 * @throws ApiError if the request is refused or breaks off; features created until then remain.
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
  // Lines as defined by the contract.
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
