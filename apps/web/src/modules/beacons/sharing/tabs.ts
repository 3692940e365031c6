/** One tab sends what waits in the browser, and a wish to stop is heard in all. */
const NAME = 'waypost.positions';
/** A tab that is frozen may hold the lock for ever. */
const PATIENCE_MS = 5_000;

let channel: BroadcastChannel | null = null;

const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** Calls `stop` whenever another tab says that nothing more is to be sent. */
export function hearStops(stop: () => void): void {
  open().onmessage = stop;
}

export function tellOfStop(): void {
  open().postMessage('stop');
}

/**
 * Works unless another tab does. Two would send the same positions twice: the server takes them once, but the network of
 * somebody outdoors is thin.
 */
export async function whileFree(work: () => Promise<void>): Promise<void> {
  // There are none without a secure context.
  if (navigator.locks === undefined) return work();
  await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}

/** Works once no other tab does, or after a while all the same. */
export async function whileAlone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
