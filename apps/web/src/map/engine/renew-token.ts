import type { MapErrorEvent } from '@waypost/map-engine';
import { getSession } from '../../data/session/session.ts';
import { findEngine } from './engine-holder.ts';

const UNAUTHORIZED = 401;
const SCHEME = 'Bearer ';

/** Renews the token that a tile was refused for, and requests failed tiles again. Without a new one the engine tries later. */
async function renew(refused: string): Promise<void> {
  if ((await getSession().refresh(refused)) !== null) findEngine()?.retryTiles();
}

/** Renews the access token if a tile was refused for it. @returns whether that was the error. */
export function renewRefusedToken({ kind, status, authorization }: MapErrorEvent): boolean {
  if (kind !== 'tiles' || status !== UNAUTHORIZED) return false;
  if (authorization?.startsWith(SCHEME)) void renew(authorization.slice(SCHEME.length));
  return true;
}
