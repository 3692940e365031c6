import type { CallInput } from '@waypost/client';
import type { Endpoint } from '@waypost/contract';
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
