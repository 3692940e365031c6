import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn();
const deleteDatabase = vi.fn();

/** A storage like the browser's: its keys are own properties. */
function makeStorage(kept: Record<string, string>) {
  const methods = {
    getItem(key: string): string | null {
      return ((this as Record<string, unknown>)[key] as string | null) ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, unknown>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, unknown>)[key];
    },
  };
  return Object.assign(Object.create(methods) as typeof methods, kept);
}

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  deleteDatabase.mockReset();
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

async function signInWith(kept: Record<string, string>, inTab: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', makeStorage(kept));
  vi.stubGlobal('sessionStorage', makeStorage(inTab));
  const { startSession } = await import('./start-session.ts');
  startSession({ access_token: 'access-2', refresh_token: 'refresh-2' });
  return { ...localStorage } as Record<string, string>;
}

it('signs in over an open session after that one is revoked and its person forgotten', async () => {
  const stored = await signInWith({
    'waypost.access_token': 'access-1',
    'waypost.refresh_token': 'refresh-1',
    'waypost.selection.organization': '7',
  });
  expect(stored).toMatchObject({
    'waypost.access_token': 'access-2',
    'waypost.refresh_token': 'refresh-2',
  });
  expect(deleteDatabase).toHaveBeenCalledWith('waypost-positions');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const [, init] = fetched.mock.calls[0] as [unknown, RequestInit];
  expect(JSON.parse(String(init.body))).toEqual({ refresh_token: 'refresh-1' });
});

const sharing = {
  ...{ 'waypost.access_token': 'access-1', 'waypost.refresh_token': 'refresh-1' },
  'waypost.sharing.projects': '3,8',
};
const sharingHere = { 'waypost.sharing': JSON.stringify({ memberId: 7, projectId: 3 }) };

it('ends the shared positions of all tabs with the earlier session, before that one is revoked', async () => {
  const stored = await signInWith(sharing, sharingHere);
  expect(Object.keys(stored)).not.toContain('waypost.sharing.projects');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
  const [closing, other, revoking] = fetched.mock.calls as [string, RequestInit][];
  expect(other?.[0]).toBe('/api/3/geo/beacons/8');
  expect(closing).toMatchObject([
    '/api/3/geo/beacons/3',
    { method: 'DELETE', headers: { authorization: 'Bearer access-1' } },
  ]);
  expect(revoking?.[1].body).toBe('{"refresh_token":"refresh-1"}');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('tries again to end a shared position while the server has a fault', async () => {
  fetched
    .mockImplementationOnce(async () => new Response(null, { status: 503 }))
    .mockImplementationOnce(async () => new Response(null, { status: 204 }));
  await signInWith({ ...sharing, 'waypost.sharing.projects': '3' });
  await vi.waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(3));
  const addresses = fetched.mock.calls.map(([address]) => String(address));
  expect(addresses.slice(0, 2)).toEqual(['/api/3/geo/beacons/3', '/api/3/geo/beacons/3']);
  expect(addresses[2]).toContain('token');
});

it('forgets nobody where nobody was signed in', async () => {
  const stored = await signInWith({});
  expect(stored).toMatchObject({ 'waypost.refresh_token': 'refresh-2' });
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
