import { hasCode } from '../../data/queries/error-text.ts';
import type { MessageKey } from '../../i18n/i18n.ts';

/** The message if plans or the portal are unavailable: either not offered here, or failed just now. */
export function toBillingFault(error: unknown): MessageKey {
  return hasCode(error, 'billing_unavailable')
    ? 'apiErrors.billing_unavailable'
    : 'apiErrors.payments_failed';
}
