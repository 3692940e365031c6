const listeners = new Set<() => void>();

/** Calls `listener` whenever a request finds no server. */
export function onUnreachable(listener: () => void): void {
  listeners.add(listener);
}

/** Tells that a request found no server. */
export function tellUnreachable(): void {
  for (const listener of listeners) listener();
}
