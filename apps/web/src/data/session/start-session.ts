import { sessionEndpoints, type Tokens } from '@waypost/contract';
import { forgetPerson } from './forget-person.ts';
import { getHttp } from './http.ts';
import { getSession } from './session.ts';
import { endSharedPosition } from './shared-position.ts';

/**
 * Signs in. Over an open session, that one ends first, as by signing out: it would be told in this browser what is not for
 * the next person.
 */
export function startSession(tokens: Tokens): void {
  const session = getSession();
  const earlier = session.getRefreshToken();
  if (earlier !== null && earlier !== tokens.refresh_token) {
    const shared = endSharedPosition();
    forgetPerson();
    // Where that fails, it expires.
    import('./close-beacons.ts')
      .then(({ closeBeacons }) => closeBeacons(shared))
      .catch(() => null)
      .then(() => getHttp().call(sessionEndpoints.revokeToken, { body: { refresh_token: earlier } }))
      .catch(() => null);
  }
  session.signIn(tokens);
}
