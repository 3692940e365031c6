import type { ErrorBody, ErrorCode, FeatureConflict, Issue } from '@waypost/contract';

/** An answer of the API that is not a success, or no answer at all (`status` 0, code `network`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly detail: string;
  readonly requestId: string | null;
  readonly issues: readonly Issue[];
  /** With `feature_changed`: what the edit ran into. */
  readonly conflict: FeatureConflict | null;

  constructor(status: number, body: Partial<ErrorBody> & { detail: string }, cause?: unknown) {
    super(body.message ?? body.detail, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'network' : 'internal');
    this.detail = body.detail;
    this.requestId = body.request_id ?? null;
    this.issues = body.issues ?? [];
    this.conflict = body.conflict ?? null;
  }
}

/** Reads an error answer, whatever its body turns out to be. */
export async function toApiError(response: Response): Promise<ApiError> {
  const fallback = { detail: `The server answered ${response.status}.` };
  try {
    const body = (await response.json()) as Partial<ErrorBody>;
    return new ApiError(response.status, { ...body, detail: body.detail ?? fallback.detail });
  } catch {
    return new ApiError(response.status, fallback);
  }
}
