import type { Device, DeviceIcon, DeviceUpdate } from '@waypost/contract';

/** Whose a device is: a member’s by their id. One of a deleted member is nobody’s else, and its key is refused. */
export type Owner = number | 'nobody' | 'deleted';

export interface DeviceForm {
  readonly name: string;
  readonly icon: DeviceIcon;
  readonly owner: Owner;
}

/** @param device null: a new one. */
export function toOwner(device: Device | null): Owner {
  if (device === null) return 'nobody';
  return device.member?.member_id ?? (device.is_refused ? 'deleted' : 'nobody');
}

export const toMemberId = (owner: Owner): number | null => (typeof owner === 'number' ? owner : null);

/**
 * What is different. An owner who stays is not sent: one who may not read the project any more would be refused, and a
 * deleted one would become nobody, whose key is taken again.
 */
export function toDeviceChange(device: Device, { name, icon, owner }: DeviceForm): DeviceUpdate {
  return {
    ...(name === device.name ? {} : { name }),
    ...(icon === device.icon ? {} : { icon }),
    ...(owner === toOwner(device) ? {} : { member_id: toMemberId(owner) }),
  };
}
