import type { Place } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { fitMap } from '../../../map/engine/engine-holder.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { getPlace } from '../../places/index.ts';
import type { Board } from '../board/board.ts';

/** Adds the outline of a place to the board and fits the map to it. */
export function useOutline(board: Board): {
  readonly isBusy: boolean;
  readonly add: (place: Place) => Promise<void>;
} {
  const t = useTranslate();
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (place: Place) => {
    setIsBusy(true);
    try {
      const { geometry, localname } = await getPlace(place.place_id, locale);
      if (geometry === null) {
        showToast({ tone: 'info', message: t('drawing.noOutline', { name: cutName(localname) }) });
        return;
      }
      board.add(geometry, localname);
      board.setSearch('');
      fitMap(place.bbox);
    } catch (error) {
      showToast({ tone: 'error', message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, add };
}
