import { API_BASE, type Resource } from '@waypost/contract';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import type { StagedFile } from '../../platform/storage/storage.ts';
import { sniffMediaType } from './sniff-media-type.ts';

/** Records files as a feature’s; the bytes are kept before, by their digest. */
export async function attachFiles(tx: Tx, featureCode: string, files: readonly StagedFile[]): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file) => ({
    uuid: createUuidV7(),
    feature_code: featureCode,
    digest: file.digest,
    file_name: file.fileName.slice(0, 255),
    media_type: sniffMediaType(file.head),
    byte_size: file.byteSize,
  }));
  await tx.insertInto('resources').values(rows).execute();
}

export async function listResources(db: Reader, featureCode: string): Promise<Resource[]> {
  const rows = await db
    .selectFrom('resources')
    .select(['uuid', 'file_name', 'media_type', 'byte_size', 'created_at'])
    .where('feature_code', '=', featureCode)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
  return rows.map((row) => ({
    ...row,
    type: 'fullsize',
    url: `${API_BASE}/geo/feature/${featureCode}/resource/${row.uuid}`,
    created_at: row.created_at.toISOString(),
  }));
}

export async function findStoredFile(
  db: Reader,
  featureCode: string,
  uuid: string,
): Promise<{ digest: string; file_name: string; byte_size: number } | null> {
  const row = await db
    .selectFrom('resources')
    .select(['digest', 'file_name', 'byte_size'])
    .where('feature_code', '=', featureCode)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row ?? null;
}
