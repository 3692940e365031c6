import { Menu } from '@mantine/core';
import { IconCopy, IconFocusCentered, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { API_BASE, type Layer } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { copyText } from '../../../map/controls/copy-text.ts';
import { fitMap } from '../../../map/engine/engine-holder.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { findWebKind } from '../kinds/layer-kinds.ts';
import { useLayerAccess } from '../use-layer-access.ts';
import { useDeleteLayer } from './use-delete-layer.ts';

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;
/** Of a fit to a layer. */
const FIT = { padding: 50, duration: 300 } as const;

interface LayerMenuDropdownProps {
  readonly layer: Layer;
  readonly target: ReactElement;
}

/** Actions for a layer, by the member's access. */
export function LayerMenuDropdown({ layer, target }: LayerMenuDropdownProps) {
  const t = useTranslate();
  const access = useLayerAccess(layer);
  const [dialog, setDialog] = useState<'rename' | 'move' | null>(null);
  const deletion = useDeleteLayer();
  const box = layer.geometry === null ? null : bboxOf(layer.geometry);
  const isTiled = findWebKind(layer)?.toScene !== undefined;
  const close = () => setDialog(null);
  const copyAddress = async () => {
    const path = `${API_BASE}/tiles/layers/${layer.properties.organization_id}/${layer.code}/{z}/{x}/{y}`;
    const isDone = await copyText(location.origin + path);
    showToast(
      isDone
        ? { tone: 'good', message: t('layers.tilesCopied') }
        : { tone: 'error', message: t('layers.copyFailed') },
    );
  };
  return (
    <>
      <Menu defaultOpened width={220}>
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          {box !== null && (
            <Menu.Item leftSection={<IconFocusCentered {...ICON} />} onClick={() => fitMap(box, FIT)}>
              {t('layers.flyTo')}
            </Menu.Item>
          )}
          {access.canChange && (
            <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => setDialog('rename')}>
              {t('layers.rename')}
            </Menu.Item>
          )}
          {access.canChange && (
            <Menu.Item leftSection={<IconFolderSymlink {...ICON} />} onClick={() => setDialog('move')}>
              {t('layers.move')}
            </Menu.Item>
          )}
          {isTiled && (
            <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => void copyAddress()}>
              {t('layers.copyTiles')}
            </Menu.Item>
          )}
          {access.canDelete && (
            <Menu.Item
              c="var(--wp-danger)"
              leftSection={<IconTrash {...ICON} />}
              onClick={() => void deletion(layer)}
            >
              {t('layers.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog !== null && (
        <Suspense>
          {dialog === 'rename' ? (
            <RenameDialog layer={layer} onClose={close} />
          ) : (
            <MoveDialog layer={layer} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
