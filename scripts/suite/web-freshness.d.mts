/** Whether the built web is out of date with its sources. */
export function isWebStale(): boolean;
/** Records the sources of the built web. */
export function markWebFresh(): void;
