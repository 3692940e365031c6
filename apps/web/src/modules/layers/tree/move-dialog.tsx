import { Button, Select } from '@mantine/core';
import type { Layer } from '@waypost/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import dialog from '../../../ui/questions/dialog.module.css';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { useLayers } from '../api.ts';
import { toLayerName } from '../use-layer-name.ts';
import { FIRST, listGroups, listNeighbours, ROOT, toChosenMove } from './move-choices.ts';
import { useMoveLayer } from './use-move-layer.ts';

/** Moves a layer to a place in a group, for those who do not drag. */
export function MoveDialog({ layer, onClose }: { readonly layer: Layer; readonly onClose: () => void }) {
  const t = useTranslate();
  const { organization_id } = layer.properties;
  const layers = useLayers(organization_id).data ?? [];
  const moveLayer = useMoveLayer(organization_id);
  const [parent, setParent] = useState(layer.parent_code ?? ROOT);
  const [below, setBelow] = useState(FIRST);
  const [isBusy, setIsBusy] = useState(false);
  const toName = (one: Layer) => toLayerName(t, one);
  const groups = [{ value: ROOT, label: t('layers.root') }, ...listGroups(layers, layer, toName)];
  const places = [
    { value: FIRST, label: t('layers.first') },
    ...listNeighbours(layers, layer, parent).map((one) => ({
      value: one.code,
      label: t('layers.belowName', { name: toName(one) }),
    })),
  ];
  const move = async () => {
    setIsBusy(true);
    if (await moveLayer(layer, toChosenMove(parent, below))) onClose();
    else setIsBusy(false);
  };
  return (
    <Dialog onClose={onClose} title={t('layers.moveTitle', { name: toName(layer) })} size={440}>
      <Select
        data-autofocus
        label={t('layers.group')}
        data={groups}
        value={parent}
        onChange={(value) => {
          setParent(value ?? ROOT);
          setBelow(FIRST);
        }}
        allowDeselect={false}
        openOnFocus={false}
        searchable
        comboboxProps={{ withinPortal: true }}
      />
      <Select
        mt={12}
        label={t('layers.place')}
        data={places}
        value={below}
        onChange={(value) => setBelow(value ?? FIRST)}
        allowDeselect={false}
        openOnFocus={false}
        searchable
        comboboxProps={{ withinPortal: true }}
      />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void move()}>
          {t('layers.moveAction')}
        </Button>
      </div>
    </Dialog>
  );
}
