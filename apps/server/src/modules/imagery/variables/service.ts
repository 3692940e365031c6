import type { ImageryVariable, variablesKind } from '@waypost/contract';
import type { z } from 'zod';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { type Imagery, ImageryRefusedError } from '../../../providers/imagery/imagery.ts';
import { recordAudit } from '../../audit/index.ts';
import { toStored } from '../../features/index.ts';
import { hasLayer, type LayerMaking } from '../../layers/index.ts';
import type { ImageryAccounts, ImageryName } from '../accounts.ts';
import { requireOrderableArea } from '../costs/require-orderable-area.ts';
import { requireWithinCeiling } from '../costs/require-within-ceiling.ts';
import { getWithdrawingAccount } from '../get-withdrawing-account.ts';
import { toWithdrawalError } from '../to-withdrawal-error.ts';
import { announceVariable, failVariable } from './change-variable.ts';
import {
  findVariableOfLayer,
  insertVariable,
  listResults,
  lockVariable,
  updateVariable,
  type VariableChange,
  type VariableRow,
} from './store.ts';
import type { VariableKind } from './variable-kind.ts';
import { STEP } from './variable-steps.ts';
import { enqueueWithdrawal, type VariableWithdrawalKind } from './withdrawal-kind.ts';

type ChangeGrant = OrganizationGrant<'layer:create'>;
type Payload = z.output<typeof variablesKind.layer>;

/** Planetary variables. Every method throws AppError `layer_not_found` and `layer_without_variable`. */
export interface VariableService {
  get(grant: OrganizationGrant<'layer:read'>, code: string): Promise<ImageryVariable>;
  /** @throws AppError `order_not_running`, `order_has_begun` if it ended meanwhile, and what the provider answers. */
  cancel(grant: ChangeGrant, code: string): Promise<ImageryVariable>;
  /** @throws AppError `order_not_failed`, `imagery_access_required`. */
  retry(grant: ChangeGrant, code: string): Promise<ImageryVariable>;
  /** How a layer of this kind is made. */
  readonly making: LayerMaking;
}

export interface VariableOptions {
  readonly database: Database;
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly kind: VariableKind;
  readonly withdrawal: VariableWithdrawalKind;
}

/** What has to be switched on for a member. */
const NEEDED: readonly ImageryName[] = ['planetscope'];

