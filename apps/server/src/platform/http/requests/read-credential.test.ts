import { describe, expect, test } from 'vitest';
import { readCredential } from './read-credential.ts';

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

describe('endpoints that accept a key in other headers', () => {
  test.each([
    ['the password, for any user', basic('qgis:wp_one')],
    ['the password without a user', basic(':wp_one')],
    ['the user without a password', basic('wp_one:')],
    ['the user only', basic('wp_one')],
    ['the X-API-Key header', { 'x-api-key': 'wp_one' }],
    ['a bearer', { authorization: 'Bearer wp_one' }],
    ['a bearer in any case', { authorization: 'bEARER wp_one' }],
  ])('%s', (_, headers) => {
    expect(readCredential(headers, true)).toEqual({ kind: 'key', text: 'wp_one' });
  });

  test('accept a session’s token only as a bearer', () => {
    const token = { kind: 'session', text: 'eyJ.a.b' };
    expect(readCredential({ authorization: 'Bearer eyJ.a.b' }, true)).toEqual(token);
    // Treated as a key, which it is not.
    expect(readCredential(basic('me:eyJ.a.b'), true)).toEqual({ kind: 'key', text: 'eyJ.a.b' });
    expect(readCredential({ 'x-api-key': 'eyJ.a.b' }, true)).toEqual({ kind: 'key', text: 'eyJ.a.b' });
  });

  test('prefer Authorization if both headers are sent', () => {
    expect(readCredential({ ...basic('a:wp_one'), 'x-api-key': 'wp_two' }, true)?.text).toBe('wp_one');
  });
});

test('other endpoints accept only a bearer', () => {
  expect(readCredential(basic('a:wp_one'), false)).toBeNull();
  expect(readCredential({ 'x-api-key': 'wp_one' }, false)).toBeNull();
  expect(readCredential({}, true)).toBeNull();
  expect(readCredential({ authorization: 'Bearer wp_one' }, false)).toEqual({ kind: 'key', text: 'wp_one' });
});
