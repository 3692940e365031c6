/** Whether the built web is of other sources than those that are there. */
export function isWebStale(): boolean;
/** Notes that the built web is of the sources that are there. */
export function markWebFresh(): void;
