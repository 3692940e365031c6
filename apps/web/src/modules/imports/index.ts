export { ACCEPT } from './accept-files.ts';
export { useLeftNotice } from './hooks/use-left-notice.ts';
export { useOpenFiles } from './hooks/use-open-files.ts';
