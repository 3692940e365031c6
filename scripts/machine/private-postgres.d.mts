/** A private PostgreSQL with PostGIS on this machine, or null if its programs are not found. */
export function startPrivatePostgres(): Promise<{ readonly url: string; stop(): Promise<void> } | null>;
/** Whether a PostgreSQL that is started here, if there is one, can have the shifted clock of a run of tests. */
export function canShiftPostgres(): boolean;
/** Finds PostgreSQL with PostGIS; as root on Debian it installs the system's packages if there is none. */
export function ensurePostgres(): boolean;
