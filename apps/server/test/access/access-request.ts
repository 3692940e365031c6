import type { CallInput } from '@waypost/client';
import type { ENDPOINTS, Endpoint } from '@waypost/contract';
import type { Circumstance } from './access-oracle.ts';
import type { AccessWorld, PrincipalKind } from './access-world.ts';

/** One call of an endpoint in which everything is valid except, possibly, the caller. */
export interface AccessRequest<E = Endpoint> extends Circumstance {
  /** What distinguishes this call, if an endpoint has several. */
  readonly title?: string;
  /** The status instead of success for callers with access, and its reason. */
  readonly always?: { readonly status: number; readonly reason: string };
  /** Creates the input of one call, on its own rows. */
  input(world: AccessWorld, kind: PrincipalKind): Promise<CallInput<E>>;
}

/**
 * Valid requests for every endpoint of some modules of `ENDPOINTS`, which only their caller can make fail. Each module
 * exports its own as `accessRequests` from an `access-requests.fixture.ts` beside its routes.
 */
export type AccessRequestsOf<Modules extends keyof typeof ENDPOINTS> = {
  readonly [M in Modules]: {
    readonly [Name in keyof (typeof ENDPOINTS)[M]]: readonly AccessRequest<(typeof ENDPOINTS)[M][Name]>[];
  };
};

/**
 * Endpoints of some modules that an API key may call, with the rights of its creator: exported as `openToKeys` beside
 * `accessRequests`. Every other endpoint refuses keys.
 */
export type OpenToKeys<Modules extends keyof typeof ENDPOINTS> = readonly {
  [M in Modules]: `${M}.${keyof (typeof ENDPOINTS)[M] & string}`;
}[Modules][];
