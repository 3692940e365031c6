import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { PositionService } from '../positions/index.ts';
import { createDevicePastService } from './past.ts';
import { createDeviceReceiver } from './receiving/service.ts';
import { createDeviceService } from './service.ts';

interface Dependencies {
  readonly database: Database;
  readonly positions: PositionService;
  readonly log: Logger;
}

/** The services of devices: what they are, what was loaded as their past, and what they send. */
export function createDevices({ database, positions, log }: Dependencies) {
  return {
    devices: createDeviceService(database),
    devicePast: createDevicePastService(database, positions),
    deviceReceiver: createDeviceReceiver({ database, positions, log }),
  };
}
