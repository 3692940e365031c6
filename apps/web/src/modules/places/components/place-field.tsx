import { Loader, Select, Text } from '@mantine/core';
import { FORM_PLACES, PLACE_SEARCH_MIN_LENGTH, type Place, type PlaceDetails } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { usePlaces } from '../api.ts';

interface PlaceFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: PlaceDetails | null;
  readonly isBusy: boolean;
  /** Null when the field was cleared. */
  readonly onChoose: (place: Place | null) => void;
}

/** A field that searches places by name. */
export function PlaceField({ label, description, value, isBusy, onChoose }: PlaceFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(value?.localname ?? '');
  // The name of the chosen place is not a query.
  const isAsking = typed !== '' && typed !== value?.localname;
  const { places, error, isWaiting } = usePlaces(isAsking ? typed : '', FORM_PLACES);
  const found = places.map((place) => ({ value: place.place_id, label: place.name }));
  const chosen = value === null ? [] : [{ value: value.place_id, label: value.localname }];
  const data = [...chosen, ...found.filter((one) => one.value !== value?.place_id)];
  const isEnough = typed.trim().length >= PLACE_SEARCH_MIN_LENGTH;
  return (
    <Select
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('places.placeholder')}
      data={data}
      renderOption={({ option }) => (
        <span>
          {option.label}
          {places.find((place) => place.place_id === option.value)?.has_outline === false && (
            <Text size="xs" c="dimmed">
              {t('places.noOutline')}
            </Text>
          )}
        </span>
      )}
      // Filtered by the server.
      filter={({ options }) =>
        isAsking ? options.filter((one) => !('value' in one) || one.value !== value?.place_id) : options
      }
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('places.clear') }}
      value={value?.place_id ?? null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChoose(places.find((place) => place.place_id === id) ?? null)}
      allowDeselect={false}
      error={error === null ? undefined : toErrorText(t, error)}
      nothingFoundMessage={
        !isEnough
          ? t('places.hint')
          : isWaiting
            ? t('places.searching')
            : isAsking
              ? t('places.nothing')
              : undefined
      }
      rightSection={isWaiting || isBusy ? <Loader size={16} aria-label={t('places.searching')} /> : undefined}
      maxLength={200}
    />
  );
}
