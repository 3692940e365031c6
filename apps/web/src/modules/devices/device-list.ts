import type { Device, DevicePosition } from '@waypost/contract';

/** The devices with a later position of one of them; an earlier one changes nothing. */
export function withMoved(all: readonly Device[], deviceId: number, position: DevicePosition): Device[] {
  return all.map((device) =>
    device.device_id === deviceId && (device.position?.rel_ts ?? 0) < position.rel_ts
      ? { ...device, position }
      : device,
  );
}
