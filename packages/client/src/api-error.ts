import type { ErrorBody, ErrorCode, FeatureConflict, Issue } from '@waypost/contract';

/** An API response that is not a success, or a missing response (`status` 0, code `network`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly detail: string;
  readonly requestId: string | null;
  readonly issues: readonly Issue[];
  /** With `feature_changed`: the current state that the edit conflicts with. */
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

/** Parses an error response, whatever its body contains. */
export async function toApiError(response: Response): Promise<ApiError> {
  const fallback = { detail: `The server answered ${response.status}.` };
  try {
    const body = (await response.json()) as Partial<ErrorBody>;
    return new ApiError(response.status, { ...body, detail: body.detail ?? fallback.detail });
  } catch {
    return new ApiError(response.status, fallback);
  }
}
