import type { Device } from '@waypost/contract';
import { useEffect } from 'react';
import { ephemeralHandlers } from '../../../data/realtime/realtime.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { PositionMarker } from '../../positions/index.ts';
import { showDevice, useDevices } from '../api.ts';
import { DeviceIcon } from '../device-icon.tsx';
import classes from './devices-on-map.module.css';

/** The devices of a project where they are, with the direction of movement and the circle of accuracy. */
export function DevicesOnMap({ projectId }: { readonly projectId: number }) {
  useEffect(() => {
    ephemeralHandlers.add(showDevice);
    return () => void ephemeralHandlers.delete(showDevice);
  }, []);
  const devices = useDevices(projectId).data ?? [];
  return devices.map((device) => <DeviceMarker key={device.device_id} device={device} />);
}

function DeviceMarker({ device }: { readonly device: Device }) {
  const t = useTranslate();
  const { name, icon, carrier, position } = device;
  if (position === null) return null;
  const { battery, rel_ts, lone6, late6 } = position;
  return (
    <PositionMarker
      position={position}
      data={{ 'data-device': `${lone6 / 1e6},${late6 / 1e6}` }}
      label={
        <>
          <b>{carrier ?? name}</b> {carrier !== null && `(${name}) `}
          <RelativeTime value={rel_ts} />
          {battery !== null && ` · ${t('devices.battery', { percent: Math.round(battery * 100) })}`}
        </>
      }
    >
      <span className={classes.sign}>
        <DeviceIcon icon={icon} />
      </span>
    </PositionMarker>
  );
}
