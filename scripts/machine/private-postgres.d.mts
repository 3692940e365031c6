/** A PostgreSQL with PostGIS of one's own on this machine, or null where its programs are not found. */
export function startPrivatePostgres(): Promise<{ readonly url: string; stop(): Promise<void> } | null>;
/** Finds PostgreSQL with PostGIS; as root on a Debian it installs the system's own where there is none. */
export function ensurePostgres(): boolean;
