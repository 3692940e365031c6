import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import type { Imagery, ImageryAccount } from '../../../providers/imagery/imagery.ts';
import { defineWithdrawalJob, isWithdrawn, type WithdrawalOptions } from '../withdrawal-job.ts';
import { findVariableRow, lockVariable, updateVariable, type VariableRow } from './store.ts';
import { STEP, toSubscriptionName } from './variable-steps.ts';

const withdrawalPayload = z.object({ variable_id: z.uuid(), run: z.int() });
/** Withdraws a subscription that nobody works on any more. */
export type VariableWithdrawalKind = JobKind<z.infer<typeof withdrawalPayload>>;

/** Whether the provider may have one that it still works on. */
export const mayWithdraw = ({ status, asked_at }: VariableRow): boolean =>
  Math.abs(status) <= STEP.delivering && asked_at !== null;

/** Has a variable withdrawn, unless it is gone on with before. Call it late in the transaction. */
export async function enqueueWithdrawal(
  tx: Tx,
  kind: VariableWithdrawalKind,
  row: VariableRow,
): Promise<void> {
  const { variable_id, run, organization_id: organizationId } = row;
  await enqueueJob(tx, kind, { variable_id, run }, { organizationId, memberId: null });
}

/** @returns false if it has ended, or if the account does not know it. */
export const withdrawSubscription = (from: Imagery, account: ImageryAccount, id: string): Promise<boolean> =>
  isWithdrawn(from.cancelSubscription(account, id));

export function createVariableWithdrawalKind(options: WithdrawalOptions): VariableWithdrawalKind {
  return defineWithdrawalJob(options, {
    name: 'imagery-variable-withdrawal',
    payload: withdrawalPayload,
    find: (tx, { variable_id }) => findVariableRow(tx, variable_id),
    lock: (tx, { variable_id }) => lockVariable(tx, variable_id),
    toProviderId: (row) => row.subscription_id,
    findByName: (from, account, row) => from.findSubscription(account, toSubscriptionName(row)),
    withdraw: withdrawSubscription,
    markCancelled: (tx, { variable_id }, subscription_id) =>
      updateVariable(tx, variable_id, { fault: 'cancelled', subscription_id }),
  });
}
