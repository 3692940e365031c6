export { useOpenFiles } from './hooks/use-open-files.ts';
