import { useCallback } from 'react';
import { type MessageKey, useLocale, useTranslate } from '../../i18n/i18n.ts';

/** Texts with a number: `count` chooses the form of the word, `total` is the number as people write it. */
export function useCounted(): (key: MessageKey, count: number) => string {
  const t = useTranslate();
  const locale = useLocale();
  return useCallback((key, count) => t(key, { count, total: count.toLocaleString(locale) }), [t, locale]);
}
