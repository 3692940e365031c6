import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterDeploy, reloadIfServed } from './reload-after-deploy.ts';

const pageOf = (entry: string) => `<!doctype html><script type="module" src="${entry}"></script>`;
const reload = vi.fn();
const serve = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
const missCode = async () => {
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
};

reloadAfterDeploy();
beforeEach(() => {
  vi.stubGlobal('location', { ...location, reload });
  // Not in the document, which would load it.
  const entry = document.createElement('script');
  entry.setAttribute('src', '/assets/start-one.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(entry);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a page whose code is missing is loaded anew, once, where another build is served', async () => {
  serve(() => new Response(pageOf('/assets/start-two.js')));
  await missCode();
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['its own build is served', () => new Response(pageOf('/assets/start-one.js'))],
  ['the server fails', () => new Response(pageOf('/assets/start-two.js'), { status: 502 })],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')) as never],
])('it stays as it is where %s', async (_case, answer) => {
  serve(answer);
  await missCode();
  expect(reload).not.toHaveBeenCalled();
});

test('it is loaded anew for who asks for it, whatever is served', async () => {
  serve(() => new Response(pageOf('/assets/start-one.js')));
  expect(await reloadIfServed()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
