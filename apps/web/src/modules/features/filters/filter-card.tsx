import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import { isEscapeForField } from '../../../ui/forms/is-escape-for-field.ts';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import classes from './filter-card.module.css';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

interface FilterCardProps extends FilterFormProps {
  /** How many features pass the filters; undefined until they are counted. */
  readonly total: number | undefined;
  /** Whether the total is that of the previous filters. */
  readonly isCounting: boolean;
  /** Removes all filters; null without any. */
  readonly onReset: (() => void) | null;
  readonly onClose: () => void;
}

/**
 * The filters beside the list, over the edge of the map, so that the list stays in view while they change it. On a
 * phone a sheet over the drawer, below the map.
 */
export function FilterCard({ total, isCounting, onReset, onClose, ...form }: FilterCardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const isNarrow = useIsNarrow();
  const [card, setCard] = useState<HTMLElement | null>(null);
  const place = usePlaceBeside(card, isNarrow);
  const isPlaced = place !== null;
  useEffect(() => {
    // On a phone the focus would open the keyboard over the filters.
    if (isPlaced) (isNarrow ? card : card?.querySelector('input'))?.focus();
  }, [card, isNarrow, isPlaced]);
  return (
    <section
      ref={setCard}
      tabIndex={-1}
      className={classes.card}
      style={place ?? { visibility: 'hidden' }}
      aria-label={t('panel.filters')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isEscapeForField(event)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{t('panel.filters')}</h2>
        {total !== undefined && (
          <output className={classes.found} data-counting={isCounting}>
            {t('panel.found', { count: total, total: toNumberText(total, locale) })}
          </output>
        )}
        {onReset !== null && isNarrow && (
          <button type="button" className={classes.reset} onClick={onReset}>
            {t('panel.reset')}
          </button>
        )}
        <ActionIcon aria-label={t('panel.closeFilters')} onClick={onClose}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.fields}>
        <FilterForm {...form} />
      </div>
    </section>
  );
}

const GAP_PX = 8;
const WIDTH_PX = { min: 280, max: 320 };
/** The map's controls, which the card leaves free where there is room. */
const CONTROLS_PX = 64;

/** The place of the card at the upper left of the map; null until it is known. */
function usePlaceBeside(card: HTMLElement | null, isNarrow: boolean): CSSProperties | null {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useEffect(() => {
    const map = card?.closest('main')?.nextElementSibling;
    if (isNarrow || !map) return setPlace({});
    const measure = () => {
      const { left, top, width } = map.getBoundingClientRect();
      const free = Math.max(WIDTH_PX.min, Math.min(WIDTH_PX.max, width - GAP_PX - CONTROLS_PX));
      setPlace({ left: left + GAP_PX, top: top + GAP_PX, width: free });
    };
    measure();
    // Its size changes with the pane and with the banner above, and with it its position.
    const observer = new ResizeObserver(measure);
    observer.observe(map);
    return () => observer.disconnect();
  }, [card, isNarrow]);
  return place;
}
