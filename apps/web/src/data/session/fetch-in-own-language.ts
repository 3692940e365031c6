/**
 * `fetch` that asks in the language of the page, which a person may have set apart from their browser's: what the
 * server writes to people is in it.
 */
export function fetchInOwnLanguage(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang);
  return fetch(input, { ...init, headers });
}
