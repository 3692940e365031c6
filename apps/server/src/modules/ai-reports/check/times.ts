import type { Fact, FactKind } from '@waypost/contract';

/** What is told of the time before, and the same of now. */
export const TIMES: Readonly<Partial<Record<FactKind, FactKind>>> = {
  previous: 'total',
  number_mean_before: 'number_mean',
  template_before: 'template',
  member_before: 'member',
};

const BEFORE = Object.keys(TIMES);
const NOW = Object.values(TIMES);

export const isOfBefore = ({ kind }: Fact): boolean => BEFORE.includes(kind);
export const isOfNow = ({ kind }: Fact): boolean => NOW.includes(kind);

/** What names tell apart: fields, templates or authors. Null: it is of all features. */
export function toFamily({ kind }: Fact): string | null {
  if (kind.startsWith('number_')) return 'field';
  return kind === 'previous' || kind === 'total' ? null : kind.replace(/_before$/, '');
}
