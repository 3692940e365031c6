export { layersQuery } from './api.ts';
export { BeforeAfterOnDemand } from './before-after/before-after-on-demand.tsx';
export { FolderDialogOnDemand } from './saving/folder-dialog-on-demand.tsx';
export { useCanSaveToFolder } from './saving/use-can-save-to-folder.ts';
