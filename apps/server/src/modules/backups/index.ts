export { createBackupCheckKind, createBackupKind } from './backup-kinds.ts';
export { createBackupRoutes } from './routes.ts';
export { backUpDaily } from './schedule.ts';
export { createBackupService } from './service.ts';
