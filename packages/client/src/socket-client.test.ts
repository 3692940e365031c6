import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SocketClient, type SocketState } from './socket-client.ts';

/** The part of a socket that the client uses; `isDead` simulates a silently lost network. */
class FakeSocket {
  readonly sent: string[] = [];
  readyState = 1;
  isDead = false;
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(text);
    const { id } = JSON.parse(text) as { id?: string };
    if (!this.isDead && id !== undefined) this.say({ action: 'result', id });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.isClosed = true;
    if (!this.isDead) this.onclose?.({ code: 1000 });
  }

  get pings(): number {
    return this.sent.filter((text) => text.includes('"ping"')).length;
  }
}

const sockets: FakeSocket[] = [];
const states: SocketState[] = [];
const passing: string[] = [];
let client: SocketClient;

function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('No socket was opened.');
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  states.length = 0;
  passing.length = 0;
  client = new SocketClient({
    url: 'ws://waypost.test',
    getAccessToken: () => 'token',
    refresh: async () => null,
    onEvent: () => undefined,
    onEphemeral: ({ type, topic }) => passing.push(`${type} ${topic}`),
    onState: (state) => states.push(state),
    getAge: () => 1_235,
    createSocket() {
      const socket = new FakeSocket();
      sockets.push(socket);
      // The client uses nothing else of a socket.
      return socket as unknown as WebSocket;
    },
  });
  client.open();
  newest().onopen?.();
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

test('a channel that responds stays open', async () => {
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(1);
  expect(newest().pings).toBe(4);
  expect(states).toEqual(['connecting', 'live']);
});

test('a silently lost channel is detected and replaced', async () => {
  const gone = newest();
  gone.isDead = true;
  await vi.advanceTimersByTimeAsync(25_000 + 8_000);
  expect(states.at(-1)).toBe('offline');
  expect(gone.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(sockets).toHaveLength(2);
  newest().onopen?.();
  expect(states.at(-1)).toBe('live');
  // Late messages of the first socket are ignored.
  gone.isDead = false;
  gone.close();
  expect(states.at(-1)).toBe('live');
});

test('a channel can be checked at once, and any message counts as a response', async () => {
  newest().isDead = true;
  client.check();
  client.check();
  expect(newest().pings).toBe(1);
  newest().say({ action: 'error', code: 'not_found', topic: 'project:1' });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(states.at(-1)).toBe('live');
  client.check();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(states.at(-1)).toBe('offline');
});

test('a closed channel is not pinged', async () => {
  client.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(newest().pings).toBe(0);
  expect(sockets).toHaveLength(1);
});

test('a suspected channel has less time to respond, also when a slower check is under way', async () => {
  newest().isDead = true;
  client.check();
  client.check(2_000);
  expect(newest().pings).toBe(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(states.at(-1)).toBe('live');
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toBe('offline');
});

test('a lost channel is reopened at once on demand, and an open one is kept', async () => {
  client.reopen();
  expect(sockets).toHaveLength(1);
  newest().close();
  for (let tries = 0; tries < 6; tries += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    newest().close();
  }
  const before = sockets.length;
  client.reopen();
  expect(sockets).toHaveLength(before + 1);
  // One that hangs while it opens is given up.
  const hanging = newest();
  client.reopen();
  expect(hanging.isClosed).toBe(true);
  expect(sockets).toHaveLength(before + 2);
  newest().onopen?.();
  expect(states.at(-1)).toBe('live');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(before + 2);
});

test('an ephemeral message is passed on while its topic is wanted, and moves no cursor', () => {
  const message = {
    action: 'ephemeral',
    topic: 'member:7',
    type: 'job.progressed',
    payload: { job_id: '0', progress: 0.5, stage: null },
  };
  newest().say(message);
  expect(passing).toEqual([]);
  client.subscribe('member:7', 3);
  newest().say(message);
  expect(passing).toEqual(['job.progressed member:7']);
  newest().close();
  vi.advanceTimersByTime(200);
  newest().onopen?.();
  newest().say({ action: 'result', id: 'auth', ok: true });
  expect(newest().sent.map((text) => JSON.parse(text) as object)).toContainEqual({
    action: 'sub',
    topic: 'member:7',
    seq: 3,
  });
});

test('a topic is asked for from when its screen began to read, and later from its last event', () => {
  const listSubscriptions = () => newest().sent.filter((text) => text.includes('"sub"'));
  const say = (seq: number) => newest().say({ action: 'subscribed', topic: 'project:7', seq });
  client.subscribe('project:7');
  expect(listSubscriptions()).toEqual(['{"action":"sub","topic":"project:7","within_ms":1235}']);
  say(4);
  newest().close();
  vi.advanceTimersByTime(200);
  newest().onopen?.();
  // It has heard everything up to then.
  expect(listSubscriptions()).toEqual(['{"action":"sub","topic":"project:7","seq":4}']);
  client.unsubscribe('project:7');
  client.subscribe('project:7');
  // The screen was closed meanwhile, and what it shows may be of before.
  expect(listSubscriptions().at(-1)).toBe('{"action":"sub","topic":"project:7","within_ms":1235}');
});
