import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RequestLimit } from './request-limit.ts';

/** How an HTTP service fails; `hang` never responds. */
export type ServiceFault = 'none' | 'error' | 'hang' | 'garbage' | 'flood' | 'redirect';

/** A running simulated service. */
export interface FaultyServer {
  readonly url: string;
  setFault(fault: ServiceFault): void;
  /** Answers 429 from the next request on, for as many seconds as its `Retry-After` says. */
  limitRequests(seconds: number): void;
  /** Requests so far that did not wait for as long as an earlier one had been told. */
  countEarly(): number;
  close(): Promise<void>;
}

interface Behaviour {
  /** Called for every request, including those that are failed. */
  readonly hear: (request: IncomingMessage, url: URL) => void;
  readonly answer: (response: ServerResponse, url: URL, request: IncomingMessage) => void;
  /** How a request fails while the service as a whole does not; absent: as the service. */
  readonly findFault?: (request: IncomingMessage, url: URL) => ServiceFault;
  /** What `garbage` sends as if it were the service’s JSON. */
  readonly garbage: string;
}

const HOST = '127.0.0.1';
/**
 * As long as the services that are simulated. After the five seconds of Node itself, a client in a process that stands
 * still for as long finds its connection closed under its request.
 */
const KEEP_ALIVE_MS = 75_000;
/** What a flood sends: more than a client should accept. */
const FLOOD_CHUNK = 'x'.repeat(1024 * 1024);
const FLOOD_CHUNKS = 40;
const JSON_HEAD = { 'content-type': 'application/json' };
/** In the words of either API that is simulated with limits. */
const TOO_MANY = JSON.stringify({ message: 'Too many requests.', description: 'Too many requests.' });

async function misbehave(fault: ServiceFault, response: ServerResponse, garbage: string): Promise<void> {
  if (fault === 'error') response.writeHead(500).end('Internal Server Error');
  if (fault === 'garbage') response.writeHead(200, JSON_HEAD).end(garbage);
  if (fault === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  if (fault === 'flood') {
    response.writeHead(200, JSON_HEAD);
    // A client that has had enough disconnects, which is the point.
    await pipeline(Readable.from(Array(FLOOD_CHUNKS).fill(FLOOD_CHUNK)), response).catch(() => {});
  }
}

/** Starts it on the loopback address. `port` 0 requests a free one. */
export async function startFaultyServer(port: number, behaviour: Behaviour): Promise<FaultyServer> {
  let fault: ServiceFault = 'none';
  const requests = new RequestLimit();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${HOST}`);
    behaviour.hear(request, url);
    const waitS = requests.take();
    if (waitS !== null)
      return void response.writeHead(429, { ...JSON_HEAD, 'retry-after': String(waitS) }).end(TOO_MANY);
    const own = fault === 'none' ? (behaviour.findFault?.(request, url) ?? 'none') : fault;
    if (own === 'none') behaviour.answer(response, url, request);
    else void misbehave(own, response, behaviour.garbage);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    setFault: (next) => {
      fault = next;
    },
    limitRequests: (seconds) => requests.begin(seconds),
    countEarly: () => requests.early,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
