import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { ColorChoice } from '../../../ui/colors/color-choice.tsx';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import type { ImportItem } from '../items/import-item.ts';
import { editItem } from '../items/import-state.ts';
import { changeImports } from '../items/import-store.ts';
import classes from './edit-item-dialog.module.css';
import { findPlaceFault, movePoint, type PlaceText, toPlaceText } from './place-text.ts';

interface EditItemDialogProps {
  readonly item: ImportItem;
  readonly onClose: () => void;
}

const NAME_MAX = 255;

interface PlaceFieldsProps {
  readonly place: PlaceText;
  readonly onChange: (place: PlaceText) => void;
}

/** The position of a point, in degrees. */
function PlaceFields({ place, onChange }: PlaceFieldsProps) {
  const t = useTranslate();
  return (
    <div className={classes.place}>
      {(['lng', 'lat'] as const).map((axis) => {
        const fault = findPlaceFault(place, axis);
        return (
          <TextInput
            key={axis}
            label={t(axis === 'lng' ? 'fileViewer.longitude' : 'fileViewer.latitude')}
            inputMode="decimal"
            value={place[axis]}
            error={fault !== null && t(fault)}
            errorProps={{ role: 'alert' }}
            onChange={(event) => onChange({ ...place, [axis]: event.currentTarget.value })}
          />
        );
      })}
    </div>
  );
}

/** Edits a temporary feature before its upload. */
export function EditItemDialog({ item, onClose }: EditItemDialogProps) {
  const t = useTranslate();
  const [name, setName] = useState(item.name);
  const [description, setDescription] = useState(item.description);
  const [color, setColor] = useState(item.color);
  const [shared, setShared] = useState(item.shared);
  const [isStatic, setIsStatic] = useState(item.isStatic);
  const [place, setPlace] = useState(() => toPlaceText(item));
  // An unchanged position is kept bit for bit.
  const isMoved = place !== null && JSON.stringify(place) !== JSON.stringify(toPlaceText(item));
  const geometry = isMoved ? movePoint(item, place) : undefined;
  const save = () => {
    if (geometry === null) return;
    const edit = {
      name,
      description,
      color,
      shared,
      isStatic,
      ...(geometry === undefined ? {} : { geometry }),
    };
    changeImports((state) => editItem(state, item.localUuid, edit));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('fileViewer.editTitle')} size={440}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label={t('fileViewer.name')}
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Textarea
          label={t('fileViewer.description')}
          value={description}
          rows={3}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        {place !== null && <PlaceFields place={place} onChange={setPlace} />}
        <ColorChoice value={color} onChange={setColor} />
        <Switch
          label={t('fileViewer.shared')}
          description={t('fileViewer.sharedHint')}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Switch
          label={t('bulkEdit.static')}
          description={t('fileViewer.staticHint')}
          checked={isStatic}
          onChange={(event) => setIsStatic(event.currentTarget.checked)}
        />
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={geometry === null}>
            {t('bulkEdit.apply')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
