import type { ComponentType } from 'react';
import { createStore } from '../../data/create-store.ts';

/** What modules add to the actions of the popup of a feature. */
export const popupSlot = createStore<{ readonly Action: ComponentType<{ readonly code: string }> | null }>({
  Action: null,
});
