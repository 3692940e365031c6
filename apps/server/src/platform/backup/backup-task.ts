import type { BackupCause } from '@waypost/contract';
import type { Config } from '../config.ts';
import type { BackupConfig } from './backup-config.ts';
import type { BackupCheck, Manifest } from './manifest.ts';

/** What the process of backups is asked to do. */
export type BackupTask =
  | {
      readonly op: 'make';
      readonly backup: BackupConfig;
      readonly source:
        | { readonly kind: 'folder'; readonly folder: string }
        | { readonly kind: 'url'; readonly url: string };
      readonly storage: Pick<Config, 'storageDir' | 'objectStore'>;
      readonly version: string;
      readonly cause: BackupCause;
    }
  | {
      readonly op: 'check';
      readonly backup: BackupConfig;
      readonly id: string;
      /** Where the backup is restored for the check. */
      readonly folder: string;
    };

export type BackupReply =
  | { readonly kind: 'progress'; readonly stage: string; readonly done: number }
  | { readonly kind: 'made'; readonly manifest: Manifest }
  | { readonly kind: 'checked'; readonly check: BackupCheck }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly isExpected: boolean;
      readonly stack: string;
    };
