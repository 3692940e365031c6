import { AppError } from '../../platform/app-error.ts';
import type { ImageryAccount, ImageryRefusedError } from '../../providers/imagery/imagery.ts';

/** What to say to whoever withdraws in vain: another account does not know what goes on, others have begun. */
export function toWithdrawalError(
  cause: ImageryRefusedError,
  asked: { readonly account_id: string | null },
  account: ImageryAccount,
): AppError {
  const isOfAnother = asked.account_id !== null && asked.account_id !== account.id;
  const isUnknown = cause.status === 404 && isOfAnother;
  return new AppError(isUnknown ? 'imagery_access_required' : 'order_has_begun', { cause });
}
