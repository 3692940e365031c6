import { Button, NativeSelect, TextInput } from '@mantine/core';
import { DEVICE_ICONS, type Device, type DeviceIcon } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useProjectMembers } from '../../projects/index.ts';
import { addDevice, changeDevice } from '../api.ts';
import { type Owner, toDeviceChange, toMemberId, toOwner } from '../device-form.ts';
import classes from './device-section.module.css';

interface DeviceDialogProps {
  readonly organizationId: number;
  readonly projectId: number;
  /** The one that is changed; null: a new one is added. */
  readonly device: Device | null;
  readonly onClose: () => void;
  readonly onAdded: (key: string) => void;
}

/** Asks for the name and the icon of a device, and whose it is. */
export function DeviceDialog({ organizationId, projectId, device, onClose, onAdded }: DeviceDialogProps) {
  const t = useTranslate();
  const [name, setName] = useState(device?.name ?? '');
  const [icon, setIcon] = useState<DeviceIcon>(device?.icon ?? 'animal');
  const [owner, setOwner] = useState<Owner>(() => toOwner(device));
  const owners = useOwners(organizationId, projectId, device);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    const form = { name: name.trim(), icon, owner };
    if (device === null) {
      onAdded(await addDevice(projectId, { name: form.name, icon, member_id: toMemberId(owner) }));
      return;
    }
    const change = toDeviceChange(device, form);
    if (Object.keys(change).length > 0) await changeDevice(device, change);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim().length < 2) {
      setFault(t('devices.nameShort'));
      return;
    }
    setIsBusy(true);
    try {
      await save();
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('devices.failed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title={device === null ? t('devices.add') : t('devices.changeTitle', { name: device.name })}
    >
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
            { value: 'nobody', label: t('devices.nobody') },
            ...(toOwner(device) === 'deleted'
              ? [{ value: 'deleted', label: t('devices.deletedOwner') }]
              : []),
            ...owners.map(({ member_id, display_name }) => ({
              value: String(member_id),
              label: display_name,
            })),
          ]}
          value={String(owner)}
          onChange={({ currentTarget: { value } }) =>
            setOwner(value === 'nobody' || value === 'deleted' ? value : Number(value))
          }
        />
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(device === null ? 'devices.addIt' : 'devices.changeIt')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

/** Whose a device may be, and whose it is, who may have left. */
function useOwners(organizationId: number, projectId: number, device: Device | null) {
  const members = useProjectMembers(organizationId, projectId).data ?? [];
  const own = device?.member ?? null;
  return own === null || members.some(({ member_id }) => member_id === own.member_id)
    ? members
    : [own, ...members];
}
