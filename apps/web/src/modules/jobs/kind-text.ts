import type { Translate } from '../../i18n/i18n.ts';

const NAMED = [
  'message',
  'export',
  'backup',
  'backup-check',
  'imagery-order',
  'imagery-withdrawal',
  'imagery-variable',
  'imagery-variable-withdrawal',
  'layer-image',
  'ai-report',
] as const;

/** The name of a kind of job; its own for one without a translation, such as a kind of a newer server. */
export function toKindText(t: Translate, kind: string): string {
  const named = NAMED.find((name) => name === kind);
  return named === undefined ? kind : t(`jobs.kinds.${named}`);
}
