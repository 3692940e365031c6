import type { ErrorCode } from '@waypost/contract';
import { AppError } from './app-error.ts';
import type { Provider } from './observability/provider-faults.ts';

/**
 * The error of a request that failed because of a provider: logged once a minute for all such requests, and answered
 * like any other error.
 */
export class ProviderDownError extends AppError {
  readonly provider: Provider;

  constructor(provider: Provider, code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.provider = provider;
  }
}
