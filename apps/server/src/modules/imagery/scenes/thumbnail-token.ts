import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token lets its bearer see. */
export interface ThumbnailScope {
  readonly organizationId: number;
  readonly memberId: number;
  readonly itemType: string;
  readonly itemId: string;
}

/** A token works for one to two of these, so that an address stays the same for a while. */
const WINDOW_MS = 5 * 60_000;
const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/;

function sign(
  secret: Uint8Array,
  { organizationId, memberId, itemType, itemId }: ThumbnailScope,
  window: number,
): Buffer {
  const text = ['thumbnail', organizationId, memberId, itemType, itemId, window].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}

/** A token for the small picture of a scene, as part of its address. */
export function signThumbnail(secret: Uint8Array, scope: ThumbnailScope, now: number): string {
  const window = Math.floor(now / WINDOW_MS) + 1;
  return `${scope.memberId}.${window}.${sign(secret, scope, window).toString('base64url')}`;
}

/** The member that a token was made for; null if it is not of this scene, was changed, or is too old. */
export function readThumbnailToken(
  secret: Uint8Array,
  token: string,
  scope: Omit<ThumbnailScope, 'memberId'>,
  now: number,
): number | null {
  const [, member = '', until = '', mac = ''] = TOKEN.exec(token) ?? [];
  if (mac === '' || Number(until) < Math.floor(now / WINDOW_MS)) return null;
  const memberId = Number(member);
  const expected = sign(secret, { ...scope, memberId }, Number(until));
  const given = Buffer.from(mac, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : null;
}
