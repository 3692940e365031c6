const NAME = 'waypost.reports';

/** Browsers offer locks only on pages over TLS and on localhost. */
const getLocks = () => (navigator as { locks?: LockManager | null }).locks ?? null;

/** Works while no other tab does. Without locks each tab works on its own, and the server takes a report once. */
export async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  const locks = getLocks();
  return locks === null ? work() : locks.request(NAME, work);
}

/** Calls `listener` after each `tell` of another tab. */
export function openTabs(listener: () => void): { readonly tell: () => void; readonly close: () => void } {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = listener;
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
