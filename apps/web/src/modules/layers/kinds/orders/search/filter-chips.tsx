import { IconPlus, IconX } from '@tabler/icons-react';
import type { SceneType } from '@waypost/contract';
import type { RefObject } from 'react';
import { useLocale, useTranslate } from '../../../../../i18n/i18n.ts';
import { toNumberText } from '../../../../../i18n/to-number-text.ts';
import { usePreferences } from '../../../../../ui/theme/preferences.ts';
import { formatDay } from '../../../../../ui/times/time-format.ts';
import classes from './filter-chips.module.css';
import type { SceneFilters } from './scene-filter.ts';
import { toFilterChips } from './to-filter-chips.ts';

interface FilterChipsProps {
  /** The area with its size; null while there is none. */
  readonly area: string | null;
  readonly filters: SceneFilters;
  /** The satellite that is searched without a choice. */
  readonly usual: SceneType;
  readonly isOpen: boolean;
  /** The button that opens the fields, which gets the focus when what had it is gone. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (filters: SceneFilters) => void;
}

/** Where and by what is searched, each filter with a way to remove it, and the way to more. */
export function FilterChips({ area, filters, usual, isOpen, opener, onOpen, onChange }: FilterChipsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const chips = toFilterChips(filters, usual, {
    t,
    // A day of where this person is, whatever zone times are shown in.
    toDayText: (day) => formatDay(new Date(`${day}T12:00:00`), Date.now(), { ...preferences, tz: null }),
    toNumberText: (value) => toNumberText(value, locale),
  });
  return (
    <div className={classes.chips}>
      {area !== null && <span className={classes.area}>{area}</span>}
      {chips.map(({ key, label, without }) => (
        <button
          key={key}
          type="button"
          className={classes.chip}
          aria-label={t('scenes.chips.remove', { name: label })}
          onClick={() => {
            onChange(without);
            opener.current?.focus();
          }}
        >
          <span className={classes.label}>{label}</span>
          <IconX size={12} stroke={2} aria-hidden />
        </button>
      ))}
      <button
        ref={opener}
        type="button"
        className={classes.add}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        <IconPlus size={12} stroke={2} aria-hidden />
        {t('scenes.chips.add')}
      </button>
    </div>
  );
}
