/** Positions of one request with what was measured without a network. */
export const MAX_LATE_POSITIONS = 500;
