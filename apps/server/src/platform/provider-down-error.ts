import type { ErrorCode } from '@waypost/contract';
import { AppError } from './app-error.ts';
import type { Provider } from './observability/provider-faults.ts';

/**
 * The error of a request that failed because of a provider: logged once a minute for all such requests, and answered
 * like any other error.
 */
export class ProviderDownError extends AppError {
  readonly provider: Provider;

  /** @param retryAfterS absent: the provider has not said when to ask again. */
  constructor(provider: Provider, code: ErrorCode, cause?: unknown, retryAfterS?: number) {
    super(code, { cause, ...(retryAfterS !== undefined && { retryAfterS }) });
    this.provider = provider;
  }
}
