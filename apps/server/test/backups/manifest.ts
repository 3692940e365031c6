import { BACKUP_FORMAT, type Manifest } from '../../src/platform/backup/manifest.ts';

/** The manifest of a good backup of nothing, with the given facts. */
export function toManifest(facts: Pick<Manifest, 'id' | 'started_at'> & Partial<Manifest>): Manifest {
  const { started_at } = facts;
  return {
    format: BACKUP_FORMAT,
    cause: 'daily',
    finished_at: started_at,
    version: '0',
    migration: '0001.sql',
    database: 'postgres',
    rows: 0,
    files: 0,
    missing_files: 0,
    byte_size: 0,
    written_bytes: 0,
    key_id: null,
    index: 'none',
    read_back: { checked_at: started_at, fault: null },
    ...facts,
  };
}
