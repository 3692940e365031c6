export { createBackupCheckKind, createBackupKind } from './backup-kinds.ts';
export { backUpDaily } from './schedule.ts';
