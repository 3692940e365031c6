/** The plan whose limits do not apply. */
export const UNLIMITED_PLAN = 2;
