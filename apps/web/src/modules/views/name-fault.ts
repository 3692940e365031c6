import { MAX_VIEW_NAME, MIN_VIEW_NAME } from '@waypost/contract';

/** What is wrong with the name of a view, as the key of its text; null when it can be saved. */
export function toNameFault(name: string): 'nameShort' | 'nameLong' | null {
  const { length } = name.trim();
  if (length < MIN_VIEW_NAME) return 'nameShort';
  return length > MAX_VIEW_NAME ? 'nameLong' : null;
}
