import type { CallInput } from '@waypost/client';
import type { ENDPOINTS, Endpoint } from '@waypost/contract';
import type { Circumstance } from './access-oracle.ts';
import type { AccessWorld, PrincipalKind } from './access-world.ts';

/** One way to call an endpoint with everything right but, perhaps, the caller. */
export interface AccessRequest<E = Endpoint> extends Circumstance {
  /** What is special about this way, where an endpoint has several. */
  readonly title?: string;
  /** The status everybody gets who may call it, and why; in place of success. */
  readonly always?: { readonly status: number; readonly reason: string };
  /** Makes the input of one call on rows of its own. */
  input(world: AccessWorld, kind: PrincipalKind): Promise<CallInput<E>>;
}

/**
 * The valid requests of every endpoint of some modules of `ENDPOINTS`, which only their caller can make fail. Each
 * capability exports its own as `accessRequests` from an `access-requests.fixture.ts` beside its routes.
 */
export type AccessRequestsOf<Modules extends keyof typeof ENDPOINTS> = {
  readonly [M in Modules]: {
    readonly [Name in keyof (typeof ENDPOINTS)[M]]: readonly AccessRequest<(typeof ENDPOINTS)[M][Name]>[];
  };
};

/**
 * Endpoints of some modules that an API key may call, with the rights of its maker: exported as `openToKeys` beside
 * `accessRequests`. Keys are refused by every other endpoint.
 */
export type OpenToKeys<Modules extends keyof typeof ENDPOINTS> = readonly {
  [M in Modules]: `${M}.${keyof (typeof ENDPOINTS)[M] & string}`;
}[Modules][];
