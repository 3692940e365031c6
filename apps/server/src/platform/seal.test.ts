import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = randomBytes(32);

it('opens for its owner only, with the same secret, and unchanged', () => {
  const sealed = seal('PLAK-ñ', secret, 'organization 1');
  expect(sealed).not.toContain('PLAK');
  expect(seal('PLAK-ñ', secret, 'organization 1')).not.toBe(sealed);
  expect(unseal(sealed, secret, 'organization 1')).toBe('PLAK-ñ');
  expect(unseal(sealed, secret, 'organization 2')).toBeNull();
  expect(unseal(sealed, randomBytes(32), 'organization 1')).toBeNull();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal(changed.toString('base64url'), secret, 'organization 1')).toBeNull();
  expect(unseal('', secret, 'organization 1')).toBeNull();
});
