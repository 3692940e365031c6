import { ERRORS, type ErrorCode, type FeatureConflict, type Issue } from '@waypost/contract';

interface AppErrorOptions {
  /** Replaces the text of the table where there is something more exact to say. */
  readonly detail?: string;
  readonly issues?: readonly Issue[];
  readonly conflict?: FeatureConflict;
  readonly cause?: unknown;
}

/** A fault with a code of the contract: the one kind of error that reaches a client with its own text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly issues: readonly Issue[] | undefined;
  readonly conflict: FeatureConflict | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.detail = options.detail ?? ERRORS[code].detail;
    this.issues = options.issues;
    this.conflict = options.conflict;
  }
}

/** The fault of a request whose values do not hold together, said of every one of them. */
export function invalid(issues: readonly Issue[]): AppError {
  const [first] = issues;
  return new AppError('validation_failed', {
    issues,
    ...(first === undefined ? {} : { detail: `${first.path}: ${first.message}` }),
  });
}
