import { z } from 'zod';
import { findVariable, isAvailableDay, VARIABLE_GROUPS } from '../../imagery/variable-groups.ts';
import { aoi } from './aoi.ts';

const OUT_OF_RANGE = 'Date must be within the available range';

const asked = z
  .strictObject({
    type: z.enum(VARIABLE_GROUPS),
    parameters: z.strictObject({
      /** The provider's name of the variable, with its version. */
      id: z.string(),
      start_date: z.iso.date(),
      end_date: z.iso.date(),
    }),
  })
  .superRefine(({ type, parameters: { id, start_date, end_date } }, context) => {
    const fail = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['parameters', field], message });
    if (findVariable(type, id) === null) fail('id', 'There is no such variable in this group.');
    if (!isAvailableDay(type, start_date)) fail('start_date', OUT_OF_RANGE);
    if (!isAvailableDay(type, end_date)) fail('end_date', OUT_OF_RANGE);
    if (start_date >= end_date) fail('end_date', 'The last day has to be after the first.');
  });

/** A planetary variable: what satellites measured of an area, such as the height of its trees, over time. */
export const variablesKind = {
  name: 'variables',
  type: 2,
  layer: z.strictObject({
    // Absent or null: the same words. A check on an optional field would not run for an absent one.
    aoi: aoi
      .nullable()
      .default(null)
      .refine((area) => area !== null, 'Select AOI to continue'),
    data: asked,
  }),
} as const;
