/** Whether the run is the short one of `npm run bench -- quick`: it shows what a change did to a figure, and writes no report. */
export const isQuick: boolean = process.argv.includes('quick');

/** How often a thing is measured. @param whole in a whole run; a quick one takes the middle of three, or fewer. */
export const toRounds = (whole: number): number => (isQuick ? Math.min(whole, 3) : whole);
