import { ERRORS, type ErrorCode } from '@waypost/contract';
import type { Page, Route } from 'playwright-core';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whether a request of the page is this call of the API; `path` is relative to `/api/3`. */
const isCall = (route: Route, method: Method, path: RegExp) => {
  const { pathname } = new URL(route.request().url());
  return route.request().method() === method && path.test(pathname.replace(/^\/api\/3/, ''));
};

/** Answers a call with an error as the server would; for errors that cannot be produced otherwise. */
export async function refuse(
  page: Page,
  method: Method,
  path: RegExp,
  code: ErrorCode,
  detail: string = ERRORS[code].detail,
): Promise<void> {
  await page.route('**/api/3/**', (route) =>
    isCall(route, method, path)
      ? route.fulfill({
          status: ERRORS[code].status,
          json: { code, message: detail, detail, request_id: 'journey' },
        })
      : route.fallback(),
  );
}

/** Delays a call until the returned function is called. */
export async function hold(page: Page, method: Method, path: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/3/**', async (route) => {
    if (isCall(route, method, path)) await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/** Lets all calls through again. */
export async function letThrough(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
