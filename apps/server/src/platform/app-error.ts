import { ERRORS, type ErrorCode, type Issue } from '@waypost/contract';

interface AppErrorOptions {
  /** Replaces the text of the table where there is something more exact to say. */
  readonly detail?: string;
  readonly issues?: readonly Issue[];
  readonly cause?: unknown;
}

/** A fault with a code of the contract: the one kind of error that reaches a client with its own text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly issues: readonly Issue[] | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.detail = options.detail ?? ERRORS[code].detail;
    this.issues = options.issues;
  }
}
