import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { type Device, MAX_DEVICE_DAY, MAX_PROJECT_DAY } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { confirm } from '../../../ui/questions/confirm.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { deleteDevice, renewKey, revokeKey, useDevices } from '../api.ts';
import { DeviceIcon } from '../device-icon.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import classes from './device-section.module.css';
import { KeyDialog } from './key-dialog.tsx';
import { PastDialog } from './past-dialog.tsx';

type Open =
  | { kind: 'adding' }
  | { kind: 'key'; key: string }
  | { kind: 'changing' | 'assigning' | 'past'; device: Device };

interface DeviceSectionProps {
  readonly organizationId: number;
  readonly projectId: number;
}

/** The devices of a project: added, changed, given to someone, given other keys, deleted. */
export function DeviceSection({ organizationId, projectId }: DeviceSectionProps) {
  const t = useTranslate();
  const query = useDevices(projectId);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const devices = query.data ?? [];
  // As it is now, also after a carrier was removed.
  const assigned =
    open?.kind === 'assigning'
      ? devices.find(({ device_id }) => device_id === open.device.device_id)
      : undefined;
  return (
    <section aria-labelledby="devices-heading">
      <h2 id="devices-heading" className={classes.heading}>
        {t('devices.title')}
      </h2>
      <div className={classes.content}>
        <p className={classes.hint}>{t('devices.hint')}</p>
        {query.isError && <p role="alert">{toErrorText(t, query.error)}</p>}
        {query.isSuccess && devices.length === 0 && <p className={classes.hint}>{t('devices.none')}</p>}
        <ul className={classes.list}>
          {devices.map((device) => (
            <DeviceRow
              key={device.device_id}
              device={device}
              onKey={(key) => setOpen({ kind: 'key', key })}
              onChange={() => setOpen({ kind: 'changing', device })}
              onAssign={() => setOpen({ kind: 'assigning', device })}
              onPast={() => setOpen({ kind: 'past', device })}
            />
          ))}
        </ul>
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setOpen({ kind: 'adding' })}
          >
            {t('devices.add')}
          </Button>
        </div>
      </div>
      {(open?.kind === 'adding' || open?.kind === 'changing') && (
        <DeviceDialog
          organizationId={organizationId}
          projectId={projectId}
          device={open.kind === 'changing' ? open.device : null}
          onClose={close}
          onAdded={(key) => setOpen({ kind: 'key', key })}
        />
      )}
      {open?.kind === 'key' && <KeyDialog deviceKey={open.key} onClose={close} />}
      {open?.kind === 'past' && <PastDialog device={open.device} onClose={close} />}
      {assigned !== undefined && <AssignDialog device={assigned} onClose={close} />}
    </section>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onKey: (key: string) => void;
  readonly onChange: () => void;
  readonly onAssign: () => void;
  readonly onPast: () => void;
}

type Action = 'renew' | 'revoke' | 'delete';

function DeviceRow({ device, onKey, onChange, onAssign, onPast }: DeviceRowProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const { name, icon, member, is_refused, carrier, key, last_seen_at, is_full } = device;
  const run = async (action: Action) => {
    const isConfirmed = await confirm({
      title: t(`devices.${action}Title`, { name }),
      text: t(`devices.${action}Text`),
      confirmLabel: t(`devices.${action}`),
      cancelLabel: t('common.cancel'),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    setIsBusy(true);
    try {
      if (action === 'renew') onKey(await renewKey(device));
      else await (action === 'revoke' ? revokeKey(device) : deleteDevice(device));
    } catch (error) {
      showToast({ tone: 'error', title: t('devices.failed'), message: toErrorText(t, error) });
    }
    setIsBusy(false);
  };
  return (
    <li className={classes.row}>
      <DeviceIcon icon={icon} size={20} />
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {member !== null && <span>{t('devices.of', { name: member.display_name })}</span>}
          {carrier !== null && <span>{t('devices.carriedBy', { carrier })}</span>}
          <code>{key ?? t('devices.noKey')}</code>
          {last_seen_at === null ? t('devices.neverSeen') : <RelativeTime value={last_seen_at} />}
        </span>
        {is_refused && <span className={classes.full}>{t('devices.refused')}</span>}
        {is_full && (
          <span className={classes.full}>
            {t('devices.full', {
              device: MAX_DEVICE_DAY,
              project: MAX_PROJECT_DAY,
            })}
          </span>
        )}
      </div>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            loading={isBusy}
            aria-label={t('devices.actions', { name })}
          >
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onChange}>{t('devices.change')}</Menu.Item>
          <Menu.Item onClick={onAssign}>{t('devices.assign')}</Menu.Item>
          <Menu.Item onClick={onPast}>{t('devices.past')}</Menu.Item>
          <Menu.Item onClick={() => void run('renew')}>{t('devices.renew')}</Menu.Item>
          {key !== null && <Menu.Item onClick={() => void run('revoke')}>{t('devices.revoke')}</Menu.Item>}
          <Menu.Item onClick={() => void run('delete')}>{t('devices.delete')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
