import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { joinTransaction } from '../../platform/db/join-transaction.ts';
import type { DemoDependencies, DemoServices } from './demo-dependencies.ts';
import { clearSteps, findStep, hasDemo, insertStep, listSteps, lockDemo } from './store.ts';

/** The first step, which marks that loading is in progress. */
export const BEGINNING = 'beginning';

/** Another process has finished loading the demo. */
export class FinishedMeanwhileError extends Error {}

/** What a step works with, all in one transaction. */
export interface StepContext extends DemoServices {
  readonly tx: Tx;
  /** The transaction as a database, for access checks. */
  readonly database: Database;
}

/** Runs each step of loading exactly once, across restarts and concurrent processes. */
export interface DemoSteps {
  /**
   * Runs a step and marks it as done, in one transaction. @returns its result, also when it ran earlier; null when it
   * was skipped because members had deleted what it depends on. @throws FinishedMeanwhileError
   */
  take<T>(step: string, work: (context: StepContext) => Promise<T>): Promise<T | null>;
  /** The last step, which also deletes the marks, so that a demo deleted by hand can be loaded again. */
  finish(work: (tx: Tx) => Promise<void>): Promise<void>;
}

/** Reads the progress of loading. */
export async function openDemoSteps({ database, servicesOn }: DemoDependencies): Promise<DemoSteps> {
  const known = await listSteps(database.read);

  /** Whether the step is not done yet. Blocks other processes until the transaction ends. */
  const isMissing = async (tx: Tx, step: string) => {
    await lockDemo(tx);
    const done = await findStep(tx, step);
    if (done !== undefined) known.set(step, done.made);
    else if ((step !== BEGINNING && (await findStep(tx, BEGINNING)) === undefined) || (await hasDemo(tx))) {
      throw new FinishedMeanwhileError();
    }
    return done === undefined;
  };
  const take = async (step: string, work: (context: StepContext) => Promise<unknown>) => {
    if (known.has(step)) return;
    await database.transaction(async (tx) => {
      if (!(await isMissing(tx, step))) return;
      const joined = joinTransaction(database, tx);
      const made = await work({ ...servicesOn(joined), tx, database: joined });
      await insertStep(tx, step, made);
      known.set(step, made);
    });
  };
  const leaveOut = (step: string) =>
    database.transaction(async (tx) => {
      if (!(await isMissing(tx, step))) return;
      await insertStep(tx, step, null);
      known.set(step, null);
    });

  return {
    async take<T>(step: string, work: (context: StepContext) => Promise<T>): Promise<T | null> {
      try {
        await take(step, work);
      } catch (error) {
        known.delete(step);
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        await leaveOut(step);
      }
      return known.get(step) as T | null; // each step is known by the result of its own work
    },
    finish: (work) =>
      database.transaction(async (tx) => {
        await isMissing(tx, 'end');
        await work(tx);
        await clearSteps(tx);
      }),
  };
}