async function toWire(db: Reader, row: VariableRow, layer_code: string): Promise<ImageryVariable> {
  const { subscription_id, status, fault, fault_detail, type, source_id, start_date, end_date } = row;
  const { area_km2, member_id, member_display_name } = row;
  const results = status === 0 ? await listResults(db, row.variable_id) : [];
  return {
    layer_code,
    subscription_id,
    status,
    fault,
    fault_detail,
    type,
    id: source_id,
    start_date,
    end_date,
    area_km2,
    member_id,
    member_display_name,
    results: results.map(({ result_id, at, value, digest }) => ({
      id: result_id,
      item_datetime: at.toISOString(),
      properties: { statistics: [{ value }] },
      has_raster: digest !== null,
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

async function getRow(db: Reader, organizationId: number, code: string): Promise<VariableRow> {
  const row = await findVariableOfLayer(db, code);
  if (row !== null && row.organization_id === organizationId) return row;
  const isLayer = await hasLayer(db, organizationId, code);
  throw new AppError(isLayer ? 'layer_without_variable' : 'layer_not_found');
}

type VariableRetry = VariableChange & { readonly status: number };

/** What a failed one goes on with: the step that failed, or a new subscription if the provider gave the old one up. */
function toRetry({ status, fault, subscription_id, attempt, run }: VariableRow): VariableRetry {
  const again = { fault: null, fault_detail: null, run: run + 1 };
  const isGivenUp = fault === 'provider_failed' || fault === 'cancelled';
  // The provider may have it although no answer said so: it is looked for by its name first.
  if (subscription_id === null && !isGivenUp) return { ...again, status: -status };
  if (isGivenUp)
    return { ...again, status: STEP.starting, subscription_id: null, asked_at: null, attempt: attempt + 1 };
  // What cannot be read is fetched anew.
  if (status === -STEP.tiling) return { ...again, status: STEP.uploading };
  return { ...again, status: -status };
}

const toSubject = (row: VariableRow, actorId: number) => ({
  actorId,
  organizationId: row.organization_id,
  subject: `${row.source_id}, ${row.area_km2.toFixed(2)} km²`,
});

export function createVariableService(options: VariableOptions): VariableService {
  const { database, imagery, accounts, kind, withdrawal } = options;
  const read = async (db: Reader, organizationId: number, code: string) =>
    toWire(db, await getRow(db, organizationId, code), code);
  const queue = (
    tx: Tx,
    { variable_id, organization_id, run }: VariableRow,
    memberId: number,
    since?: string,
  ) => enqueueJob(tx, kind, { variable_id, run, since }, { organizationId: organization_id, memberId });

  /** Withdraws it from the provider, as long as that works on it. */
  const withdraw = async (grant: ChangeGrant, row: VariableRow): Promise<void> => {
    const account = await getWithdrawingAccount(accounts, grant, NEEDED, row);
    if (account.provider !== 'planet') throw new AppError('imagery_access_required');
    if (imagery === null || row.status > STEP.delivering) throw new AppError('order_has_begun');
    if (row.subscription_id === null) return;
    try {
      await imagery.cancelSubscription(account, row.subscription_id);
    } catch (error) {
      if (error instanceof ImageryRefusedError) throw toWithdrawalError(error, row, account);
      throw error;
    }
  };

  return {
    get: ({ organizationId }, code) => read(database.read, organizationId, code),
    async cancel(grant, code) {
      const before = await getRow(database.read, grant.organizationId, code);
      if (before.status <= 0) throw new AppError('order_not_running');
      await withdraw(grant, before);
      return database.transaction(async (tx) => {
        const row = await lockVariable(tx, before.variable_id);
        if (row === null || row.status <= 0) throw new AppError('order_not_running');
        // The provider may have it by now, or have it soon.
        const isWithdrawn = before.subscription_id !== null || row.asked_at === null;
        await recordAudit(tx, { action: 'imagery_variable.cancelled', ...toSubject(row, grant.memberId) });
        if (!isWithdrawn) await enqueueWithdrawal(tx, withdrawal, row);
        await failVariable(tx, row, isWithdrawn ? 'cancelled' : 'stopped');
        return read(tx, grant.organizationId, code);
      });
    },
    async retry(grant, code) {
      const before = await getRow(database.read, grant.organizationId, code);
      await accounts.getPlanet(grant, NEEDED);
      return database.transaction(async (tx) => {
        const row = await lockVariable(tx, before.variable_id);
        if (row === null || row.status >= 0) throw new AppError('order_not_failed');
        const change = toRetry(row);
        await updateVariable(tx, row.variable_id, change);
        // The ceiling is locked before anything is announced, as where a variable is made. What is ordered already has
        // passed it.
        if (change.status <= STEP.ordering) await requireWithinCeiling(tx, grant);
        await recordAudit(tx, { action: 'imagery_variable.retried', ...toSubject(row, grant.memberId) });
        // It is waited for as long again.
        await queue(tx, { ...row, ...change }, grant.memberId, new Date().toISOString());
        await announceVariable(tx, row, change);
        return read(tx, grant.organizationId, code);
      });
    },
    making: {
      async check(maker) {
        await accounts.getPlanet(maker, NEEDED);
        if (imagery === null) throw new AppError('imagery_access_required');
      },
      async begin(tx, maker, code, payload) {
        const { organizationId, memberId } = maker;
        const { data, aoi } = payload as Payload; // as parsed by the schema of this kind
        if (aoi == null) throw new Error('A variable has no area.');
        const km2 = await insertVariable(tx, {
          variable_id: createUuidV7(),
          organization_id: organizationId,
          layer_code: code,
          member_id: memberId,
          type: data.type,
          source_id: data.parameters.id,
          start_date: data.parameters.start_date,
          end_date: data.parameters.end_date,
          area: toStored(aoi),
        });
        requireOrderableArea(km2);
        await requireWithinCeiling(tx, maker);
        const row = await getRow(tx, organizationId, code);
        await recordAudit(tx, { action: 'imagery_variable.placed', ...toSubject(row, memberId) });
        await queue(tx, row, memberId);
      },
    },
  };
}
