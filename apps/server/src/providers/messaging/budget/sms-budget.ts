import { createHmac } from 'node:crypto';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { findBudgetWaitS, forgetOldBudgets, giveTextBack, takeText } from './store.ts';
import { toNetwork } from './to-network.ts';

/** Number of texts per hour. */
export interface SmsLimits {
  /** For the whole installation. */
  readonly perHour: number;
  /** For one network (codes, which strangers request) or one organization (invites). */
  readonly perHourEach: number;
}

/** The sender of a text: a network, by a client address in it, or an organization, by its id. */
export type TextCause = { readonly address: string } | { readonly organizationId: number | null };

/** A budget is exhausted, and for how long; nothing was counted. */
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
 * Limits the cost of texts: without a cap, an attacker who earns from texts to premium numbers would request thousands,
 * three for each number.
 */
export interface SmsBudget {
  /** Counts a text before it is sent. @throws TextsSpentError. */
  take(tx: Tx, cause: TextCause): Promise<void>;
  /** Refunds a text that was certainly not sent. */
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
      // Always in this order, so that two transactions never deadlock.
      if (!(await takeText(tx, key, perHourEach)))
        throw new TextsSpentError('each', await findBudgetWaitS(tx, key, perHourEach));
      if (!(await takeText(tx, INSTALLATION, perHour))) {
        // The transaction may go on without the text.
        await giveTextBack(tx, [key]);
        throw new TextsSpentError('installation', await findBudgetWaitS(tx, INSTALLATION, perHour));
      }
      await forgetOldBudgets(tx);
    },
    giveBack: (db, cause) => giveTextBack(db, [toKey(cause), INSTALLATION]),
  };
}
