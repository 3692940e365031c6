import { RADAR_KEEP_DAYS } from '@waypost/contract';

/** The fewest days for which a radar keeps what it saw. */
export const VESSEL_KEEP_DAYS = Math.min(...RADAR_KEEP_DAYS);
