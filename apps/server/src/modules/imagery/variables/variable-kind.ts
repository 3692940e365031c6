import type { VariableFault } from '@waypost/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { JobPostponedError, ReportedJobError } from '../../../platform/jobs/job-errors.ts';
import { defineJobKind, type JobContext, type JobKind } from '../../../platform/jobs/job-kind.ts';
import type { ProviderFaults } from '../../../platform/observability/provider-faults.ts';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type Imagery, ImageryRefusedError } from '../../../providers/imagery/imagery.ts';
import type { ImageryAccounts } from '../accounts.ts';
import type { TileCutter } from '../pictures/cutting/tile-cutter.ts';
import { advanceVariable, failVariable, isUnchanged } from './change-variable.ts';
import { tile, upload } from './raster-steps.ts';
import { findVariableRow, lockVariable, updateVariable, type VariableRow } from './store.ts';
import {
  ask,
  LONGEST_MS,
  order,
  prepare,
  STEP,
  type Step,
  toPause,
  VariableEndedError,
} from './variable-steps.ts';
import {
  enqueueWithdrawal,
  mayWithdraw,
  type VariableWithdrawalKind,
  withdrawSubscription,
} from './withdrawal-kind.ts';

const variablePayload = z.object({
  variable_id: z.uuid(),
  run: z.int(),
  /** When it was taken up again: it is waited for from then on. */
  since: z.iso.datetime().optional(),
});
type Payload = z.output<typeof variablePayload>;
/** Asks for a planetary variable, waits for it and keeps what was measured. */
export type VariableKind = JobKind<Payload>;

export interface VariableKindOptions {
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly providerFaults: ProviderFaults;
  readonly storage: Storage;
  readonly cutter: TileCutter;
  /** The pause between two questions of how far it is. */
  readonly pollMs: number;
  /** A subscription is known by its name this long after it was asked for. */
  readonly settleMs: number;
  readonly withdrawal: VariableWithdrawalKind;
}

/** What ends a variable for good; null for what another attempt may mend. */
function toEnd(error: unknown): VariableEndedError | null {
  if (error instanceof VariableEndedError) return error;
  if (error instanceof ImageryRefusedError) return new VariableEndedError('refused', error.words);
  if (!(error instanceof AppError)) return null;
  const { code } = error;
  return code === 'imagery_key_refused' || code === 'imagery_access_required'
    ? new VariableEndedError(code)
    : null;
}

const toProgress = (status: number) => (status - 1) / 9;

class VariableRun {
  readonly #options: VariableKindOptions;
  readonly #payload: Payload;
  readonly #context: JobContext;

  constructor(options: VariableKindOptions, payload: Payload, context: JobContext) {
    this.#options = options;
    this.#payload = payload;
    this.#context = context;
  }

  /** Takes steps until the variable has ended. @throws JobPostponedError to wait for the provider. */
  async run(): Promise<void> {
    for (;;) {
      const row = await this.#context.transaction((tx) => findVariableRow(tx, this.#payload.variable_id));
      if (row === null || row.status <= 0 || row.run !== this.#payload.run) return;
      this.#context.progress(toProgress(row.status), null);
      const pauseMs = await this.#step(row).catch((error: unknown) => this.#end(row, error));
      if (pauseMs > 0) throw new JobPostponedError(pauseMs);
    }
  }

  #toWaitedMs({ asked_at, created_at }: VariableRow): number {
    const sinceMs = this.#payload.since === undefined ? 0 : Date.parse(this.#payload.since);
    return Date.now() - Math.max((asked_at ?? created_at).getTime(), sinceMs);
  }

