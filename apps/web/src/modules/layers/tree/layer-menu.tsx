import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Layer } from '@waypost/contract';
import { lazy } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { LazyMenu } from '../../../ui/page/lazy-menu.tsx';
import { useLayerName } from '../use-layer-name.ts';

const loadDropdown = () => import('./layer-menu-dropdown.tsx');
const LayerMenuDropdown = lazy(async () => ({ default: (await loadDropdown()).LayerMenuDropdown }));

/** The button of a layer's menu in the tree. */
export function LayerMenu({ layer }: { readonly layer: Layer }) {
  const t = useTranslate();
  const name = useLayerName(layer);
  const button = (
    <ActionIcon tabIndex={-1} size={24} aria-label={t('layers.actions', { name })}>
      <IconDots size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <LazyMenu
      button={button}
      menu={(target) => <LayerMenuDropdown layer={layer} target={target} />}
      preload={loadDropdown}
    />
  );
}
