import { createHmac } from 'node:crypto';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { findBudgetWaitS, forgetOldBudgets, giveTextBack, takeText } from './store.ts';
import { toNetwork } from './to-network.ts';

/** How many texts go out in any hour. */
export interface SmsLimits {
  /** Of the whole installation. */
  readonly perHour: number;
  /** For one network (codes, which strangers ask for) or one organization (invites). */
  readonly perHourEach: number;
}

/** Who has a text sent: a network by an address in it, or an organization by its id. */
export type TextCause = { readonly address: string } | { readonly organizationId: number | null };

/** A budget is spent, and for how long; nothing was taken once the transaction is rolled back. */
export class TextsSpentError extends Error {
  readonly of: 'each' | 'installation';
  readonly waitS: number;

  constructor(of: 'each' | 'installation', waitS: number) {
    super(`No text goes out for ${waitS} s.`);
    this.name = 'TextsSpentError';
    this.of = of;
    this.waitS = waitS;
  }
}

/**
 * What texts may cost: without a cap, whoever is paid for the texts that a number gets would have thousands sent to
 * numbers of theirs, three for each.
 */
export interface SmsBudget {
  /** Counts a text before it is sent. @throws TextsSpentError, which the caller’s transaction has to end with. */
  take(tx: Tx, cause: TextCause): Promise<void>;
  /** A text certainly went nowhere, so it costs nothing. */
  giveBack(db: Reader, cause: TextCause): Promise<void>;
}

const INSTALLATION = 'installation';

export function createSmsBudget(limits: SmsLimits, secret: string): SmsBudget {
  const toKey = (cause: TextCause): string =>
    'address' in cause
      ? `network ${createHmac('sha256', secret)
          .update(`network ${toNetwork(cause.address)}`)
          .digest('hex')}`
      : `organization ${cause.organizationId}`;
  return {
    async take(tx, cause) {
      const key = toKey(cause);
      const { perHour, perHourEach } = limits;
      // Always in this order, so that two transactions never wait for each other.
      if (!(await takeText(tx, key, perHourEach)))
        throw new TextsSpentError('each', await findBudgetWaitS(tx, key, perHourEach));
      if (!(await takeText(tx, INSTALLATION, perHour)))
        throw new TextsSpentError('installation', await findBudgetWaitS(tx, INSTALLATION, perHour));
      await forgetOldBudgets(tx);
    },
    giveBack: (db, cause) => giveTextBack(db, [toKey(cause), INSTALLATION]),
  };
}
