import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { joinTransaction } from '../../platform/db/join-transaction.ts';
import type { DemoDependencies, DemoServices } from './demo-dependencies.ts';
import { clearSteps, findStep, hasDemo, insertStep, listSteps, lockDemo } from './store.ts';

/** The first step, which says that a loading is under way. */
export const BEGINNING = 'beginning';

/** Another process has finished the demo. */
export class FinishedMeanwhileError extends Error {}

/** What a step does its work with: all of it is one transaction. */
export interface StepContext extends DemoServices {
  readonly tx: Tx;
  /** The transaction, for what checks access. */
  readonly database: Database;
}

/** Does each step of the loading once, whatever is killed meanwhile and however many processes load. */
export interface DemoSteps {
  /**
   * Does a step and marks it as done, in one transaction. @returns what it made, now or in an earlier loading; null where it
   * was left out because people had taken away what it stands on. @throws FinishedMeanwhileError
   */
  take<T>(step: string, work: (context: StepContext) => Promise<T>): Promise<T | null>;
  /** The last step: with it the marks go, so that a demo that is taken away by hand can be loaded anew. */
  finish(work: (tx: Tx) => Promise<void>): Promise<void>;
}

/** Reads how far a loading has come. */
export async function openDemoSteps({ database, servicesOn }: DemoDependencies): Promise<DemoSteps> {
  const known = await listSteps(database.read);

  /** Whether the step is still to be done; other processes wait from here until the transaction ends. */
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
      return known.get(step) as T | null; // a step is known by what its own work made
    },
    finish: (work) =>
      database.transaction(async (tx) => {
        await isMissing(tx, 'end');
        await work(tx);
        await clearSteps(tx);
      }),
  };
}
