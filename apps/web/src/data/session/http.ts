import { createHttpClient, type HttpClient } from '@waypost/client';
import { fetchInOwnLanguage } from './fetch-in-own-language.ts';
import { getSession } from './session.ts';
import { tellUnreachable } from './unreachable.ts';

let client: HttpClient | null = null;

/** The API client, with this browser's session. */
export function getHttp(): HttpClient {
  client ??= createHttpClient({
    baseUrl: '',
    tokens: getSession(),
    fetch: fetchInOwnLanguage,
    onUnreachable: tellUnreachable,
  });
  return client;
}

/** `Bearer …` for requests made outside the client (map tiles, images), or null if nobody is signed in. */
export function getAuthHeader(): string | null {
  const token = getSession().getAccessToken();
  return token === null ? null : `Bearer ${token}`;
}
