import { z } from 'zod';

/** A group of layers: a folder of the tree, which draws nothing itself. */
export const groupKind = {
  name: 'group',
  type: 100,
  /** Its payload on creation, and as stored. */
  layer: z.strictObject({}),
} as const;
