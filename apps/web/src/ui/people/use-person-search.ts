import { useState } from 'react';
import { useSettled } from './use-settled.ts';

/** The debounce of the list, in milliseconds. */
const PERSON_SEARCH_MS = 300;

/** The typed search text, and its debounced value for the list. */
export function usePersonSearch(): {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  readonly wanted: string;
} {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, wanted: useSettled(typed, PERSON_SEARCH_MS).trim() };
}
