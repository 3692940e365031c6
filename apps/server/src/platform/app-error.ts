import { ERRORS, type ErrorCode, type FeatureConflict, type Issue } from '@waypost/contract';

interface AppErrorOptions {
  /** Overrides the default text of the code with a more precise one. */
  readonly detail?: string;
  readonly issues?: readonly Issue[];
  readonly conflict?: FeatureConflict;
  /** After how many seconds it is worth trying again. */
  readonly retryAfterS?: number;
  readonly cause?: unknown;
}

/** An error with a code of the contract: the only kind whose own text is sent to the client. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly issues: readonly Issue[] | undefined;
  readonly conflict: FeatureConflict | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.detail = options.detail ?? ERRORS[code].detail;
    this.issues = options.issues;
    this.conflict = options.conflict;
    this.retryAfterS = options.retryAfterS;
  }
}

/** The error for a request whose values contradict each other, reported for each of them. */
export function invalid(issues: readonly Issue[]): AppError {
  const [first] = issues;
  return new AppError('validation_failed', {
    issues,
    ...(first === undefined ? {} : { detail: `${first.path}: ${first.message}` }),
  });
}
