import type { UseFormReturnType } from '@mantine/form';
import type { Place } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { useEffect, useRef, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { setBoundaryDraft } from '../../../map/scene/boundary-session.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { getPlace, PlaceField } from '../../places/index.ts';
import { BoundaryField } from '../boundary/boundary-field.tsx';
import type { BoundaryChange, ProjectFormValues } from './project-form-values.ts';

interface ProjectPlaceFieldsProps {
  readonly form: UseFormReturnType<ProjectFormValues>;
  /** The project whose boundary is edited; null without one. */
  readonly boundaryOf: number | null;
}

/** Shows on the map what the form would save, while mounted. */
function useBoundaryDraft(change: BoundaryChange): void {
  useEffect(() => {
    const draft =
      change.kind === 'keep' ? null : { geometry: change.kind === 'replace' ? change.geometry : null };
    setBoundaryDraft(draft);
    return () => setBoundaryDraft(null);
  }, [change]);
}

/** The place of a project and its boundary. */
export function ProjectPlaceFields({ form, boundaryOf }: ProjectPlaceFieldsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [isLoading, setIsLoading] = useState(false);
  /** The place whose outline is being loaded: earlier choices are ignored. */
  const awaited = useRef<string | null>(null);
  /** The chosen place, if it turned out to have no outline. */
  const [point, setPoint] = useState<string | null>(null);
  const { place, boundary } = form.values;
  useBoundaryDraft(boundary);

  const choose = async (chosen: Place | null) => {
    awaited.current = chosen?.place_id ?? null;
    setPoint(null);
    if (chosen === null) {
      form.setFieldValue('place', null);
      return;
    }
    const { place_id, country_code, localname } = chosen;
    form.setFieldValue('place', { place_id, country_code, localname });
    if (country_code !== null) form.setFieldValue('country', (country) => country ?? country_code);
    zoomMapTo(chosen.bbox);
    setIsLoading(true);
    try {
      const { geometry } = await getPlace(place_id, locale);
      if (awaited.current !== place_id) return;
      if (geometry === null) setPoint(localname);
      else form.setFieldValue('boundary', { kind: 'replace', geometry, source: localname });
    } catch (error) {
      showToast({
        tone: 'error',
        title: t('projectForm.boundary.placeFailed'),
        message: toErrorText(t, error),
      });
    } finally {
      if (awaited.current === place_id) setIsLoading(false);
    }
  };
  return (
    <>
      <PlaceField
        label={t('places.label')}
        description={
          point === null
            ? t('projectForm.placeHint')
            : t('projectForm.boundary.placeHasNone', { name: point })
        }
        value={place}
        isBusy={isLoading}
        onChoose={(chosen) => void choose(chosen)}
      />
      <BoundaryField
        change={boundary}
        boundaryOf={boundaryOf}
        error={form.errors.boundary}
        onChange={(change) => {
          form.setFieldValue('boundary', change);
          form.clearFieldError('boundary');
          const box = change.kind === 'replace' ? bboxOf(change.geometry) : null;
          if (box !== null) zoomMapTo(box);
        }}
      />
    </>
  );
}
