import { expect, test } from 'vitest';
import { toNetwork } from './to-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:0::/56'],
  ['2001:db8:1:ff:1:2:3:4', '2001:db8:1:0::/56'],
  ['2001:DB8:1:100::', '2001:db8:1:100::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
])('%s is of %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
