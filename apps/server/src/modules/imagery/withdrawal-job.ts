import type { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { JobPostponedError, ReportedJobError } from '../../platform/jobs/job-errors.ts';
import { defineJobKind, type JobKind } from '../../platform/jobs/job-kind.ts';
import type { ProviderFaults } from '../../platform/observability/provider-faults.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import { type Imagery, type ImageryAccount, ImageryRefusedError } from '../../providers/imagery/imagery.ts';
import type { ImageryAccounts } from './accounts.ts';

export interface WithdrawalOptions {
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly providerFaults: ProviderFaults;
  /** What was asked for is known by its name this long after. */
  readonly settleMs: number;
}

/** The row of something that a provider was asked for. */
interface Asked {
  readonly organization_id: number;
  readonly member_id: number | null;
  readonly run: number;
  /** Of the account that was asked; null: it is not known. */
  readonly account_id: string | null;
  /** Below 0: nobody works on it any more. */
  readonly status: number;
  readonly asked_at: Date | null;
}

/** What is asked for, and how it is withdrawn. */
export interface Withdrawing<R extends Asked, P extends { readonly run: number }> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  find(tx: Tx, payload: P): Promise<R | null>;
  lock(tx: Tx, payload: P): Promise<R | null>;
  /** The provider's name of it; null: its answer never came. */
  toProviderId(row: R): string | null;
  findByName(from: Imagery, account: ImageryAccount, row: R): Promise<{ readonly id: string } | null>;
  withdraw(from: Imagery, account: ImageryAccount, id: string): Promise<boolean>;
  markCancelled(tx: Tx, payload: P, providerId: string): Promise<unknown>;
}

/** @returns false if the provider refuses: it has begun, or the account does not know it. */
export async function isWithdrawn(cancelling: Promise<void>): Promise<boolean> {
  try {
    await cancelling;
    return true;
  } catch (error) {
    if (error instanceof ImageryRefusedError) return false;
    throw error;
  }
}

/** A job that withdraws what nobody works on any more, and what the provider may have although its answer never came. */
export function defineWithdrawalJob<R extends Asked, P extends { readonly run: number }>(
  { imagery, accounts, providerFaults, settleMs }: WithdrawalOptions,
  of: Withdrawing<R, P>,
): JobKind<P> {
  /** The provider's name of it; null: it never had it. */
  const findId = async (from: Imagery, account: ImageryAccount, row: R): Promise<string | null> => {
    const known = of.toProviderId(row);
    if (known !== null) return known;
    const found = await of.findByName(from, account, row);
    if (found === null && Date.now() - (row.asked_at?.getTime() ?? 0) < settleMs)
      throw new JobPostponedError(settleMs);
    return found?.id ?? null;
  };
  return defineJobKind({
    name: of.name,
    payload: of.payload,
    audience: 'nobody',
    retries: { limit: 8, firstS: 5, maxS: 300 },
    async run({ payload }, { transaction }) {
      const row = await transaction((tx) => of.find(tx, payload));
      if (imagery === null || row === null || row.run !== payload.run || row.status >= 0) return undefined;
      const { organization_id: organizationId, member_id } = row;
      const found = await accounts.findFor({ organizationId, memberId: member_id ?? 0 }, row.account_id);
      if (found === null) return undefined;
      try {
        const id = await findId(imagery, found.account, row);
        if (id === null || !(await of.withdraw(imagery, found.account, id))) return undefined;
        return async (tx) => {
          const now = await of.lock(tx, payload);
          if (now?.run === payload.run && now.status === row.status) await of.markCancelled(tx, payload, id);
        };
      } catch (error) {
        if (!(error instanceof ProviderDownError)) throw error;
        providerFaults.note(error.provider, error.cause);
        const { retryAfterS } = error;
        if (retryAfterS !== undefined) throw new JobPostponedError(retryAfterS * 1_000);
        throw new ReportedJobError('imagery_unavailable', { cause: error });
      }
    },
  });
}
