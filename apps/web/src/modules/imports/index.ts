export { useLeftNotice } from './earlier/use-left-notice.ts';
export { ACCEPT } from './reading/accept-files.ts';
export { useOpenFiles } from './viewer/use-open-files.ts';
