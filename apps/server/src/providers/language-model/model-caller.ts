import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import type { LanguageModelOptions } from './language-model.ts';
import { type ModelResponse, ModelUnreachableError, sendToModel } from './send-to-model.ts';

/** Posts a JSON document. @returns the JSON of the response. */
type ModelPost = (path: string, json: unknown, options: PostOptions) => Promise<unknown>;
interface PostOptions {
  readonly signal: AbortSignal;
  readonly onRequest: (() => Promise<void>) | undefined;
  readonly onGivenUp: (() => Promise<void>) | undefined;
}
/** Sends requests to the endpoint of a model. */
export interface ModelCaller {
  readonly post: ModelPost;
  isPaused(): boolean;
}

/** A model may think for minutes before it answers. */
const TIMEOUT_MS = 120_000;
const PAUSES_MS = [1_000, 4_000];
/** The longest `Retry-After` that is waited for. */
const LONGEST_PAUSE_MS = 30_000;
/** After this many consecutive failures, no requests are made for this long. */
const FAULTS_TO_PAUSE = 4;
const PAUSE_MS = 30_000;
const LONGEST_REASON = 300;

/** The model answered with a status other than 200. */
export class ModelRefusalError extends Error {
  readonly status: number;
  readonly text: string;
  readonly afterMs: number | null;

  constructor({ status, text, retryAfter }: ModelResponse) {
    super(toReason(text, status));
    this.status = status;
    this.text = text;
    this.afterMs = retryAfter === null || !/^\d+$/.test(retryAfter) ? null : Number(retryAfter) * 1_000;
  }
}

/** A model that did not answer in its time. */
export class ModelTimeoutError extends Error {
  constructor(cause: unknown) {
    super('The model did not answer in time.', { cause });
  }
}

const toDown = (cause?: unknown) =>
  new ProviderDownError('language_model', 'language_model_unavailable', cause);

/** The provider’s own words in an error; its status if there are none. */
function toReason(text: string, status: number): string {
  const found = /"message":\s*"((?:[^"\\]|\\.)+)"/.exec(text)?.[1];
  return `The model answered ${status}${found === undefined ? '.' : `: ${found.slice(0, LONGEST_REASON)}`}`;
}

/** Whether it may go better the next time. */
const isTransient = (error: unknown) =>
  error instanceof ModelUnreachableError ||
  (error instanceof ModelRefusalError &&
    (error.status === 408 || error.status === 429 || error.status >= 500));

/** The pause before a try; null: there is none. */
function toPause(usual: number | undefined, error: unknown): number | null {
  if (usual === undefined || !isTransient(error)) return null;
  if (error instanceof ModelRefusalError && error.afterMs !== null)
    return error.afterMs <= LONGEST_PAUSE_MS ? error.afterMs : null;
  return usual * (0.5 + Math.random());
}

/**
 * Calls the endpoint of a model for two minutes and 1 MB at most, without redirects, again after 408, 429 and 5xx, and not
 * at all for half a minute after four failures in a row that may pass: of the network, in time, or of these statuses.
 */
export function createModelCaller(
  {
    url,
    timeoutMs = TIMEOUT_MS,
    pausesMs = PAUSES_MS,
    send = sendToModel,
  }: Omit<LanguageModelOptions, 'model' | 'key'>,
  authorization: Record<string, string>,
): ModelCaller {
  const headers = { ...authorization, accept: 'application/json', 'content-type': 'application/json' };
  let faults = 0;
  let pausedUntil = 0;
  const isPaused = () => pausedUntil > Date.now();
  const post: ModelPost = async (path, json, { signal, onRequest, onGivenUp }) => {
    for (let tries = 0; ; tries += 1) {
      if (isPaused()) throw toDown();
      await onRequest?.();
      signal.throwIfAborted();
      const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const answer = await send(`${url}${path}`, { headers, body: JSON.stringify(json) }, within);
        if (answer.status < 200 || answer.status > 299) throw new ModelRefusalError(answer);
        faults = 0;
        return JSON.parse(answer.text) as unknown;
      } catch (error) {
        // The model may have worked all the time.
        if (within.aborted) await onGivenUp?.();
        signal.throwIfAborted();
        // What took its whole time is not asked again: a person waits.
        const pauseMs = within.aborted ? null : toPause(pausesMs[tries], error);
        if (pauseMs === null) {
          // An answer that is of no use says that the model is there.
          faults = within.aborted || isTransient(error) ? faults + 1 : 0;
          if (faults >= FAULTS_TO_PAUSE) pausedUntil = Date.now() + PAUSE_MS;
          throw toDown(within.aborted ? new ModelTimeoutError(error) : error);
        }
        await sleep(pauseMs, undefined, { signal });
      }
    }
  };
  return { post, isPaused };
}
