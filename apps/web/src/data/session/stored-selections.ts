/** Choices of the signed-in person, removed with the session: organization, opened projects. */
const PREFIX = 'waypost.selection.';

export function getStoredSelection(name: string): string | null {
  return localStorage.getItem(PREFIX + name);
}

export function setStoredSelection(name: string, value: string): void {
  localStorage.setItem(PREFIX + name, value);
}

/** Removes all selections, at sign-out. */
export function clearStoredSelections(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}
