import type { CoordinateFormat } from '@waypost/geo';
import { createStore } from '../../map/create-store.ts';

const STORAGE_KEY = 'waypost.coordinates';
export const COORDINATE_FORMATS: readonly CoordinateFormat[] = ['DD', 'DMS', 'DDM'];

interface PanelState {
  readonly isOpen: boolean;
  readonly format: CoordinateFormat;
}

function readFormat(): CoordinateFormat {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(STORAGE_KEY);
  return COORDINATE_FORMATS.find((format) => format === stored) ?? 'DD';
}

/** Whether the rows of coordinates are shown, and how they are written; the way of writing is remembered. */
export const coordinatePanel = createStore<PanelState>({ isOpen: false, format: readFormat() });

export function setCoordinateFormat(format: CoordinateFormat): void {
  localStorage.setItem(STORAGE_KEY, format);
  coordinatePanel.set({ format });
}
