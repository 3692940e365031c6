import { useEffect, useState } from 'react';
import { afterTheMap } from './after-the-map.ts';

/** The wait where no map is drawn. */
const WITHOUT_MAP_MS = 4_000;

/** Whether it is time for what comes by itself after the first screen: the map is drawn, or there is none. */
export function useAfterTheMap(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const show = async () => setIsLater(true);
    afterTheMap(show);
    const timer = setTimeout(show, WITHOUT_MAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
