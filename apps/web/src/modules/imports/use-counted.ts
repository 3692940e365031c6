import { useCallback } from 'react';
import { type MessageKey, useLocale, useTranslate } from '../../i18n/i18n.ts';
import { toNumberText } from '../../i18n/to-number-text.ts';

/** Texts with a number: `count` chooses the plural form, `total` is the formatted number. */
export function useCounted(): (key: MessageKey, count: number) => string {
  const t = useTranslate();
  const locale = useLocale();
  return useCallback((key, count) => t(key, { count, total: toNumberText(count, locale) }), [t, locale]);
}
