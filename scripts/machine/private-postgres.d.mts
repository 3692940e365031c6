/** A private PostgreSQL with PostGIS on this machine, or null if its programs are not found. */
export function startPrivatePostgres(): Promise<{ readonly url: string; stop(): Promise<void> } | null>;
/** Finds PostgreSQL with PostGIS; as root on Debian it installs the system's packages if there is none. */
export function ensurePostgres(): boolean;
