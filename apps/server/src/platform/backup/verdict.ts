import type { BackupCheck, Manifest } from './manifest.ts';

/** What is known of a backup. `fault` null: it is good. */
export type Verdict = Pick<BackupCheck, 'checked_at' | 'fault'>;

/** What the last check of a backup found, or else reading it back when it was made; null: nobody knows. */
export function findVerdict(
  made: Pick<Manifest, 'id' | 'read_back'>,
  checks: ReadonlyMap<string, Verdict>,
): Verdict | null {
  return checks.get(made.id) ?? made.read_back;
}

/** Backups that are not known to be broken, in their order. */
export function listSound<M extends Pick<Manifest, 'id' | 'read_back'>>(
  backups: readonly M[],
  checks: ReadonlyMap<string, Verdict>,
): M[] {
  return backups.filter((made) => (findVerdict(made, checks)?.fault ?? null) === null);
}
