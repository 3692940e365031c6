export { FileViewerPage } from './components/file-viewer-page.tsx';
export { useOpenFiles } from './hooks/use-open-files.ts';
