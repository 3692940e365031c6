export { FolderDialogOnDemand } from './saving/folder-dialog-on-demand.tsx';
export { useCanSaveToFolder } from './saving/use-can-save-to-folder.ts';
