import { Button, NativeSelect, TextInput } from '@mantine/core';
import { DEVICE_ICONS, type DeviceIcon } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useProjectMembers } from '../../projects/index.ts';
import { addDevice } from '../api.ts';
import classes from './device-section.module.css';

interface AddDeviceDialogProps {
  readonly organizationId: number;
  readonly projectId: number;
  readonly onClose: () => void;
  readonly onAdded: (key: string) => void;
}

/** Asks for the name and the icon of a new device, and whose it is. */
export function AddDeviceDialog({ organizationId, projectId, onClose, onAdded }: AddDeviceDialogProps) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [icon, setIcon] = useState<DeviceIcon>('animal');
  const [owner, setOwner] = useState<number | null>(null);
  const members = useProjectMembers(organizationId, projectId).data ?? [];
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length < 2) {
      setFault(t('devices.nameShort'));
      return;
    }
    setIsBusy(true);
    try {
      onAdded(await addDevice(projectId, { name: name.trim(), icon, member_id: owner }));
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('devices.failed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog onClose={onClose} title={t('devices.add')}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('devices.name')}
          value={name}
          error={fault}
          maxLength={100}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('devices.icon')}
          data={DEVICE_ICONS.map((value) => ({ value, label: t(`devices.icons.${value}`) }))}
          value={icon}
          onChange={({ currentTarget }) =>
            setIcon(DEVICE_ICONS.find((one) => one === currentTarget.value) ?? 'animal')
          }
        />
        <NativeSelect
          label={t('devices.owner')}
          description={t('devices.ownerHint')}
          data={[
            { value: '', label: t('devices.nobody') },
            ...members.map(({ member_id, display_name }) => ({
              value: String(member_id),
              label: display_name,
            })),
          ]}
          value={owner === null ? '' : String(owner)}
          onChange={({ currentTarget: { value } }) => setOwner(value === '' ? null : Number(value))}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('devices.addIt')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
