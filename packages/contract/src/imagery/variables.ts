import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { VARIABLE_GROUPS } from './variable-groups.ts';

/** Why a variable failed. */
export const VARIABLE_FAULTS = [
  'imagery_access_required',
  'imagery_key_refused',
  'imagery_unavailable',
  'imagery_limited',
  'refused',
  'provider_failed',
  'cancelled',
  'stopped',
  'delivery_empty',
  'delivery_broken',
  'took_too_long',
  'internal',
] as const;
export type VariableFault = (typeof VARIABLE_FAULTS)[number];

/** One measurement: the mean over the area at a time. */
export const variableResult = z.object({
  id: z.string(),
  item_datetime: timestamp,
  properties: z.object({ statistics: z.array(z.object({ value: z.number() })).length(1) }),
  /** Whether tiles show what was measured at each place. */
  has_raster: z.boolean(),
});
export type VariableResult = z.infer<typeof variableResult>;

/** What a layer of a planetary variable asked for, by whom, how far it is, and what was measured. */
export const imageryVariable = z.object({
  layer_code: z.uuid(),
  /** The provider's name of the subscription; null until the provider has it. */
  subscription_id: z.string().nullable(),
  /** That of its layer: 9 to 1 while it is under way, 0 when it is done, negative if it failed. */
  status: z.number().int(),
  fault: z.enum(VARIABLE_FAULTS).nullable(),
  /** What the provider said of the fault. */
  fault_detail: z.string().nullable(),
  type: z.enum(VARIABLE_GROUPS),
  /** The provider's name of the variable, with its version. */
  id: z.string(),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  area_km2: z.number(),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  /** Oldest first; none until `status` is 0. */
  results: z.array(variableResult),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ImageryVariable = z.infer<typeof imageryVariable>;
