import type { Database } from '../../../platform/db/database.ts';
import { createVariableService, type VariableService } from './service.ts';
import { createVariableKind, type VariableKind, type VariableKindOptions } from './variable-kind.ts';
import { createVariableWithdrawalKind, type VariableWithdrawalKind } from './withdrawal-kind.ts';

export interface VariablesOptions extends Omit<VariableKindOptions, 'settleMs' | 'withdrawal'> {
  readonly database: Database;
}

/** A subscription is known to the provider by its name after so many polls. */
const SETTLE_POLLS = 3;

/** Planetary variables, with the jobs that work on them. */
export function createVariables(options: VariablesOptions): {
  readonly variables: VariableService;
  readonly variableKinds: readonly [VariableKind, VariableWithdrawalKind];
} {
  const whole = { ...options, settleMs: options.pollMs * SETTLE_POLLS };
  const withdrawal = createVariableWithdrawalKind(whole);
  const kind = createVariableKind({ ...whole, withdrawal });
  return {
    variables: createVariableService({ ...options, kind, withdrawal }),
    variableKinds: [kind, withdrawal],
  };
}
