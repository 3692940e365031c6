import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../../data/create-store.ts';

/** How many choices of files are being read for a form. */
const reading = createStore({ count: 0 });

/** Tells forms that files are being read until `add` has added them. */
export async function whileReading(add: Promise<void>): Promise<void> {
  reading.set({ count: reading.get().count + 1 });
  try {
    await add;
  } finally {
    reading.set({ count: reading.get().count - 1 });
  }
}

/** Submits a form at once, or with the pictures that are being read: without them, it would lose them. */
export function useSubmitOnceRead(submit: () => void): { isWaiting: boolean; submitOnceRead: () => void } {
  const isReading = useStore(reading, ({ count }) => count > 0);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isReading) return;
    setIsWaiting(false);
    submit();
  }, [isWaiting, isReading, submit]);
  return { isWaiting, submitOnceRead: () => (isReading ? setIsWaiting(true) : submit()) };
}
