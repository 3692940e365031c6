/** Requests of the main thread to the database worker. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly op: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
    }
  | { readonly id: number; readonly op: 'copy'; readonly target: string; readonly bytes: Uint8Array }
  | { readonly id: number; readonly op: 'script'; readonly sql: string }
  | { readonly id: number; readonly op: 'listen'; readonly channel: string }
  | { readonly id: number; readonly op: 'close' };

/** The fields of a PostgreSQL error that are sent back by the worker. */
export interface WorkerFault {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

export type WorkerReply =
  | { readonly ready: true }
  | { readonly id: number; readonly rows: Record<string, unknown>[]; readonly affected: number }
  | { readonly id: number; readonly fault: WorkerFault }
  | { readonly channel: string; readonly payload: string };

export interface WorkerSettings {
  /** Folder of the database; null keeps it in memory (tests). */
  readonly dataDir: string | null;
}
