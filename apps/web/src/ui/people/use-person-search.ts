import { useState } from 'react';
import { useSettled } from './use-settled.ts';

/** How long typing has to pause before a list of people follows it, in milliseconds. */
const PERSON_SEARCH_MS = 300;

/** What is typed into a search for people, and what the list shows: the text once typing pauses. */
export function usePersonSearch(): {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  readonly wanted: string;
} {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, wanted: useSettled(typed, PERSON_SEARCH_MS).trim() };
}
