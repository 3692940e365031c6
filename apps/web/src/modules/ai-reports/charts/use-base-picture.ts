import { useEffect, useState } from 'react';
import { paintBase } from '../../../map/paintings/paint-base.ts';
import type { MapFrame } from './map-frame.ts';

/** A picture as a blob URL, and whose data it shows. */
export interface ShownBase {
  readonly url: string;
  readonly credit: string;
}

/** A picture of the base map under a frame, in a style; null until it is drawn, and where it cannot be. */
export function useBasePicture(
  { view, size }: MapFrame,
  baseStyle: 'light' | 'dark' | null,
): ShownBase | null {
  const [shown, setShown] = useState<ShownBase | null>(null);
  const { zoom } = view;
  const [lng, lat] = view.center;
  const { width, height } = size;
  useEffect(() => {
    if (baseStyle === null) return;
    const leave = new AbortController();
    let url: string | null = null;
    void paintBase({ center: [lng, lat], zoom, width, height, baseStyle }, leave.signal).then((painted) => {
      if (painted === null || leave.signal.aborted) return;
      url = URL.createObjectURL(painted.picture);
      setShown({ url, credit: painted.credit });
    });
    return () => {
      leave.abort();
      setShown(null);
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [lng, lat, zoom, width, height, baseStyle]);
  return shown;
}
