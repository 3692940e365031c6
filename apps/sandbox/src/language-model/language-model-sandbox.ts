import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type FaultyServer, startFaultyServer } from '../faulty-server.ts';
import { FactsToTwist, LIES, type LieName } from './lies.ts';
import { readQuotedTask, type Said } from './quoted-facts.ts';
import { tellHonestly } from './tell-honestly.ts';

/** A request as the model got it. */
export interface ModelCall {
  readonly path: string;
  /** Null: it was asked without one. */
  readonly key: string | null;
  /** All that was said, the instructions first. */
  readonly said: readonly string[];
}

/** How the model answers; `malformed` in prose instead of the shape that was asked for. */
export type ModelManner = 'honest' | 'malformed' | LieName;

/**
 * A language model that reads nothing but the facts it is given, behind OpenAI’s chat completions and Anthropic’s
 * Messages.
 */
export interface LanguageModelSandbox extends FaultyServer {
  /** The configuration that makes Waypost use it. */
  readonly env: Readonly<Record<string, string>>;
  readonly calls: readonly ModelCall[];
  /** @param mends whether it is honest when it is asked again. */
  setManner(manner: ModelManner, mends?: boolean): void;
}

interface Message {
  readonly role: string;
  readonly content: string;
}
/** What both APIs send, as far as it is read. */
interface ModelRequest {
  readonly model?: string;
  readonly system?: string;
  readonly messages: readonly Message[];
  readonly tools?: readonly { readonly name: string }[];
}

/** It knows keys and models by how they begin, and asks for no key. */
const KEYS = 'sk-';
const MODELS = 'Sandbox';
const PATHS: ReadonlySet<string> = new Set(['/v1/messages', '/v1/chat/completions']);
const JSON_HEAD = { 'content-type': 'application/json' };
/** About so many characters are a token. */
const CHARACTERS_PER_TOKEN = 4;
const toTokens = (said: string) => Math.ceil(said.length / CHARACTERS_PER_TOKEN);

function tell(manner: ModelManner, { messages }: ModelRequest): Said[] {
  const task = readQuotedTask(messages.map(({ content }) => content).join('\n'));
  const honest = tellHonestly(task);
  if (manner === 'honest' || manner === 'malformed') return honest;
  // A lie stands among what is true, and alone when it is asked for again.
  const lie = { kind: 'overview', sentences: [LIES[manner](new FactsToTwist(task.facts))] };
  return messages.length > 1 ? [lie] : [lie, ...honest];
}

function toBody(path: string, request: ModelRequest, sections: readonly Said[], manner: ModelManner) {
  const said = manner === 'malformed' ? 'Certainly! Here is your report.' : JSON.stringify({ sections });
  const input = toTokens(JSON.stringify(request));
  if (path === '/v1/messages')
    return {
      type: 'message',
      role: 'assistant',
      content:
        manner === 'malformed'
          ? [{ type: 'text', text: said }]
          : [
              { type: 'text', text: 'Here it is.' },
              { type: 'tool_use', id: 'toolu_1', name: request.tools?.[0]?.name ?? '', input: { sections } },
            ],
      stop_reason: 'tool_use',
      usage: { input_tokens: input, output_tokens: toTokens(said) },
    };
  return {
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: said }, finish_reason: 'stop' }],
    usage: { prompt_tokens: input, completion_tokens: toTokens(said) },
  };
}

function readKey({ headers }: IncomingMessage): string | null {
  const { authorization, 'x-api-key': key = authorization?.replace(/^Bearer /, '') } = headers;
  return typeof key === 'string' ? key : null;
}

/** Why it answers nothing, as providers say it; null: it does. */
function refuse(path: string, key: string | null, model: string): readonly [number, string] | null {
  if (!PATHS.has(path)) return [404, 'There is nothing here.'];
  if (key !== null && !key.startsWith(KEYS)) return [401, 'The key is not valid.'];
  return model.startsWith(MODELS) ? null : [404, `The model '${model}' does not exist.`];
}

/** Starts it on the loopback address. `port` 0 (the default) requests a free one. */
export async function startLanguageModelSandbox({
  port = 0,
}: {
  readonly port?: number;
} = {}): Promise<LanguageModelSandbox> {
  const calls: ModelCall[] = [];
  let manner: ModelManner = 'honest';
  let mends = false;
  const answer = async (response: ServerResponse, { pathname }: URL, message: IncomingMessage) => {
    const request = JSON.parse(await text(message)) as ModelRequest;
    const key = readKey(message);
    const refusal = refuse(pathname, key, request.model ?? '');
    if (refusal !== null) {
      const [status, words] = refusal;
      response.writeHead(status, JSON_HEAD).end(JSON.stringify({ error: { message: words } }));
      return;
    }
    const said = [
      ...(request.system === undefined ? [] : [request.system]),
      ...request.messages.map(({ content }) => content),
    ];
    calls.push({ path: pathname, key, said });
    const turns = request.messages.filter(({ role }) => role !== 'system');
    const now = mends && turns.length > 1 ? 'honest' : manner;
    const body = toBody(pathname, request, tell(now, { ...request, messages: turns }), now);
    response.writeHead(200, JSON_HEAD).end(JSON.stringify(body));
  };
  const server = await startFaultyServer(port, {
    hear: () => {},
    answer: (response, url, message) => void answer(response, url, message),
    garbage: '{"choices":[]}',
  });
  return {
    ...server,
    calls,
    env: {
      LANGUAGE_MODEL_API: 'openai',
      LANGUAGE_MODEL_URL: `${server.url}/v1`,
      LANGUAGE_MODEL_KEY: 'sk-sandbox',
      LANGUAGE_MODEL: 'Sandbox model',
    },
    setManner: (next, isMended = false) => {
      manner = next;
      mends = isMended;
    },
  };
}
