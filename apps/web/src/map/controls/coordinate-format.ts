import type { CoordinateFormat } from '@waypost/geo';
import { createStore } from '../../data/create-store.ts';

const STORAGE_KEY = 'waypost.coordinates';
export const COORDINATE_FORMATS: readonly CoordinateFormat[] = ['DD', 'DMS', 'DDM'];

function readFormat(): CoordinateFormat {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(STORAGE_KEY);
  return COORDINATE_FORMATS.find((format) => format === stored) ?? 'DD';
}

/** The coordinate format in use, stored in this browser. */
export const coordinateFormat = createStore<{ readonly format: CoordinateFormat }>({ format: readFormat() });

export function setCoordinateFormat(format: CoordinateFormat): void {
  localStorage.setItem(STORAGE_KEY, format);
  coordinateFormat.set({ format });
}

/** The format after the given one; the first follows the last. */
export function toNextFormat(format: CoordinateFormat): CoordinateFormat {
  return COORDINATE_FORMATS[(COORDINATE_FORMATS.indexOf(format) + 1) % COORDINATE_FORMATS.length] ?? 'DD';
}
