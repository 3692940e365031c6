/** A ceiling as it is typed: null for none, NaN for what is no number (yet), such as a lone sign. */
export const readCeiling = (typed: string | number): number | null => (typed === '' ? null : Number(typed));

/** Whether a ceiling can be saved in place of another one. */
export const isSavable = (value: number | null, saved: number | null): boolean =>
  value !== saved && !Number.isNaN(value);
