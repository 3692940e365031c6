import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { OrderFault } from './orders.ts';
import type { SandboxSubscriptions } from './subscriptions.ts';

const BASE = '/subscriptions/v1';
const ONE = /^\/subscriptions\/v1\/([\w-]+)(\/results|\/cancel)?$/;

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const sendFault = (response: ServerResponse, status: number, message: string) =>
  sendJson(response, status, { general: [{ message }], field: {} });

/** Whether a request is for the Subscriptions API. */
export const isSubscriptionRequest = ({ pathname }: URL): boolean =>
  pathname === BASE || pathname.startsWith(`${BASE}/`);

async function route(
  subscriptions: SandboxSubscriptions,
  response: ServerResponse,
  request: IncomingMessage,
  { pathname, searchParams: query, origin }: URL,
): Promise<void> {
  const isPost = request.method === 'POST';
  if (pathname === BASE && isPost) {
    const made = subscriptions.make(await json(request));
    if (!subscriptions.isLost) sendJson(response, 200, subscriptions.describe(made, origin));
    return;
  }
  if (pathname === BASE) {
    const found = subscriptions.listNamed(query.get('name'));
    const list = found.map((one) => subscriptions.describe(one, origin));
    sendJson(response, 200, { subscriptions: list, _links: {} });
    return;
  }
  const [, id = '', part] = ONE.exec(pathname) ?? [];
  const one = subscriptions.find(id);
  if (one === undefined) sendFault(response, 404, 'There is no such subscription.');
  else if (part === '/results') {
    const page = Number(query.get('page_marker') ?? 0);
    sendJson(response, 200, subscriptions.describeResults(one, page, origin));
  } else {
    if (part === '/cancel' && isPost) subscriptions.cancel(one);
    sendJson(response, 200, subscriptions.describe(one, origin));
  }
}

/** Answers a request to the Subscriptions API. */
export async function answerSubscriptions(
  subscriptions: SandboxSubscriptions,
  response: ServerResponse,
  request: IncomingMessage,
  url: URL,
): Promise<void> {
  try {
    await route(subscriptions, response, request, url);
  } catch (error) {
    if (error instanceof OrderFault) sendFault(response, error.status, error.message);
    else if (error instanceof SyntaxError) sendFault(response, 400, error.message);
    else sendFault(response, 500, 'The sandbox failed.');
  }
}
