import type { IdentityConfig } from '../../platform/config.ts';
import type { ProviderFaults } from '../../platform/observability/provider-faults.ts';
import { type BuiltInIdentityOptions, createBuiltInIdentity } from './built-in-identity.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Creates the configured identity provider. */
export function createIdentity(
  config: IdentityConfig,
  builtIn: Omit<BuiltInIdentityOptions, 'openId'>,
  providerFaults: Pick<ProviderFaults, 'note'>,
): IdentityProvider {
  if (config.kind === 'firebase') return createFirebaseIdentity(config);
  const openId =
    config.google === null ? null : { id: 'google', name: 'Google', providerFaults, ...config.google };
  return createBuiltInIdentity({ ...builtIn, openId });
}
