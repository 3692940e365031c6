import { useState } from 'react';
import { type FormFaults, findFormFaults, type SavedForm } from './form-faults.ts';
import type { FormValues } from './form-values.ts';

/** The errors to show: of blurred fields, and of all fields after an attempt to save. */
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
    /** @returns whether the form is valid; from now on all errors are shown. */
    tryAll: () => {
      setIsTried(true);
      return Object.keys(all).length === 0;
    },
  };
}
