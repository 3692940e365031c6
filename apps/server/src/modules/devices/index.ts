export { createDevices } from './create-devices.ts';
export { createDeviceReceiverRoutes } from './receiving/routes.ts';
export type { DeviceReceiver } from './receiving/service.ts';
export { createDeviceRoutes } from './routes.ts';
export { createDeviceService, type DeviceService } from './service.ts';
export { noteRequest } from './store.ts';
