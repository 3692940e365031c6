import type { IdentityConfig } from '../../platform/config.ts';
import { type BuiltInIdentityOptions, createBuiltInIdentity } from './built-in-identity.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** The identity provider that is configured. */
export function createIdentity(
  config: IdentityConfig,
  builtIn: Omit<BuiltInIdentityOptions, 'openId'>,
): IdentityProvider {
  if (config.kind === 'firebase') return createFirebaseIdentity(config);
  const openId = config.google === null ? null : { id: 'google', name: 'Google', ...config.google };
  return createBuiltInIdentity({ ...builtIn, openId });
}
