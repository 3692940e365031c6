import { type Suggestion, suggestion } from '@waypost/contract';
import { z } from 'zod';
import { getStoredSelection, setStoredSelection } from '../../data/session/stored-selections.ts';

const STORED = 'recent';
const MAX_RECENT = 6;

/** Reads remembered text; what is wrong in it counts as nothing. */
export function parseRecent(text: string | null): Suggestion[] {
  try {
    const parsed = z.array(suggestion).safeParse(JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data.slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** What was opened last from the search, the latest first; it goes with the session. */
export function listRecent(): Suggestion[] {
  return parseRecent(getStoredSelection(STORED));
}

/** Puts one in front of what is remembered, once. */
export function toRecent(recent: readonly Suggestion[], opened: Suggestion): Suggestion[] {
  // Shapes are left out: they are large, and the feature’s page brings its own.
  const light = { ...opened, geometry: opened.geometry?.type === 'Point' ? opened.geometry : null };
  const others = recent.filter((one) => one.type !== opened.type || one.id !== opened.id);
  return [light, ...others].slice(0, MAX_RECENT);
}

export function rememberRecent(opened: Suggestion): void {
  setStoredSelection(STORED, JSON.stringify(toRecent(listRecent(), opened)));
}
