import {
  IconBuildingLighthouse,
  IconCar,
  IconDrone,
  IconPaw,
  IconSailboat,
  IconWalk,
  type TablerIcon,
} from '@tabler/icons-react';
import type { DeviceIcon as DeviceIconName } from '@waypost/contract';

const ICONS: Readonly<Record<DeviceIconName, TablerIcon>> = {
  animal: IconPaw,
  vehicle: IconCar,
  boat: IconSailboat,
  person: IconWalk,
  drone: IconDrone,
  buoy: IconBuildingLighthouse,
};

/** The sign of a device; decorative. */
export function DeviceIcon({ icon, size = 18 }: { readonly icon: DeviceIconName; readonly size?: number }) {
  const Sign = ICONS[icon];
  return <Sign size={size} stroke={1.5} aria-hidden />;
}
