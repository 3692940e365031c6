import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import { ImageryRefusedError } from './imagery.ts';

/** A request that comes to nothing is repeated after about these pauses. */
const PAUSES_MS = [250, 700];
/** The longest `Retry-After` that a person waits for. */
const LONGEST_PAUSE_MS = 2_000;
/** After this many consecutive failures, no requests are made for this long. */
const FAULTS_TO_PAUSE = 4;
const PAUSE_MS = 30_000;
/** Services whose failures are remembered. */
const MAX_KEPT = 1_000;

/** A status that may be another one the next time. */
export class TransientError extends Error {
  readonly afterMs: number | null;
  /** The account has asked too often, which says nothing of the service. */
  readonly isRate: boolean;

  constructor(provider: string, status: number, retryAfter: string | null) {
    super(`${provider} answered ${status}.`);
    this.isRate = status === 429;
    this.afterMs = retryAfter === null || !/^\d+$/.test(retryAfter) ? null : Number(retryAfter) * 1_000;
  }
}

/** A connection that broke, or was silent for too long. */
export class LostConnectionError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost.', { cause });
  }
}

/** The error of a service that cannot be used. */
export const toDown = (cause?: unknown) => new ProviderDownError('imagery', 'imagery_unavailable', cause);

/** The pause before a try; null: there is none. */
function toPause(tries: number, error: unknown, isSafe: boolean): number | null {
  const usual = PAUSES_MS[tries];
  if (usual === undefined || !isSafe) return null;
  if (!(error instanceof TransientError || error instanceof LostConnectionError)) return null;
  if (error instanceof TransientError && error.afterMs !== null)
    return error.afterMs <= LONGEST_PAUSE_MS ? error.afterMs : null;
  return usual * (0.5 + Math.random());
}

/** How a request may be made. */
export interface Asking {
  /** Whether it may be made twice. */
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
 * it, and none is made for half a minute after four failures in a row.
 */
function createPatience(): Patience {
  let faults = 0;
  let pausedUntil = 0;
  return async ({ isSafe, limitMs, isLimitOfTry = false }, request) => {
    const whole = isLimitOfTry ? null : AbortSignal.timeout(limitMs);
    const endsAt = isLimitOfTry ? Number.POSITIVE_INFINITY : performance.now() + limitMs;
    for (let tries = 0; ; tries += 1) {
      if (pausedUntil > Date.now()) throw toDown();
      try {
        const answer = await request(whole ?? AbortSignal.timeout(limitMs));
        faults = 0;
        return answer;
      } catch (error) {
        if (error instanceof AppError || error instanceof ImageryRefusedError) {
          faults = 0;
          throw error;
        }
        const pauseMs = toPause(tries, error, isSafe);
        if (pauseMs === null || performance.now() + pauseMs >= endsAt) {
          if (!(error instanceof TransientError && error.isRate)) faults += 1;
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
