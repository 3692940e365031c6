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

const toDown = (cause?: unknown) => new ProviderDownError('imagery', 'imagery_unavailable', cause);

/** The pause before a try; null: there is none. */
function toPause(tries: number, error: unknown, isSafe: boolean): number | null {
  const usual = PAUSES_MS[tries];
  if (usual === undefined || !isSafe) return null;
  if (!(error instanceof TransientError || error instanceof LostConnectionError)) return null;
  if (error instanceof TransientError && error.afterMs !== null)
    return error.afterMs <= LONGEST_PAUSE_MS ? error.afterMs : null;
  return usual * (0.5 + Math.random());
}

/** Runs a request. @param isSafe whether it may be made twice. @throws ProviderDownError if it comes to nothing. */
export type Patience = <T>(isSafe: boolean, request: () => Promise<T>) => Promise<T>;

/**
 * The patience with one service: a request is repeated after 429, 5xx and a LostConnectionError, and none is made for
 * half a minute after four failures in a row.
 */
export function createPatience(): Patience {
  let faults = 0;
  let pausedUntil = 0;
  return async (isSafe, request) => {
    for (let tries = 0; ; tries += 1) {
      if (pausedUntil > Date.now()) throw toDown();
      try {
        const answer = await request();
        faults = 0;
        return answer;
      } catch (error) {
        if (error instanceof AppError || error instanceof ImageryRefusedError) {
          faults = 0;
          throw error;
        }
        const pauseMs = toPause(tries, error, isSafe);
        if (pauseMs === null) {
          if (!(error instanceof TransientError && error.isRate)) faults += 1;
          if (faults >= FAULTS_TO_PAUSE) pausedUntil = Date.now() + PAUSE_MS;
          throw toDown(error);
        }
        await sleep(pauseMs);
      }
    }
  };
}
