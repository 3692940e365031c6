import type { AreaGeometry, VariableGroup } from '@waypost/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { setLayerStatus } from '../../layers/index.ts';
import { insertVariable, keepRaster, putResults, updateVariable } from './store.ts';

/** A value of a day. */
interface MeasuredValue {
  readonly at: Date;
  readonly value: number;
  /** A kept file; absent: there is no raster of that day. */
  readonly raster?: { readonly fileName: string; readonly digest: string; readonly byteSize: number };
}

/** A variable that was measured elsewhere. */
export interface MeasuredVariable {
  readonly organizationId: number;
  readonly memberId: number;
  /** Of its layer, which has to be of this kind. */
  readonly layerCode: string;
  readonly type: VariableGroup;
  readonly sourceId: string;
  readonly first: string;
  readonly last: string;
  readonly area: AreaGeometry;
  readonly values: readonly MeasuredValue[];
}

const toId = (at: Date): string => at.toISOString();

/** Stores a variable that is done, without asking a provider. */
export async function recordMeasured(tx: Tx, measured: MeasuredVariable): Promise<void> {
  const { organizationId, memberId, layerCode, area, values } = measured;
  const variable_id = createUuidV7();
  await insertVariable(tx, {
    variable_id,
    organization_id: organizationId,
    layer_code: layerCode,
    member_id: memberId,
    type: measured.type,
    source_id: measured.sourceId,
    start_date: measured.first,
    end_date: measured.last,
    area,
  });
  await putResults(
    tx,
    variable_id,
    values.map(({ at, value, raster }) => ({
      id: toId(at),
      at,
      value,
      rasterName: raster?.fileName ?? null,
    })),
  );
  for (const { at, raster } of values)
    if (raster !== undefined) await keepRaster(tx, variable_id, toId(at), raster);
  await updateVariable(tx, variable_id, { status: 0 });
  await setLayerStatus(tx, { organizationId, memberId, code: layerCode, status: 0 });
}
