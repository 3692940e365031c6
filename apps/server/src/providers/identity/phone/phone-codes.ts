import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { parsePhone } from '@waypost/contract/phone';
import type { Database } from '../../../platform/db/database.ts';
import type { MessageLanguage } from '../../../platform/message-language.ts';
import { type SmsBudget, TextsSpentError } from '../../messaging/budget/sms-budget.ts';
import {
  findWaitS,
  forgetOldCodes,
  giveCodeBack,
  type NewCode,
  takeCode,
  takeGuess,
  useCode,
} from './store.ts';

/** Validity of a code in minutes. */
const CODE_LIFE_MIN = 10;
const CODE_DIGITS = 6;

/** A code to be sent to a phone; `phoneKey` identifies the number without revealing it. */
export interface CodeMessage {
  readonly phone: string;
  readonly phoneKey: string;
  readonly text: string;
}

/** Delivers a code to a phone. @throws CodeUnsentError if it was certainly not delivered, or another error. */
export type SendCode = (message: CodeMessage) => Promise<void>;

/** A code was certainly not delivered, so it does not count. */
export class CodeUnsentError extends Error {}

/** Whose budget is exhausted: the number's, that of the requesting network, or that of the installation. */
export type SpentBudget = 'number' | 'network' | 'installation';
export type SendOutcome = { readonly ok: true } | ({ readonly ok: false } & Spent);
export type GuessOutcome = 'right' | 'wrong' | { readonly waitS: number };

/** Codes that verify a phone number. */
export interface PhoneCodes {
  /**
   * Sends a new code, which invalidates the previous one, for a client address.
   * @throws the reason why it was not sent.
   */
  send(phone: string, language: MessageLanguage, address: string): Promise<SendOutcome>;
  /** Whether it is the valid code, which is used up by this. */
  guess(phone: string, code: string): Promise<GuessOutcome>;
}

export interface PhoneCodesOptions {
  readonly database: Database;
  readonly secret: string;
  readonly smsBudget: SmsBudget;
  readonly sendCode: SendCode;
}

interface Spent {
  readonly of: SpentBudget;
  readonly waitS: number;
}

/** Rolls back the transaction that would have counted a code. */
class NumberSpentError extends Error {}

/** Whether a text is a phone number in its canonical form. */
export function isPhone(text: string): boolean {
  return parsePhone(text) === text;
}

/**
 * Codes of six digits. A number has hourly budgets in the database, shared by all processes: new codes do not allow new
 * guesses.
 */
export function createPhoneCodes(options: PhoneCodesOptions): PhoneCodes {
  const { database, secret, smsBudget, sendCode } = options;
  // Six digits, or a phone number, are quickly brute-forced: a plain hash would hide neither.
  const toMac = (what: string) => createHmac('sha256', secret).update(what).digest('hex');
  const toKey = (phone: string) => toMac(`phone ${phone}`);
  const toCodeHash = (phone: string, code: string) => toMac(`phone code ${phone} ${code}`);

  /** Counts a code in all budgets, or in none. @returns the exhausted one. */
  async function take(code: NewCode, address: string): Promise<Spent | null> {
    try {
      await database.transaction(async (tx) => {
        if ((await takeCode(tx, code)) === null) throw new NumberSpentError();
        await smsBudget.take(tx, { address });
      });
      return null;
    } catch (error) {
      if (error instanceof NumberSpentError)
        return { of: 'number', waitS: Math.max(await findWaitS(database.read, code.phoneKey, 'code'), 1) };
      if (!(error instanceof TextsSpentError)) throw error;
      return { of: error.of === 'each' ? 'network' : 'installation', waitS: error.waitS };
    }
  }

  return {
    async send(phone, language, address) {
      const db = database.read;
      const phoneKey = toKey(phone);
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      const codeHash = toCodeHash(phone, code);
      const spent = await take({ phoneKey, codeHash, lifeS: CODE_LIFE_MIN * 60 }, address);
      if (spent !== null) return { ok: false, ...spent };
      try {
        await sendCode({ phone, phoneKey, text: toText(code, language) });
      } catch (error) {
        if (error instanceof CodeUnsentError) {
          await giveCodeBack(db, phoneKey, codeHash);
          await smsBudget.giveBack(db, { address });
        }
        throw error;
      }
      await forgetOldCodes(db);
      return { ok: true };
    },
    async guess(phone, code) {
      const db = database.read;
      const phoneKey = toKey(phone);
      const codeHash = await takeGuess(db, phoneKey);
      if (codeHash === null) {
        const waitS = await findWaitS(db, phoneKey, 'guess');
        return waitS > 0 ? { waitS } : 'wrong';
      }
      const isRight = timingSafeEqual(Buffer.from(codeHash), Buffer.from(toCodeHash(phone, code)));
      return isRight && (await useCode(db, phoneKey, codeHash)) ? 'right' : 'wrong';
    },
  };
}

/** The code comes first, where phones show it without opening the message. */
function toText(code: string, language: MessageLanguage): string {
  return language === 'es'
    ? `${code} es tu código de Waypost. Sirve durante ${CODE_LIFE_MIN} minutos. No se lo des a nadie.`
    : `${code} is your Waypost code. It works for ${CODE_LIFE_MIN} minutes. Give it to nobody.`;
}
