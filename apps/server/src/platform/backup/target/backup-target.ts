import type { Readable } from 'node:stream';

/** An entry of a listing. */
export interface TargetEntry {
  readonly name: string;
  readonly byteSize: number;
  readonly modifiedAt: Date;
}

/** Where backups are: named objects that appear whole or not at all. */
export interface BackupTarget {
  /** For people, without credentials. */
  readonly place: string;
  /** Creates the place if need be. @throws BackupError when it cannot be used. */
  prepare(): Promise<void>;
  /** Entries whose names begin with a prefix that ends with a slash. */
  list(prefix: string): Promise<TargetEntry[]>;
  put(name: string, body: Readable, byteSize: number): Promise<void>;
  /** Shares the bytes of a file of the same disk; false where that is impossible. */
  link(name: string, path: string): Promise<boolean>;
  /** Null if there is no such entry. */
  open(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
}
