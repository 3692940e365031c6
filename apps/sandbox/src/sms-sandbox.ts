import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellDelivery, type WebhookTarget } from './delivery-webhook.ts';

/** A received text. */
export interface ReceivedSms {
  readonly to: string;
  readonly text: string;
  readonly from: string | null;
  readonly reference: string;
  readonly received_at: string;
}

/** How the gateway behaves: normally, rejecting every text permanently, failing temporarily, or never responding. */
export type SmsFault = 'none' | 'refuse' | 'fail' | 'hang';

/** An SMS gateway that sends nothing and shows what it received. */
export interface SmsSandbox {
  /** For `SMS_URL`. */
  readonly url: string;
  /** Values for `SMS_URL` and `SMS_TOKEN`. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * `GET /messages` returns the texts as JSON, oldest first; `DELETE /messages` clears them; `PUT /fault/{name}` sets
   * the fault; `POST /deliver/{reference}/{status}` sends the product a delivery report.
   */
  readonly httpUrl: string;
  listMessages(): readonly ReceivedSms[];
  /** The latest six-digit code sent to a number; null when there is none. */
  findCode(to: string): string | null;
  setFault(fault: SmsFault): void;
  /** Where delivery reports go; null: nowhere. */
  setWebhook(target: WebhookTarget | null): void;
  /** Sends the product a delivery report for a text. @returns the HTTP status. */
  deliver(reference: string, status: string): Promise<number>;
  close(): Promise<void>;
}

export interface SmsSandboxOptions {
  /** 0 (the default) requests a free port. */
  readonly port?: number;
  readonly webhook?: WebhookTarget;
}

const HOST = '127.0.0.1';
const TOKEN = 'sms_sandbox';
const FAULT_STATUS: Readonly<Record<Exclude<SmsFault, 'hang'>, number>> = {
  none: 202,
  refuse: 400,
  fail: 503,
};
const FAULTS: readonly string[] = ['none', 'refuse', 'fail', 'hang'] satisfies SmsFault[];
const isFault = (name: string): name is SmsFault => FAULTS.includes(name);

/** Starts the gateway on the loopback address. */
export async function startSmsSandbox(options: SmsSandboxOptions = {}): Promise<SmsSandbox> {
  const state: State = { messages: [], fault: 'none', webhook: options.webhook ?? null };
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, HOST, resolve));
  const httpUrl = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const url = `${httpUrl}/send`;
  return {
    url,
    env: { SMS_URL: url, SMS_TOKEN: TOKEN },
    httpUrl,
    listMessages: () => state.messages,
    findCode: (to) =>
      state.messages
        .filter((message) => message.to === to)
        .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? null)
        .findLast((code) => code !== null) ?? null,
    setFault: (fault) => {
      state.fault = fault;
    },
    setWebhook: (target) => {
      state.webhook = target;
    },
    deliver: (reference, status) => tellDelivery(state.webhook, reference, status),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface State {
  readonly messages: ReceivedSms[];
  fault: SmsFault;
  webhook: WebhookTarget | null;
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url: path = '/' } = request;
  const [, , first = '', second = ''] = path.split('/');
  if (method === 'POST' && path === '/send') {
    await take(state, request, response);
  } else if (method === 'GET' && path === '/messages') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(state.messages));
  } else if (method === 'DELETE' && path === '/messages') {
    state.messages.length = 0;
    response.writeHead(204).end();
  } else if (method === 'PUT' && path.startsWith('/fault/') && isFault(first)) {
    state.fault = first;
    response.writeHead(204).end();
  } else if (method === 'POST' && path.startsWith('/deliver/')) {
    const status = await tellDelivery(state.webhook, decodeURIComponent(first), second);
    response.writeHead(status === 0 ? 404 : status).end();
  } else {
    response.writeHead(404).end();
  }
}

/** Accepts a text as the gateway’s API does. */
async function take(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  if (request.headers.authorization !== `Bearer ${TOKEN}`) {
    response.writeHead(401).end();
    return;
  }
  if (state.fault === 'hang') return;
  const { to, text, from, reference } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<
    string,
    unknown
  >;
  if (state.fault === 'none') {
    state.messages.push({
      to: String(to),
      text: String(text),
      from: from === undefined ? null : String(from),
      reference: String(reference),
      received_at: new Date().toISOString(),
    });
  }
  response.writeHead(FAULT_STATUS[state.fault], { 'content-type': 'application/json' }).end('{}');
}
