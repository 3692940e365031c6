import { hasCode } from '../../data/queries/error-text.ts';
import type { MessageKey } from '../../i18n/i18n.ts';

/** What is said when plans or the portal cannot be had: nothing is sold here, or it did not work just now. */
export function toBillingFault(error: unknown): MessageKey {
  return hasCode(error, 'billing_unavailable') ? 'errors.billing_unavailable' : 'errors.payments_failed';
}
