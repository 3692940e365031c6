import type { z } from 'zod';
import type { SendToModel } from './send-to-model.ts';

/** What a model is asked, and the shape in which it has to answer. */
export interface ModelQuestion<T> {
  readonly system: string;
  /** What was said so far; the last is said by the user. */
  readonly turns: readonly ModelTurn[];
  readonly answer: {
    /** In snake_case. */
    readonly name: string;
    readonly description: string;
    readonly schema: z.ZodType<T>;
  };
  /** Called before each request, retries too; what it throws ends the question. */
  readonly onRequest?: () => Promise<void>;
  /** Called when a request was sent, and then cancelled or out of time: nobody says what it used. */
  readonly onGivenUp?: () => Promise<void>;
}

export interface ModelTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** What a call used, as the provider counts it; 0 if it does not say. */
export interface ModelUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export interface ModelAnswer<T> {
  /** Null if what the model said has not the shape that was asked for. */
  readonly value: T | null;
  /** What the model said. */
  readonly text: string;
  readonly usage: ModelUsage;
}

/** A language model that answers in structure. */
export interface LanguageModel {
  /** As its provider calls it. */
  readonly name: string;
  /** Whether it failed so often that it is not asked for the moment. */
  isPaused(): boolean;
  /** @throws ProviderDownError `language_model_unavailable`; the reason of the signal once that is aborted. */
  ask<T>(question: ModelQuestion<T>, signal: AbortSignal): Promise<ModelAnswer<T>>;
}

/** Where a model is, and who pays for it. */
export interface LanguageModelOptions {
  /** Base URL without a trailing slash; with `/v1` for OpenAI’s API, without for Anthropic’s. */
  readonly url: string;
  /** Null: the endpoint needs none. */
  readonly key: string | null;
  readonly model: string;
  /** How requests go out; without it to any address, as the configuration may name one of the own network. */
  readonly send?: SendToModel;
  readonly timeoutMs?: number;
  /** Pauses before the second and later tries. */
  readonly pausesMs?: readonly number[];
}
