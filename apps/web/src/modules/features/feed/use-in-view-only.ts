import { useDebouncedValue } from '@mantine/hooks';
import type { Bbox } from '@waypost/map-engine';
import { useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';

const STORAGE_KEY = 'waypost.feed.in_view_only';
const MOVE_PAUSE_MS = 100;

/** Whether the feed shows only what is in view (stored), and the bounds for that query. */
export function useInViewOnly() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORAGE_KEY) === 'true');
  const bounds = useStore(mapWhereabouts, (where) => where.view?.bounds ?? null);
  const [settled] = useDebouncedValue<Bbox | null>(bounds, MOVE_PAUSE_MS);
  return {
    isOn,
    bounds: isOn ? settled : null,
    set: (next: boolean) => {
      localStorage.setItem(STORAGE_KEY, String(next));
      setIsOn(next);
    },
  };
}
