/**
 * Whether the run is the short one of `npm run bench -- quick`: it shows the effect of a change on a figure, and writes
 * no report.
 */
export const isQuick: boolean = process.argv.includes('quick');

/** Number of measurements. @param whole in a whole run; a quick one takes the median of three, or fewer. */
export const toRounds = (whole: number): number => (isQuick ? Math.min(whole, 3) : whole);
