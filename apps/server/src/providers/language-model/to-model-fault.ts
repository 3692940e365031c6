import type { ErrorCode } from '@waypost/contract';
import { OutsideError } from '../../platform/http/fetch-outside.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import { ModelRefusalError, ModelTimeoutError } from './model-caller.ts';
import { ModelUnreachableError } from './send-to-model.ts';

const REFUSALS: ReadonlySet<number> = new Set([401, 403]);
const EXHAUSTED: ReadonlySet<number> = new Set([402, 429]);

function ofRefusal({ status, text }: ModelRefusalError): ErrorCode {
  if (REFUSALS.has(status)) return 'model_key_refused';
  if (EXHAUSTED.has(status)) return 'model_exhausted';
  if (status >= 500 || status === 408) return 'model_unreachable';
  // A path that is not there is a 404 as well, but speaks of no model.
  return status === 404 && /model/i.test(text) ? 'model_not_found' : 'model_unusable';
}

/** What is wrong with a model that failed, for who set it up; null for an error that is not the model’s. */
export function toModelFault(error: unknown): ErrorCode | null {
  if (!(error instanceof ProviderDownError)) return null;
  const { cause } = error;
  if (cause instanceof ModelRefusalError) return ofRefusal(cause);
  if (cause instanceof ModelUnreachableError || cause instanceof ModelTimeoutError)
    return 'model_unreachable';
  return cause instanceof OutsideError && cause.fault === 'not_public'
    ? 'model_address_not_public'
    : 'model_unusable';
}
