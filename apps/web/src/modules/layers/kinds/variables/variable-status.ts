import type { MessageKey } from '../../../../i18n/i18n.ts';

const STEPS = [
  'starting',
  'ordering',
  'delivering',
  'uploadingData',
  'merging',
  'generating',
  'uploadingTiles',
  'cleaning',
  'preparing',
] as const;

/** The words for the status of a planetary variable, from 9 to -9. */
export function toVariableStatusKey(status: number): MessageKey {
  if (status === 0) return 'layers.variableStatus.done';
  const step = STEPS[Math.abs(status) - 1];
  if (step === undefined) return status > 0 ? 'layers.working' : 'layers.failed';
  return status > 0 ? `layers.variableStatus.${step}` : `layers.variableStatus.${step}Failed`;
}
