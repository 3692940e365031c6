import { IconFolder } from '@tabler/icons-react';
import type { WebKind } from '../layer-kind.ts';

/** A group of layers. */
export const group: WebKind = {
  name: 'group',
  type: 100,
  icon: IconFolder,
  color: 'var(--wp-text-2)',
  label: 'layers.kinds.group',
  hint: 'layers.kinds.groupHint',
  source: 'layers.sources.static',
  isGroup: true,
  takesArea: false,
  toPayload: () => ({}),
};
