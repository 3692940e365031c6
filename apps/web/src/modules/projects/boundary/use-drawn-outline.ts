import { useQuery } from '@tanstack/react-query';
import { type AreaGeometry, areaGeometry } from '@waypost/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type OutlineRequest, requestOutline, withdrawOutline } from '../../../map/scene/outline-request.ts';
import { boundaryQuery } from '../../../map/scene/use-boundaries.ts';
import type { BoundaryChange } from '../form/project-form-values.ts';

/** Draws a boundary on the map, starting with that of the form. */
export function useDrawnOutline(
  change: BoundaryChange,
  boundaryOf: number | null,
  onDrawn: (outline: AreaGeometry) => void,
): { readonly isOn: boolean; readonly begin: () => void } {
  const t = useTranslate();
  const [isOn, setIsOn] = useState(false);
  const asked = useRef<OutlineRequest | null>(null);
  const saved = useQuery({ ...boundaryQuery(boundaryOf ?? 0), enabled: boundaryOf !== null }).data;
  // The tools close with the form.
  useEffect(
    () => () => {
      if (asked.current !== null) withdrawOutline(asked.current);
    },
    [],
  );
  const findStart = (): AreaGeometry | null => {
    if (change.kind === 'replace') return change.geometry;
    if (change.kind === 'remove') return null;
    return areaGeometry.safeParse(saved?.geometry).data ?? null;
  };
  const begin = () => {
    const end = () => {
      asked.current = null;
      setIsOn(false);
    };
    asked.current = {
      start: findStart(),
      title: t('projectForm.boundary.title'),
      onDone(outline) {
        end();
        onDrawn(outline);
      },
      onCancel: end,
    };
    setIsOn(true);
    requestOutline(asked.current);
  };
  return { isOn, begin };
}
