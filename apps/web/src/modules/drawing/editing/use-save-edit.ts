import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@waypost/client';
import type { Feature, FeatureConflict } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { readAnew, takeSaved, updateFeature } from '../api.ts';
import { type Edit, SavedInPart, saveEdit } from './save-edit.ts';

interface SaveEditOptions {
  readonly code: string;
  /** Someone else saved first; nothing was saved. */
  readonly onConflict: (conflict: FeatureConflict) => void;
  /** The fields are saved, their pictures are not: the next attempt starts from this. */
  readonly onSavedInPart: (saved: Feature) => void;
  /** @param saved null if only its pictures changed. */
  readonly onSaved: (saved: Feature | null) => void;
}

/** Saves an edit. If the feature was changed meanwhile, returns both versions instead. */
export function useSaveEdit({ code, onConflict, onSavedInPart, onSaved }: SaveEditOptions) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const failure = useFailureToast();
  const toText = (error: unknown) => {
    const isKnown = error instanceof ApiError && error.code !== 'internal';
    return isKnown ? toErrorText(t, error) : t('drawing.unexpected');
  };
  const save = async (edit: Edit) => {
    const isOfGeometry = edit.update.geometry !== undefined;
    setIsBusy(true);
    failure.clear();
    try {
      const saved = await saveEdit(edit, (update) => updateFeature(code, update));
      // The response precedes its pictures.
      const now = edit.finish === undefined ? saved : await readAnew(queryClient, code).catch(() => saved);
      takeSaved(queryClient, code, now);
      const message = t(isOfGeometry ? 'drawing.geometrySaved' : 'drawing.saved', { name: edit.name });
      showToast({ tone: 'good', message });
      onSaved(saved);
    } catch (error) {
      setIsBusy(false);
      if (error instanceof ApiError && error.code === 'feature_changed' && error.conflict !== null) {
        onConflict(error.conflict);
        return;
      }
      if (error instanceof SavedInPart) {
        takeSaved(queryClient, code, error.saved);
        if (error.saved !== null) onSavedInPart(error.saved);
        failure.show({ title: t('drawing.picturesFailed'), message: toText(error.cause) });
        return;
      }
      const title = t(isOfGeometry ? 'drawing.geometryFailed' : 'drawing.saveFailed');
      failure.show({ title, message: toText(error) });
    }
  };
  return { isBusy, save };
}
