import type { ErrorCode } from '@waypost/contract';

/** Constraints that a client can violate, by name: the only mapping of them to error codes. */
const CONSTRAINT_CODES: Record<string, ErrorCode> = {
  organizations_name_key: 'organization_exists',
  members_identity_subject_key: 'already_signed_up',
  members_email_key: 'already_signed_up',
  members_phone_key: 'already_signed_up',
  layers_pkey: 'layer_code_taken',
  features_geometry_valid: 'geometry_invalid',
};

/** SQLSTATEs that mean “try again in a moment”: shutdown, no connection, too many connections, restart. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', 'ECONNREFUSED']);

/**
 * SQLSTATEs of a value outside the range of its type, such as a time before or after all that the database supports.
 */
const OUT_OF_RANGE = new Set(['22007', '22008', '22009']);

/** PostGIS's message for an edge between antipodal points, whose course is undefined; it has no SQLSTATE of its own. */
const ANTIPODAL = /^Antipodal \(180 degrees long\) edge/;

/** The error code for a database error, or null if the error is the server's own. */
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

/** Whether a statement was cancelled by its timeout. */
export function isEnded(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '57014';
}

/** Whether a row with the same key exists. @param constraint the name of that key; undefined: any. */
export function isTaken(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505')
    return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}

/** Whether a statement failed to get a lock in time, or was chosen as the victim of a deadlock. */
export function hasWaitedForLock(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === '55P03' || error.code === '40P01')
  );
}

/**
 * SQLSTATEs of a transaction that yielded to others: a serialization failure, a deadlock, a lock not had. What took too long
 * would do so again.
 */
const YIELDED = new Set(['40001', '40P01', '55P03']);
/** Codes of a connection that was lost, by the operating system. */
const LOST = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What `pg` says of a lost connection, without a code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded)/;

/** Whether a transaction failed for what passes, so that the same may succeed in a moment. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return LOST_CONNECTION.test(error.message);
  return UNAVAILABLE.has(code) || YIELDED.has(code) || LOST.has(code) || code.startsWith('08');
}
