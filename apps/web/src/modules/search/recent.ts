import { type Suggestion, suggestion } from '@waypost/contract';
import { z } from 'zod';
import { getStoredSelection, setStoredSelection } from '../../data/session/stored-selections.ts';

const STORED = 'recent';
const MAX_RECENT = 6;

/** Parses stored text; invalid entries count as none. */
export function parseRecent(text: string | null): Suggestion[] {
  try {
    const parsed = z.array(suggestion).safeParse(JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data.slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** The last opened results, newest first; removed with the session. */
export function listRecent(): Suggestion[] {
  return parseRecent(getStoredSelection(STORED));
}

/** Moves or adds one to the front. */
export function toRecent(recent: readonly Suggestion[], opened: Suggestion): Suggestion[] {
  // Without geometries, which are large and loaded by the feature’s page.
  const light = { ...opened, geometry: opened.geometry?.type === 'Point' ? opened.geometry : null };
  const others = recent.filter((one) => one.type !== opened.type || one.id !== opened.id);
  return [light, ...others].slice(0, MAX_RECENT);
}

export function rememberRecent(opened: Suggestion): void {
  setStoredSelection(STORED, JSON.stringify(toRecent(listRecent(), opened)));
}
