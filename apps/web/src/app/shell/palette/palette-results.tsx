import { useNavigate } from '@tanstack/react-router';
import { HEADER_PLACES, type Organization, SEARCH_MIN_LENGTH } from '@waypost/contract';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { coordinateFormat } from '../../../map/controls/coordinate-format.ts';
import { flyMapTo, zoomMapTo } from '../../../map/engine/engine-holder.ts';
import { usePlaces } from '../../../modules/places/index.ts';
import { listRecent, openSuggestion, rememberRecent, useSearch } from '../../../modules/search/index.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import classes from './palette.module.css';
import type { PaletteItem } from './palette-item.ts';
import { toPaletteGroups } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';
import type { PaletteKeys, PaletteReport } from './palette-report.ts';
import { toTypedPosition } from './typed-position.ts';

interface PaletteResultsProps {
  readonly text: string;
  readonly organization: Organization | undefined;
  /** Receives the key handler of the list. */
  readonly keys: RefObject<PaletteKeys>;
  readonly onReport: (report: PaletteReport) => void;
  readonly onClose: () => void;
}

/** Results and matching pages for a text; the field keeps the focus. */
export function PaletteResults({ text, organization, keys, onReport, onClose }: PaletteResultsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const preferences = usePreferences();
  // An active line of another text is ignored; one that moves down as results arrive stays active.
  const [chosen, setChosen] = useState({ text, key: '' });
  const search = useSearch(text);
  // If the geocoder fails, the search results are shown without it.
  const { places } = usePlaces(text, HEADER_PLACES);
  const [recent] = useState(listRecent);
  const format = useStore(coordinateFormat, (state) => state.format);
  const position = useMemo(() => toTypedPosition(text, format), [text, format]);
  const groups = useMemo(() => {
    const found = search.suggestions ?? [];
    const reader = { ...preferences, coordinates: format };
    return toPaletteGroups(t, text, { found, recent, places, position, organization }, reader);
  }, [t, text, search.suggestions, recent, places, position, organization, preferences, format]);
  const items = groups.flatMap((group) => group.items);
  const place = chosen.text === text ? items.findIndex((item) => item.key === chosen.key) : -1;
  const index = Math.max(place, 0);
  const active = items[index];
  const choose = (item: PaletteItem | undefined) => item !== undefined && setChosen({ text, key: item.key });
  // Rendered synchronously, so that Enter right afterwards opens the hovered line.
  const point = (item: PaletteItem) => item !== active && flushSync(() => choose(item));

  const go = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    onClose();
    if (item.suggestion !== null) {
      rememberRecent(item.suggestion);
      openSuggestion(item.suggestion, (link) => navigate(link));
    } else if (item.place !== null) zoomMapTo(item.place.bbox);
    else if (item.position !== null) flyMapTo(item.position);
    else if (item.link !== null) void navigate(item.link);
  };
  useLayoutEffect(() => {
    keys.current = (key) => {
      if (key === 'ArrowDown') choose(items[(index + 1) % items.length]);
      else if (key === 'ArrowUp') choose(items.at(index - 1));
      else if (key === 'Enter') go(active);
      else return false;
      return true;
    };
  });
  const { isWaiting } = search;
  const hasItems = items.length > 0;
  const activeId = active === undefined ? undefined : `palette-${active.key}`;
  useEffect(() => onReport({ isWaiting, hasItems, activeId }), [onReport, isWaiting, hasItems, activeId]);

  return (
    <>
      {search.error === null ? (
        <PaletteList groups={groups} typed={text} active={active} onPoint={point} onGo={go} />
      ) : (
        <ErrorState text={t('palette.failed')} onRetry={search.retry} />
      )}
      <PaletteStatus
        text={text}
        count={items.length}
        isSettled={!search.isWaiting && search.error === null}
      />
    </>
  );
}

/** The status below the list, announced to screen readers. */
function PaletteStatus({ text, count, isSettled }: { text: string; count: number; isSettled: boolean }) {
  const t = useTranslate();
  const length = text.trim().length;
  const isNothing = isSettled && count === 0 && length >= SEARCH_MIN_LENGTH;
  return (
    <div className={classes.status} role="status">
      {isNothing && (
        <p className={classes.nothing}>
          <strong>{t('palette.nothing', { text: text.trim() })}</strong>
          <span>{t('palette.nothingHint')}</span>
        </p>
      )}
      {length < SEARCH_MIN_LENGTH && <span>{t('search.hint')}</span>}
      {length >= SEARCH_MIN_LENGTH && isSettled && count > 0 && (
        <span>{t('palette.results', { count })}</span>
      )}
      <span className={classes.keys}>{t('palette.keys')}</span>
    </div>
  );
}
