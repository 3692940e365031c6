/** The path of a Chromium on this machine, or null. */
export function findChromium(options?: { readonly isFull?: boolean }): string | null;
/** Finds Chromium; as root on Debian it installs the system's package if there is none. */
export function ensureChromium(): string | null;
