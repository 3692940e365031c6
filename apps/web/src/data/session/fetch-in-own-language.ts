/** `fetch` with the language of the page, which may differ from the browser's: the server writes to people in it. */
export function fetchInOwnLanguage(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang);
  return fetch(input, { ...init, headers });
}
