import { useState } from 'react';
import { type FormFaults, findFormFaults, type SavedForm } from './form-faults.ts';
import type { FormValues } from './form-values.ts';

/** The faults to show: of fields that were left, and of all once saving was tried. */
export function useFormFaults(values: FormValues, saved: SavedForm | null = null) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const all = findFormFaults(values, saved);
  const shown: FormFaults = isTried
    ? all
    : Object.fromEntries(Object.entries(all).filter(([field]) => left.has(field)));
  return {
    shown,
    markLeft: (field: string) => setLeft((fields) => new Set([...fields, field])),
    /** @returns whether the form can be saved; all its faults show from now on. */
    tryAll: () => {
      setIsTried(true);
      return Object.keys(all).length === 0;
    },
  };
}
