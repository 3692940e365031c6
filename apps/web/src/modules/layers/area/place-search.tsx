import { Loader, Select } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type AreaGeometry, MAX_PLACES, PLACE_SEARCH_MIN_LENGTH, type Place } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { getPlace, usePlaces } from '../../places/index.ts';

const DEBOUNCE_MS = 1_000;

/** Searches for a place and takes its outline. */
export function PlaceSearch({ onArea }: { readonly onArea: (area: AreaGeometry, source: string) => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { places, error, isWaiting } = usePlaces(text, MAX_PLACES, {
    debounceMs: DEBOUNCE_MS,
    areasOnly: true,
  });
  const isEnough = text.trim().length >= PLACE_SEARCH_MIN_LENGTH;
  const take = async (place: Place) => {
    setIsBusy(true);
    try {
      const { geometry, localname } = await getPlace(place.place_id, locale);
      if (geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon') {
        setText('');
        onArea(geometry as AreaGeometry, localname);
      } else showToast({ tone: 'info', message: t('layers.area.noOutline', { name: cutName(localname) }) });
    } catch (failure) {
      showToast({ tone: 'error', message: toErrorText(t, failure) });
    }
    setIsBusy(false);
  };
  return (
    <Select
      size="sm"
      aria-label={t('layers.area.place')}
      placeholder={t('layers.area.place')}
      data={places.map(({ place_id, name }) => ({ value: place_id, label: name }))}
      // The server has filtered already.
      filter={({ options }) => options}
      searchable
      value={null}
      searchValue={text}
      onSearchChange={setText}
      onChange={(id) => {
        const place = places.find((one) => one.place_id === id);
        if (place !== undefined) void take(place);
      }}
      error={error === null ? undefined : toErrorText(t, error)}
      nothingFoundMessage={
        !isEnough ? undefined : isWaiting ? t('places.searching') : t('layers.area.nothingFound')
      }
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={isWaiting || isBusy ? <Loader size={16} aria-label={t('places.searching')} /> : <span />}
      maxLength={200}
    />
  );
}
