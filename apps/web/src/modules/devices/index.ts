import { withTexts } from '../../i18n/with-texts.ts';
import { devicesTexts } from './devices-texts.ts';

/** Loads the section of the project's settings. */
export async function loadDeviceSection() {
  const { DeviceSection } = await withTexts(import('./components/device-section.tsx'), devicesTexts);
  return { default: DeviceSection };
}

/** Loads the devices on the map. */
export async function loadDevicesOnMap() {
  const { DevicesOnMap } = await withTexts(import('./components/devices-on-map.tsx'), devicesTexts);
  return { default: DevicesOnMap };
}
