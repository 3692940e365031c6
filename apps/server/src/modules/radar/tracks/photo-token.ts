import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token lets its bearer see. */
export interface PhotoScope {
  readonly organizationId: number;
  readonly memberId: number;
  readonly layerCode: string;
  readonly trackId: number;
  readonly photoId: string;
}

/** A token works for one to two of these, so that an address stays the same for a while. */
const WINDOW_MS = 5 * 60_000;
const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/;

function sign(secret: Uint8Array, scope: PhotoScope, window: number): Buffer {
  const { organizationId, memberId, layerCode, trackId, photoId } = scope;
  const text = ['radar photo', organizationId, memberId, layerCode, trackId, photoId, window].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}

/** A token for a photograph, as part of its address. */
export function signPhoto(secret: Uint8Array, scope: PhotoScope, now: number): string {
  const window = Math.floor(now / WINDOW_MS) + 1;
  return `${scope.memberId}.${window}.${sign(secret, scope, window).toString('base64url')}`;
}

/** The member that a token was made for; null if it is of another photograph, was changed, or is too old. */
export function readPhotoToken(
  secret: Uint8Array,
  token: string,
  scope: Omit<PhotoScope, 'memberId'>,
  now: number,
): number | null {
  const [, member = '', until = '', mac = ''] = TOKEN.exec(token) ?? [];
  if (mac === '' || Number(until) < Math.floor(now / WINDOW_MS)) return null;
  const memberId = Number(member);
  const expected = sign(secret, { ...scope, memberId }, Number(until));
  const given = Buffer.from(mac, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? memberId : null;
}
