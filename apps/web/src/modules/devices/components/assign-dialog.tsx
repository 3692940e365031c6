import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Device, DeviceAssignment } from '@waypost/contract';
import { type FormEvent, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { Day } from '../../../ui/times/day.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { assignDevice, removeCarrier } from '../api.ts';
import classes from './device-section.module.css';

/** The day where the person is, as YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Gives a device to another animal, car or person from a day on. */
export function AssignDialog({ device, onClose }: { readonly device: Device; readonly onClose: () => void }) {
  const t = useTranslate();
  const [carrier, setCarrier] = useState('');
  const [day, setDay] = useState(today);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The beginning of the day where the person is.
    const from = new Date(`${day}T00:00`);
    if (carrier.trim().length < 2 || Number.isNaN(from.getTime())) {
      setFault(t('devices.carrierShort'));
      return;
    }
    setIsBusy(true);
    try {
      await assignDevice(device, { carrier: carrier.trim(), from: from.toISOString() });
      onClose();
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'error', title: t('devices.failed'), message: toErrorText(t, error) });
    }
  };
  return (
    <Dialog onClose={onClose} title={t('devices.assignTitle', { name: device.name })}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t('devices.carrier')}
          value={carrier}
          error={fault}
          maxLength={100}
          data-autofocus
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('devices.from')}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Carriers device={device} />
        <FormFooter>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('devices.assignIt')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

/** Who has carried a device from when on, each of which can be taken back. */
function Carriers({ device }: { readonly device: Device }) {
  const t = useTranslate();
  const [busy, setBusy] = useState<string | null>(null);
  if (device.assignments.length === 0) return null;
  const remove = async (assignment: DeviceAssignment) => {
    setBusy(assignment.from);
    try {
      await removeCarrier(device, assignment);
    } catch (error) {
      showToast({ tone: 'error', title: t('devices.failed'), message: toErrorText(t, error) });
    }
    setBusy(null);
  };
  return (
    <div>
      <h3 className={classes.subheading}>{t('devices.carriers')}</h3>
      <ul className={classes.list}>
        {device.assignments.map((assignment) => (
          <li key={assignment.from} className={classes.row}>
            <div className={classes.text}>
              <span className={classes.name}>{assignment.carrier}</span>
              <span className={classes.facts}>
                {t('devices.since')} <Day value={assignment.from} />
              </span>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              loading={busy === assignment.from}
              aria-label={t('devices.removeCarrier', { carrier: assignment.carrier })}
              onClick={() => void remove(assignment)}
            >
              <IconTrash size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}
