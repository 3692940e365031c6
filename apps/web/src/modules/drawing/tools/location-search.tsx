import { Loader, Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { DRAWING_PLACES, PLACE_SEARCH_MIN_LENGTH } from '@waypost/contract';
import { useEffect } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { usePlaces } from '../../places/index.ts';
import type { Board } from '../board/board.ts';
import { useOutline } from './use-outline.ts';

const DEBOUNCE_MS = 1_000;

/** Searches for a place; the outline of the chosen one is added to the board as an area. */
export function LocationSearch({ board }: { readonly board: Board }) {
  const t = useTranslate();
  const text = useStore(board.store, (state) => state.search);
  const { places, error, isWaiting } = usePlaces(text, DRAWING_PLACES, {
    debounceMs: DEBOUNCE_MS,
    areasOnly: true,
  });
  const { isBusy, add } = useOutline(board);
  useEffect(() => {
    if (error !== null) console.warn('Places could not be looked up.', error);
  }, [error]);
  const isEnough = text.trim().length >= PLACE_SEARCH_MIN_LENGTH;
  return (
    <Select
      size="sm"
      aria-label={t('drawing.search')}
      placeholder={t('drawing.search')}
      data={places.map(({ place_id, name }) => ({ value: place_id, label: name }))}
      // The server has filtered already.
      filter={({ options }) => options}
      searchable
      value={null}
      searchValue={text}
      onSearchChange={board.setSearch}
      onChange={(id) => {
        const place = places.find((one) => one.place_id === id);
        if (place !== undefined) void add(place);
      }}
      error={error === null ? undefined : toErrorText(t, error)}
      nothingFoundMessage={
        !isEnough ? undefined : isWaiting ? t('places.searching') : t('drawing.nothingFound')
      }
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={isWaiting || isBusy ? <Loader size={16} aria-label={t('places.searching')} /> : <span />}
      maxLength={200}
    />
  );
}
