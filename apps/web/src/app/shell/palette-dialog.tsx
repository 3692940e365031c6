import { Loader, Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { HEADER_PLACES, type Organization, SEARCH_MIN_LENGTH } from '@waypost/contract';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { zoomMapTo } from '../../map/engine-holder.ts';
import { usePlaces } from '../../modules/places/index.ts';
import { listRecent, openSuggestion, rememberRecent, useSearch } from '../../modules/search/index.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import classes from './palette.module.css';
import { type PaletteItem, toPaletteGroups } from './palette-items.ts';
import { PaletteList } from './palette-list.tsx';

interface PaletteDialogProps {
  readonly organization: Organization | undefined;
  readonly onClose: () => void;
}

/** The search over everything the person may read, and the way to pages; by keyboard first. */
export function PaletteDialog({ organization, onClose }: PaletteDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useSearch(text);
  // A geocoder that fails takes nothing away from what the search itself finds.
  const { places } = usePlaces(text, HEADER_PLACES);
  const [recent] = useState(listRecent);
  const groups = useMemo(
    () => toPaletteGroups(t, text, search.suggestions ?? [], recent, places, organization),
    [t, text, search.suggestions, recent, places, organization],
  );
  const items = groups.flatMap((group) => group.items);
  const index = Math.min(chosen, items.length - 1);

  const go = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    onClose();
    if (item.suggestion !== null) {
      rememberRecent(item.suggestion);
      openSuggestion(item.suggestion, (link) => navigate(link));
    } else if (item.place !== null) zoomMapTo(item.place.bbox);
    else if (item.link !== null) void navigate(item.link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setChosen((index + 1) % Math.max(items.length, 1));
    else if (event.key === 'ArrowUp') setChosen((index - 1 + items.length) % Math.max(items.length, 1));
    else if (event.key === 'Enter') go(items[index]);
    else return;
    event.preventDefault();
  };
  const active = items[index];

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      padding={0}
      yOffset="min(12vh, 90px)"
      size={560}
      aria-label={t('search.label')}
    >
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={active === undefined ? undefined : `palette-${active.key}`}
          aria-label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        {search.isWaiting && <Loader size={16} aria-label={t('search.searching')} />}
      </div>
      {search.error === null ? (
        <PaletteList groups={groups} typed={text} active={active} onChosen={setChosen} onGo={go} />
      ) : (
        <ErrorState text={t('search.failed')} onRetry={search.retry} />
      )}
      <PaletteStatus
        text={text}
        count={items.length}
        isSettled={!search.isWaiting && search.error === null}
      />
    </Modal>
  );
}

/** What there is to say below the list, spoken too. */
function PaletteStatus({ text, count, isSettled }: { text: string; count: number; isSettled: boolean }) {
  const t = useTranslate();
  const length = text.trim().length;
  const isNothing = isSettled && count === 0 && length >= SEARCH_MIN_LENGTH;
  return (
    <div className={classes.status} role="status">
      {isNothing && (
        <p className={classes.nothing}>
          <strong>{t('search.nothing', { text: text.trim() })}</strong>
          <span>{t('search.nothingHint')}</span>
        </p>
      )}
      {length < SEARCH_MIN_LENGTH && <span>{t('search.hint')}</span>}
      {length >= SEARCH_MIN_LENGTH && isSettled && count > 0 && <span>{t('search.results', { count })}</span>}
      <span className={classes.keys}>{t('search.keys')}</span>
    </div>
  );
}
