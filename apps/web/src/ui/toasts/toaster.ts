/** A message at the bottom of the screen. Errors stay until closed. */
export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'info' | 'error';
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

export const TOAST_MS = 6_000;

let nextId = 1;
let queue: readonly Toast[] = [];
const listeners = new Set<() => void>();

function setQueue(next: readonly Toast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** The queue with one more message, which replaces any that is no error. */
export function enqueue(waiting: readonly Toast[], toast: Toast): readonly Toast[] {
  const unread = waiting.filter((other) => other.tone === 'error' && other.message !== toast.message);
  return [...unread, toast];
}

/** Shows a message; one at a time, the latest first. What is left unread under it is shown after it. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId;
  nextId += 1;
  setQueue(enqueue(queue, { ...toast, id }));
  return id;
}

export function dismissToast(id: number): void {
  setQueue(queue.filter((toast) => toast.id !== id));
}

/** Removes all messages, at sign-out. */
export function clearToasts(): void {
  setQueue([]);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getCurrent: (): Toast | undefined => queue.at(-1),
};
