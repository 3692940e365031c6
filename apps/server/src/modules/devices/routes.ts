import type { deviceEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { DevicePastService } from './past.ts';
import type { DeviceService } from './service.ts';

export function createDeviceRoutes(
  service: DeviceService,
  past: DevicePastService,
): Handlers<typeof deviceEndpoints> {
  return {
    listDevices: async ({ grant, params, requireAlso }) => {
      const update = { kind: 'project', needs: 'device:update', project_id: 'params.project_id' } as const;
      const showsKeys = await requireAlso(update, { params }).then(
        () => true,
        () => false,
      );
      return service.list(grant, showsKeys);
    },
    createDevice: ({ grant, body }) => service.create(grant, body),
    updateDevice: ({ grant, params, body }) => service.update(grant, params.device_id, body),
    assignDevice: ({ grant, params, body }) => service.assign(grant, params.device_id, body),
    renewDeviceKey: async ({ grant, params }) => ({ key: await service.renewKey(grant, params.device_id) }),
    revokeDeviceKey: async ({ grant, params }) => {
      await service.revokeKey(grant, params.device_id);
      return undefined;
    },
    loadDevicePast: ({ grant, params, body }) => past.load(grant, params.device_id, body),
    deleteDevice: async ({ grant, params }) => {
      await service.remove(grant, params.device_id);
      return undefined;
    },
  };
}
