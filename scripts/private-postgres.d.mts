/** A PostgreSQL with PostGIS of one's own on this machine, or null where its programs are not found. */
export function startPrivatePostgres(): Promise<{ readonly url: string; stop(): Promise<void> } | null>;
