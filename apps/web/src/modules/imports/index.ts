export { ACCEPT } from './accept-files.ts';
export { useOpenFiles } from './hooks/use-open-files.ts';
export { createLocalUuid } from './local-uuid.ts';
