import type { ErrorCode } from '@waypost/contract';

/** Constraints whose breach is something a client did, by name: the one place that maps them. */
const CONSTRAINT_CODES: Record<string, ErrorCode> = {
  organizations_name_key: 'organization_exists',
  members_identity_subject_key: 'already_signed_up',
  members_email_key: 'already_signed_up',
  members_phone_key: 'already_signed_up',
  features_geometry_valid: 'geometry_invalid',
};

/** SQLSTATEs that mean “try again in a moment”: shutting down, no connection, too many, restarted. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', 'ECONNREFUSED']);

/** SQLSTATEs of a value that no column of its type holds: a time before or after all that the database knows. */
const OUT_OF_RANGE = new Set(['22007', '22008', '22009']);

/** What PostGIS says of an edge that goes half round the globe, whose way is any; it has no SQLSTATE of its own. */
const ANTIPODAL = /^Antipodal \(180 degrees long\) edge/;

/** The error code for a database’s fault, or null where it is our own mistake. */
export function toDatabaseFault(error: unknown): ErrorCode | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, constraint, message } = error as { code?: unknown; constraint?: unknown; message?: unknown };
  const mapped = typeof constraint === 'string' ? CONSTRAINT_CODES[constraint] : undefined;
  if (mapped !== undefined) return mapped;
  if (typeof code !== 'string') return null;
  if (code === 'XX000' && typeof message === 'string' && ANTIPODAL.test(message)) return 'geometry_invalid';
  if (OUT_OF_RANGE.has(code)) return 'validation_failed';
  return UNAVAILABLE.has(code) ? 'unavailable' : null;
}

/** Whether a statement was ended because it took longer than it may. */
export function isEnded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '57014';
}

/** Whether a row stood in the way of another with the same key. */
export function isTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}

/** Whether a statement gave up waiting for a lock, or was the one to give up where two waited for each other. */
export function hasWaitedForLock(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === '55P03' || error.code === '40P01')
  );
}
