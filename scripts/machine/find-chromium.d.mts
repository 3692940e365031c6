/** The path of a Chromium on this machine, or null. */
export function findChromium(): string | null;
/** Finds Chromium; as root on a Debian it installs the system's own where there is none. */
export function ensureChromium(): string | null;
