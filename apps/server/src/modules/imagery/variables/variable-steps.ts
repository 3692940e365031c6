import type { VariableFault } from '@waypost/contract';
import type { JobContext } from '../../../platform/jobs/job-kind.ts';
import type { Imagery, ImageryAccount } from '../../../providers/imagery/imagery.ts';
import { advanceVariable } from './change-variable.ts';
import { listResults, putResults, type VariableRow } from './store.ts';

/** The steps of a variable. 4 and 6 are of rasters, where they are delivered; the rest of the numbers is not used. */
export const STEP = {
  starting: 1,
  ordering: 2,
  delivering: 3,
  uploading: 4,
  tiling: 6,
  preparing: 9,
} as const;

/** The pause grows with the time waited, up to this many times. */
const LONGEST_POLLS = 30;
const POLLED_SHARE = 1 / 20;
/** A subscription that the provider works on for longer than this is given up. */
export const LONGEST_MS = 72 * 3_600_000;

/** The variable ends here; `fault` says why. */
export class VariableEndedError extends Error {
  readonly fault: VariableFault;
  readonly words: string | null;

  constructor(fault: VariableFault, words: string | null = null) {
    super(fault);
    this.fault = fault;
    this.words = words;
  }
}

/** One step of a variable. */
export interface Step {
  readonly row: VariableRow;
  readonly from: Imagery;
  readonly account: ImageryAccount;
  readonly context: Pick<JobContext, 'transaction'>;
  readonly waitedMs: number;
}

/** The name by which the provider knows it: one that was asked for anew has another. */
export const toSubscriptionName = ({ variable_id, attempt }: VariableRow): string =>
  attempt === 0 ? `waypost ${variable_id}` : `waypost ${variable_id} ${attempt}`;

/** Asks for it, unless an earlier attempt did so and died before it could note it. @returns the pause in ms. */
export async function order({ row, from, account, context }: Step, settleMs: number): Promise<number> {
  const name = toSubscriptionName(row);
  const { asked_at: askedAt } = row;
  const known = askedAt === null ? null : await from.findSubscription(account, name);
  if (known === null) {
    // An earlier request may still be on its way.
    const settledMs = askedAt === null ? 0 : askedAt.getTime() + settleMs - Date.now();
    if (settledMs > 0) return settledMs;
    const goesOn = await context.transaction((tx) => advanceVariable(tx, row, { asked_at: new Date() }));
    if (!goesOn) return 0;
  }
  const made =
    known ??
    (await from.subscribe(account, {
      name,
      type: row.type,
      sourceId: row.source_id,
      area: row.area,
      first: row.start_date,
      last: row.end_date,
    }));
  await context.transaction((tx) =>
    advanceVariable(tx, row, {
      subscription_id: made.id,
      account_id: account.id,
      status: STEP.delivering,
    }),
  );
  return 0;
}

/** The pause between two questions in ms. */
export const toPause = (waitedMs: number, pollMs: number): number =>
  Math.min(Math.max(pollMs, waitedMs * POLLED_SHARE), pollMs * LONGEST_POLLS);

/** Asks once how far the provider is. @returns the pause before the next question in ms. */
export async function ask({ row, from, account, context, waitedMs }: Step, pollMs: number): Promise<number> {
  const found = await from.getSubscription(account, row.subscription_id ?? '');
  if (found === null) {
    // Another account does not know it, while it goes on.
    const isOfAnother = row.account_id !== null && row.account_id !== account.id;
    throw new VariableEndedError(isOfAnother ? 'imagery_access_required' : 'provider_failed');
  }
  if (found.state === 'failed') throw new VariableEndedError('provider_failed', found.message);
  if (found.state === 'cancelled') throw new VariableEndedError('cancelled');
  if (found.state === 'running') {
    if (waitedMs > LONGEST_MS) throw new VariableEndedError('took_too_long');
    return toPause(waitedMs, pollMs);
  }
  const measured = await from.listMeasurements(account, row.subscription_id ?? '');
  const hasRasters = measured.some(({ rasterName }) => rasterName !== null);
  await context.transaction((tx) =>
    advanceVariable(tx, row, { status: hasRasters ? STEP.uploading : STEP.preparing }, async () => {
      if (hasRasters) await putResults(tx, row.variable_id, measured);
    }),
  );
  return 0;
}

/** Keeps what was measured. */
export async function prepare({ row, from, account, context }: Step): Promise<number> {
  const kept = await context.transaction((tx) => listResults(tx, row.variable_id));
  if (kept.some(({ digest }) => digest !== null)) {
    await context.transaction((tx) => advanceVariable(tx, row, { status: 0 }));
    return 0;
  }
  const measured = await from.listMeasurements(account, row.subscription_id ?? '');
  if (measured.length === 0) throw new VariableEndedError('delivery_empty');
  await context.transaction((tx) =>
    advanceVariable(tx, row, { status: 0 }, () => putResults(tx, row.variable_id, measured)),
  );
  return 0;
}
