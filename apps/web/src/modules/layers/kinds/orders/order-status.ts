import type { MessageKey } from '../../../../i18n/i18n.ts';

const WORDS: Readonly<Record<number, MessageKey>> = {
  4: 'layers.orderStatus.tiling',
  3: 'layers.orderStatus.waiting',
  2: 'layers.orderStatus.activating',
  1: 'layers.orderStatus.initializing',
  0: 'layers.orderStatus.done',
  [-1]: 'layers.orderStatus.initializingFailed',
  [-2]: 'layers.orderStatus.activatingFailed',
  [-3]: 'layers.orderStatus.waitingFailed',
  [-4]: 'layers.orderStatus.tilingFailed',
};

/** The words for the status of an order. */
export function toStatusKey(status: number): MessageKey {
  return WORDS[status] ?? (status > 0 ? 'layers.working' : 'layers.failed');
}
