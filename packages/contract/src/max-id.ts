/** The largest id. */
export const MAX_ID = 2_147_483_647;
