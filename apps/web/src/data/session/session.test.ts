import { ApiError, createHttpClient } from '@waypost/client';
import { memberEndpoints, sessionEndpoints } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { createSession, type Session } from './session.ts';

const member = {
  member_id: 7,
  display_name: 'Lucía Chen',
  email: null,
  phone: null,
  avatar_url: null,
  is_super_user: false,
};

/** An in-memory storage. */
function createStorage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** A server with one live pair of tokens; it ends the session when a refresh token is reused. */
function createServer() {
  const state = { generation: 1, isEnded: false, refreshes: 0, calls: 0, fault: null as number | null };
  /** Resolves when a refresh has arrived, before it is answered. */
  const refreshing = Promise.withResolvers<void>();
  const json = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const refresh = (token: string): Response => {
    state.refreshes += 1;
    if (state.fault !== null) return json(state.fault, { code: 'unavailable', detail: 'Not now.' });
    if (state.isEnded || token !== `refresh-${state.generation}`) {
      state.isEnded = true;
      return json(401, { code: 'refresh_invalid', detail: 'The session has ended.' });
    }
    state.generation += 1;
    return json(200, {
      access_token: `access-${state.generation}`,
      refresh_token: `refresh-${state.generation}`,
    });
  };
  const answer: typeof fetch = async (input, init) => {
    const isRefresh = String(input).endsWith('/token/refresh/');
    if (isRefresh) refreshing.resolve();
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (isRefresh) {
      return refresh((JSON.parse(String(init?.body)) as { refresh_token: string }).refresh_token);
    }
    state.calls += 1;
    const sent = new Headers(init?.headers).get('authorization');
    if (!state.isEnded && sent === `Bearer access-${state.generation}`) return json(200, member);
    return json(401, { code: 'token_expired', detail: 'The access token has expired.' });
  };
  return { state, refreshing: refreshing.promise, fetch: answer };
}

/** Locks as browsers have them: one holder at a time. */
function createLocks(): Pick<LockManager, 'request'> {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => unknown) => {
    const turn = tail.then(run);
    tail = turn.catch(() => undefined);
    return turn;
  };
  return { request: request as LockManager['request'] };
}

type Server = ReturnType<typeof createServer>;

function openTab(
  server: Server,
  storage: ReturnType<typeof createStorage>,
  locks?: Pick<LockManager, 'request'>,
) {
  const anonymous = createHttpClient({ baseUrl: 'http://waypost.test', fetch: server.fetch });
  const session = createSession({
    storage,
    locks,
    exchange: (refresh_token) => anonymous.call(sessionEndpoints.refreshToken, { body: { refresh_token } }),
  });
  const http = createHttpClient({ baseUrl: 'http://waypost.test', fetch: server.fetch, tokens: session });
  return { session, getMember: () => http.call(memberEndpoints.getMember) };
}

const expired = { access_token: 'access-0', refresh_token: 'refresh-1' };

function countNotices(session: Session): () => number {
  let notices = 0;
  session.subscribe(() => {
    notices += 1;
  });
  return () => notices;
}

describe('session', () => {
  it('refreshes once for fifty concurrent calls, and every call succeeds', async () => {
    const server = createServer();
    const tab = openTab(server, createStorage());
    tab.session.signIn(expired);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tab.getMember()));
    expect(answers.map((answer) => answer.member_id)).toEqual(Array(50).fill(7));
    expect(server.state.refreshes).toBe(1);
    expect(tab.session.getAccessToken()).toBe('access-2');
    expect(tab.session.getRefreshToken()).toBe('refresh-2');
  });

  it('refreshes once for all tabs', async () => {
    const server = createServer();
    const storage = createStorage();
    const locks = createLocks();
    const tabs = Array.from({ length: 4 }, () => openTab(server, storage, locks));
    tabs[0]?.session.signIn(expired);
    await Promise.all(tabs.flatMap((tab) => [tab.getMember(), tab.getMember()]));
    expect(server.state.refreshes).toBe(1);
    expect(server.state.isEnded).toBe(false);
  });

  it('does not refresh for a token that was replaced meanwhile', async () => {
    const server = createServer();
    const tab = openTab(server, createStorage());
    tab.session.signIn({ access_token: 'access-1', refresh_token: 'refresh-1' });
    expect(await tab.session.refresh('access-0')).toBe('access-1');
    expect(server.state.refreshes).toBe(0);
  });

  it('clears both tokens and reports it when the refresh is refused', async () => {
    const server = createServer();
    server.state.isEnded = true;
    const tab = openTab(server, createStorage());
    tab.session.signIn(expired);
    const notices = countNotices(tab.session);
    await expect(tab.getMember()).rejects.toMatchObject({ status: 401 });
    expect(tab.session.isSignedIn()).toBe(false);
    expect(tab.session.getRefreshToken()).toBeNull();
    expect(notices()).toBe(1);
  });

  it('keeps the session when the server is only unreachable', async () => {
    const server = createServer();
    server.state.fault = 503;
    const tab = openTab(server, createStorage());
    tab.session.signIn(expired);
    await expect(tab.getMember()).rejects.toBeInstanceOf(ApiError);
    expect(tab.session.isSignedIn()).toBe(true);
    server.state.fault = null;
    expect(await tab.getMember()).toMatchObject({ member_id: 7 });
  });

  it('stays signed out when the person signs out during a refresh', async () => {
    const server = createServer();
    const tab = openTab(server, createStorage());
    tab.session.signIn(expired);
    const call = tab.getMember();
    await server.refreshing;
    tab.session.clear();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(tab.session.isSignedIn()).toBe(false);
  });

  it('gives up a call after three retries', async () => {
    const server = createServer();
    let pair = 0;
    const session = createSession({
      storage: createStorage(),
      exchange: () => {
        pair += 1;
        return Promise.resolve({ access_token: `wrong-${pair}`, refresh_token: `next-${pair}` });
      },
    });
    session.signIn(expired);
    const http = createHttpClient({ baseUrl: 'http://waypost.test', fetch: server.fetch, tokens: session });
    await expect(http.call(memberEndpoints.getMember)).rejects.toMatchObject({ status: 401 });
    expect(server.state.calls).toBe(4);
  });
});
