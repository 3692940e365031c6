import { AppError } from '../../platform/app-error.ts';
import type { ImageryAccount } from '../../providers/imagery/imagery.ts';
import type { Asker, ImageryAccounts, ImageryName } from './accounts.ts';

/**
 * The account with which something is withdrawn: the one that was asked. Another provider would take it for withdrawn without
 * knowing it. @throws AppError `imagery_access_required`.
 */
export async function getWithdrawingAccount(
  accounts: ImageryAccounts,
  who: Asker,
  names: readonly ImageryName[],
  { account_id }: { readonly account_id: string | null },
): Promise<ImageryAccount> {
  const found = await accounts.findFor(who, account_id);
  const isOfAnother = account_id !== null && found?.account.id !== account_id;
  if (found === null || !names.every((name) => found.allowed.has(name)))
    throw new AppError('imagery_access_required');
  // Another account of the same provider is told that it is not known.
  if (isOfAnother && found.account.provider !== 'planet') throw new AppError('imagery_access_required');
  return found.account;
}
