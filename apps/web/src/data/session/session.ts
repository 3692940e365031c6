import { createHttpClient, type TokenSource } from '@waypost/client';
import { sessionEndpoints, type Tokens } from '@waypost/contract';
import { useSyncExternalStore } from 'react';
import { isPassingFault } from './passing-fault.ts';

const ACCESS_KEY = 'waypost.access_token';
const REFRESH_KEY = 'waypost.refresh_token';
const LOCK_NAME = 'waypost.refresh';

/** The dependencies of a session; tests pass their own. */
export interface SessionSurroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Exchanges a refresh token. Throws ApiError. */
  readonly exchange: (refreshToken: string) => Promise<Tokens>;
  /** Serializes refreshes between tabs; absent if the browser has no locks. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** The tokens of this browser: kept in storage, shared by all its tabs. */
export interface Session extends TokenSource {
  isSignedIn(): boolean;
  getRefreshToken(): string | null;
  signIn(tokens: Tokens): void;
  /** Removes both tokens. */
  clear(): void;
  /** Removes both tokens because the server refuses them: the session expired. */
  expire(): void;
  /** Whether the last session of this tab expired, until the next sign-in. */
  hasExpired(): boolean;
  /** Calls `listener` when tokens are set, replaced or removed in this tab. */
  subscribe(listener: () => void): () => void;
}

/** Both tokens in a storage, and their listeners. */
function createTokenStore(storage: SessionSurroundings['storage']): Omit<Session, 'refresh'> {
  const listeners = new Set<() => void>();
  let isExpired = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const forget = () => {
    storage.removeItem(ACCESS_KEY);
    storage.removeItem(REFRESH_KEY);
    notify();
  };
  return {
    getAccessToken: () => storage.getItem(ACCESS_KEY),
    getRefreshToken: () => storage.getItem(REFRESH_KEY),
    isSignedIn: () => storage.getItem(ACCESS_KEY) !== null && storage.getItem(REFRESH_KEY) !== null,
    hasExpired: () => isExpired,
    signIn(tokens) {
      isExpired = false;
      storage.setItem(REFRESH_KEY, tokens.refresh_token);
      storage.setItem(ACCESS_KEY, tokens.access_token);
      notify();
    },
    clear: forget,
    expire() {
      isExpired = true;
      forget();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates a session on a storage. */
export function createSession({ storage, exchange, locks }: SessionSurroundings): Session {
  const store = createTokenStore(storage);
  const { getAccessToken, signIn, expire } = store;
  let running: Promise<string | null> | null = null;

  /** A refresh token is valid once, and its second use ends the session: read it only under the lock. */
  async function exchangeStored(refused: string): Promise<string | null> {
    const stored = getAccessToken();
    if (stored !== refused) return stored;
    const refreshToken = storage.getItem(REFRESH_KEY);
    if (refreshToken === null) {
      expire();
      return null;
    }
    try {
      const tokens = await exchange(refreshToken);
      // Signed out meanwhile: the new tokens must not restore the session.
      if (storage.getItem(REFRESH_KEY) !== refreshToken) return getAccessToken();
      signIn(tokens);
      return tokens.access_token;
    } catch (error) {
      // It says nothing of the refresh token itself, which stays for a later try.
      if (isPassingFault(error)) return null;
      const now = getAccessToken();
      if (now !== null && now !== refused) return now;
      expire();
      return null;
    }
  }

  async function refreshOnce(refused: string): Promise<string | null> {
    if (locks === undefined) return exchangeStored(refused);
    return locks.request(LOCK_NAME, () => exchangeStored(refused));
  }

  return {
    ...store,
    refresh(refused) {
      const stored = getAccessToken();
      if (stored !== refused) return Promise.resolve(stored);
      running ??= refreshOnce(refused).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** For requests that carry their credential in the body, including the refresh itself. */
const publicClient = createHttpClient({ baseUrl: '' });

let browserSession: Session | null = null;

/** The session of this browser. */
export function getSession(): Session {
  browserSession ??= createSession({
    storage: localStorage,
    exchange: (refresh_token) =>
      publicClient.call(sessionEndpoints.refreshToken, { body: { refresh_token } }),
    locks: navigator.locks,
  });
  return browserSession;
}

/** Calls `listener` when the tokens change, also in another tab. */
export function subscribeSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === ACCESS_KEY) listener();
  };
  const stop = getSession().subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether someone is signed in. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeSession, () => getSession().isSignedIn());
}
