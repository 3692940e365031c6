import type { ErrorCode } from '@waypost/contract';
import { AppError } from './app-error.ts';
import type { Provider } from './observability/provider-faults.ts';

/** The fault of a request that a provider failed: logged once a minute for all of them, and answered as any other. */
export class ProviderDownError extends AppError {
  readonly provider: Provider;

  constructor(provider: Provider, code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.provider = provider;
  }
}
