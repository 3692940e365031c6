import type { IncomingHttpHeaders } from 'node:http';
import { API_KEY_PREFIX } from '@waypost/contract';

/** The credential of a request: the access token of a session, or an API key. */
export interface Credential {
  readonly kind: 'session' | 'key';
  readonly text: string;
}

/**
 * Reads the credential from headers only: URLs end up in histories and logs.
 * @param takesKeyAnyhow also accepts a key as `X-API-Key` or by HTTP Basic, as its password or, if that is empty, as
 * its user. A session's token is not accepted there: programs do not store one.
 */
export function readCredential(headers: IncomingHttpHeaders, takesKeyAnyhow: boolean): Credential | null {
  const [scheme = '', text] = (headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer' && text !== undefined) {
    return { kind: text.startsWith(API_KEY_PREFIX) ? 'key' : 'session', text };
  }
  if (!takesKeyAnyhow) return null;
  if (scheme.toLowerCase() === 'basic' && text !== undefined) return { kind: 'key', text: readBasic(text) };
  const key = headers['x-api-key'];
  return typeof key === 'string' ? { kind: 'key', text: key } : null;
}

function readBasic(encoded: string): string {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return text;
  const password = text.slice(colon + 1);
  return password === '' ? text.slice(0, colon) : password;
}
