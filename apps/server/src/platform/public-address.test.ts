import { describe, expect, test } from 'vitest';
import { findPublicAddress, isPublicAddress, NotPublicError } from './public-address.ts';

describe('an address', () => {
  test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::7f00:1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
    ],
    ...['ff02::1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'localhost', ''],
  ])('is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:10.0.0.1]', '2130706433.localhost'])(
  'nothing is sent to %s',
  async (host) => {
    await expect(findPublicAddress(host)).rejects.toThrow();
  },
);

test('numbers that are no dotted address are those that a URL makes of them', async () => {
  for (const url of ['http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://127.1/'])
    await expect(findPublicAddress(new URL(url).hostname)).rejects.toThrow(NotPublicError);
});