  /** @returns the pause before the next step in ms. */
  async #step(row: VariableRow): Promise<number> {
    const { imagery, accounts, storage, cutter, pollMs, settleMs } = this.#options;
    const who = { organizationId: row.organization_id, memberId: row.member_id ?? 0 };
    const found = await accounts.findFor(who, row.account_id);
    if (imagery === null || found === null) throw new AppError('imagery_access_required');
    const waitedMs = this.#toWaitedMs(row);
    const step: Step = { row, from: imagery, account: found.account, context: this.#context, waitedMs };
    // Nobody will see it.
    if (row.layer_code === null) {
      const { subscription_id: id, asked_at, status } = row;
      const isWithdrawn =
        id === null
          ? asked_at === null
          : status <= STEP.delivering && (await withdrawSubscription(imagery, found.account, id));
      throw new VariableEndedError(isWithdrawn ? 'cancelled' : 'stopped');
    }
    if (row.status === STEP.starting) {
      await this.#context.transaction((tx) => advanceVariable(tx, row, { status: STEP.ordering }));
      return 0;
    }
    if (row.status === STEP.ordering) return order(step, settleMs);
    if (row.status === STEP.delivering) return ask(step, pollMs);
    const rasters = { ...step, storage, cutter, signal: this.#context.signal };
    if (row.status === STEP.uploading) return upload(rasters);
    return row.status === STEP.tiling ? tile(rasters) : prepare(step);
  }

  /** Ends a variable that another try would not mend. */
  async #end(row: VariableRow, error: unknown): Promise<number> {
    const end = toEnd(error);
    if (end === null) return this.#note(row, error);
    await this.#context.transaction(async (tx) => {
      const now = await lockVariable(tx, row.variable_id);
      if (!isUnchanged(now, row)) return;
      // The provider may have it all the same, and nobody is left to see that.
      if (now.layer_code === null && now.subscription_id === null && mayWithdraw(now))
        await enqueueWithdrawal(tx, this.#options.withdrawal, now);
      await failVariable(tx, now, end.fault, end.words);
    });
    return 0;
  }

  /** Keeps what went wrong for people who wait, and has the job tried again. */
  async #note(row: VariableRow, error: unknown): Promise<never> {
    this.#context.signal.throwIfAborted();
    const isDown = error instanceof ProviderDownError;
    const isLimited = isDown && error.code === 'imagery_limited';
    const ofProvider = isLimited ? 'imagery_limited' : 'imagery_unavailable';
    const fault: VariableFault = isDown ? ofProvider : 'internal';
    await this.#context.transaction(async (tx) => {
      if (isUnchanged(await lockVariable(tx, row.variable_id), row))
        await updateVariable(tx, row.variable_id, { fault, fault_detail: null });
    });
    if (!isDown) throw error;
    this.#options.providerFaults.note(error.provider, error.cause);
    // The provider goes on with what it has, or has said when to ask again: it is waited for as long as without the
    // fault.
    const waitedMs = this.#toWaitedMs(row);
    const { retryAfterS } = error;
    if ((row.status === STEP.delivering || retryAfterS !== undefined) && waitedMs <= LONGEST_MS)
      throw new JobPostponedError(
        Math.max((retryAfterS ?? 0) * 1_000, toPause(waitedMs, this.#options.pollMs)),
      );
    throw new ReportedJobError(fault, { cause: error });
  }
}

export function createVariableKind(options: VariableKindOptions): VariableKind {
  return defineJobKind({
    name: 'imagery-variable',
    payload: variablePayload,
    audience: 'member',
    retries: { limit: 8, firstS: 5, maxS: 300 },
    // What runs is over in a moment: while the provider works, the job is postponed.
    width: 8,
    organizationWidth: 3,
    async run({ payload }, context) {
      await new VariableRun(options, payload, context).run();
      return undefined;
    },
    async onStopped(tx, { payload }, state) {
      const row = await lockVariable(tx, payload.variable_id);
      if (row === null || row.status <= 0 || row.run !== payload.run) return;
      if (state === 'cancelled' && mayWithdraw(row)) await enqueueWithdrawal(tx, options.withdrawal, row);
      await failVariable(tx, row, state === 'cancelled' ? 'stopped' : (row.fault ?? 'internal'));
    },
  });
}
