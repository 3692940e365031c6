import { readProjectIds, SHARED_PROJECTS } from '../../../data/session/shared-position.ts';

function write(ids: readonly (string | number)[]): void {
  try {
    localStorage.setItem(SHARED_PROJECTS, ids.join());
  } catch {
    // There is no room: sharing goes on, and other tabs do not know of it.
  }
}

/** Notes for all tabs that a project sees the position. */
export function noteShared(projectId: number): void {
  const known = readProjectIds();
  if (!known.includes(String(projectId))) write([...known, projectId]);
}

/** Notes that a project sees the position no more. */
export function forgetShared(projectId: number): void {
  write(readProjectIds().filter((id) => id !== String(projectId)));
}

/** Calls back once another tab signs out. @returns what ends it. */
export function subscribeSharedEnd(onEnd: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === SHARED_PROJECTS && newValue === null)) onEnd();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
