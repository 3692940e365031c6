import type { AreaGeometry } from '@waypost/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type OutlineRequest, requestOutline, withdrawOutline } from '../../../map/scene/outline-request.ts';

/** Draws an area on the map, starting with the one that the form has. */
export function useAreaDrawing(
  start: AreaGeometry | null,
  onDrawn: (area: AreaGeometry) => void,
): { readonly isOn: boolean; readonly begin: (isBox: boolean) => void } {
  const t = useTranslate();
  const [isOn, setIsOn] = useState(false);
  const asked = useRef<OutlineRequest | null>(null);
  // The tools close with the form.
  useEffect(
    () => () => {
      if (asked.current !== null) withdrawOutline(asked.current);
    },
    [],
  );
  const begin = (isBox: boolean) => {
    const end = () => {
      asked.current = null;
      setIsOn(false);
    };
    const request: OutlineRequest = {
      // A rectangle replaces what was there.
      start: isBox ? null : start,
      isBox,
      title: t('layers.area.title'),
      onDone(area) {
        end();
        onDrawn(area);
      },
      onCancel: end,
    };
    asked.current = request;
    setIsOn(true);
    requestOutline(request);
  };
  return { isOn, begin };
}
