import { createStore } from '../../data/create-store.ts';

/** A form that takes files dropped on the page, in place of the file viewer. */
export interface DropTarget {
  readonly title: string;
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The form that takes dropped files; null without one. */
export const dropTarget = createStore<{ readonly target: DropTarget | null }>({ target: null });
