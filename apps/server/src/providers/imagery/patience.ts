import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import { ImageryRefusedError } from './imagery.ts';

/** A request that comes to nothing is repeated after about these pauses. */
const PAUSES_MS = [250, 700];
/** The longest `Retry-After` that a person waits for. */
const LONGEST_PAUSE_MS = 2_000;
/** The longest that is believed. */
const LONGEST_LIMIT_MS = 3_600_000;
/** After this many consecutive failures, no requests are made for this long. */
const FAULTS_TO_PAUSE = 4;
const PAUSE_MS = 30_000;
/** Services whose failures are remembered. */
const MAX_KEPT = 1_000;

/** A `Retry-After` in ms: seconds, or a date (RFC 9110, section 10.2.3); null for none. */
function parseRetryAfter(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const at = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** A status that may be another one the next time. */
export class TransientError extends Error {
  /** How long the service wants to be left alone; null: it does not say. */
  readonly afterMs: number | null;
  /** The account has asked too often, which says nothing of the service. */
  readonly isRate: boolean;

  constructor(provider: string, status: number, retryAfter: string | null) {
    super(`${provider} answered ${status}.`);
    this.isRate = status === 429;
    this.afterMs = parseRetryAfter(retryAfter);
  }
}

/** A connection that broke, or was silent for too long. */
export class LostConnectionError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost.', { cause });
  }
}

/** @param afterMs null: the service has not said how long it takes no requests. */
const toLimited = (afterMs: number | null, cause?: unknown) =>
  new ProviderDownError(
    'imagery',
    'imagery_limited',
    cause,
    afterMs === null ? undefined : Math.ceil(Math.min(afterMs, LONGEST_LIMIT_MS) / 1_000),
  );

const isLimit = (error: unknown): error is TransientError => error instanceof TransientError && error.isRate;

/** The error of a service that cannot be used, or has been asked too often. */
export const toDown = (cause?: unknown): ProviderDownError =>
  isLimit(cause)
    ? toLimited(cause.afterMs, cause)
    : new ProviderDownError('imagery', 'imagery_unavailable', cause);

/** The pause before a try; null: there is none. */
function toPause(tries: number, error: unknown, isSafe: boolean): number | null {
  const usual = PAUSES_MS[tries];
  // What was refused with 429 was not done, whatever it is.
  if (usual === undefined || !(isSafe || isLimit(error))) return null;
  if (!(error instanceof TransientError || error instanceof LostConnectionError)) return null;
  if (error instanceof TransientError && error.afterMs !== null)
    return error.afterMs <= LONGEST_PAUSE_MS ? error.afterMs : null;
  return usual * (0.5 + Math.random());
}

/** How a request may be made. */
export interface Asking {
  /** Whether it may be made twice, also if it was done. */
  readonly isSafe: boolean;
  /** All tries with their pauses end within so many milliseconds: somebody waits for them. */
  readonly limitMs: number;
  /** The limit is that of each try instead. */
  readonly isLimitOfTry?: boolean;
}

/**
 * Runs a request, which is to end when the signal that it is given aborts.
 * @throws ProviderDownError if it comes to nothing.
 */
export type Patience = <T>(asking: Asking, request: (within: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * The patience with one service: a request is repeated after 429, 5xx and a LostConnectionError while its limit allows
 * it. None is made before the service takes requests again, as it says with 429, nor for half a minute after four
 * failures in a row.
 */
function createPatience(): Patience {
  let faults = 0;
  let pausedUntil = 0;
  let limitedUntil = 0;
  /** Waits until the service takes requests. @throws ProviderDownError if that takes too long. */
  const waitForTurn = async (endsAt: number): Promise<void> => {
    if (pausedUntil > Date.now()) throw toDown();
    const leftMs = limitedUntil - Date.now();
    if (leftMs <= 0) return;
    if (leftMs > LONGEST_PAUSE_MS || performance.now() + leftMs >= endsAt) throw toLimited(leftMs);
    await sleep(leftMs);
  };
  return async ({ isSafe, limitMs, isLimitOfTry = false }, request) => {
    const whole = isLimitOfTry ? null : AbortSignal.timeout(limitMs);
    const endsAt = isLimitOfTry ? Number.POSITIVE_INFINITY : performance.now() + limitMs;
    for (let tries = 0; ; tries += 1) {
      await waitForTurn(endsAt);
      try {
        const answer = await request(whole ?? AbortSignal.timeout(limitMs));
        faults = 0;
        return answer;
      } catch (error) {
        if (error instanceof AppError || error instanceof ImageryRefusedError) {
          faults = 0;
          throw error;
        }
        if (isLimit(error) && error.afterMs !== null)
          limitedUntil = Math.max(limitedUntil, Date.now() + Math.min(error.afterMs, LONGEST_LIMIT_MS));
        const pauseMs = toPause(tries, error, isSafe);
        if (pauseMs === null || performance.now() + pauseMs >= endsAt) {
          if (!isLimit(error)) faults += 1;
          if (faults >= FAULTS_TO_PAUSE) pausedUntil = Date.now() + PAUSE_MS;
          throw toDown(error);
        }
        await sleep(pauseMs);
      }
    }
  };
}

/** The patience with each of several services, by name: what fails at one of them says nothing of the others. */
export function createPatiences(): (name: string) => Patience {
  const kept = new Map<string, Patience>();
  return (name) => {
    const found = kept.get(name) ?? createPatience();
    kept.delete(name);
    kept.set(name, found);
    const [oldest = ''] = kept.keys();
    if (kept.size > MAX_KEPT) kept.delete(oldest);
    return found;
  };
}
