import type { VariableFault } from '@waypost/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { setLayerStatus } from '../../layers/index.ts';
import { lockVariable, updateVariable, type VariableChange, type VariableRow } from './store.ts';

/** Changes the layer of a variable as the variable was, and announces a change of status; call it last in the transaction. */
export async function announceVariable(tx: Tx, row: VariableRow, change: VariableChange): Promise<void> {
  const { status = row.status } = change;
  if (row.layer_code === null || status === row.status) return;
  await setLayerStatus(tx, {
    organizationId: row.organization_id,
    memberId: row.member_id,
    code: row.layer_code,
    status,
  });
}

/** Changes a variable together with its layer; call it last in the transaction. */
async function changeVariable(tx: Tx, row: VariableRow, change: VariableChange): Promise<void> {
  await updateVariable(tx, row.variable_id, change);
  await announceVariable(tx, row, change);
}

/** Whether a variable is still at the step and in the run in which it was read. */
export const isUnchanged = (now: VariableRow | null, row: VariableRow): now is VariableRow =>
  now?.status === row.status && now.run === row.run;

/**
 * Goes on with a variable that is still at the step at which it was read.
 * @param also what belongs into the same transaction. @returns false if it was cancelled meanwhile.
 */
export async function advanceVariable(
  tx: Tx,
  row: VariableRow,
  change: VariableChange,
  also: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  const now = await lockVariable(tx, row.variable_id);
  if (!isUnchanged(now, row)) return false;
  await also();
  await changeVariable(tx, now, { fault: null, fault_detail: null, ...change });
  return true;
}

/** Ends a variable at the step at which it is. */
export async function failVariable(
  tx: Tx,
  row: VariableRow,
  fault: VariableFault,
  detail: string | null = null,
): Promise<void> {
  await changeVariable(tx, row, { status: -Math.abs(row.status), fault, fault_detail: detail });
}
