import type { DevicePast, DevicePastReceipt, PastPosition } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { getKeepDays, type Position, type PositionService } from '../positions/index.ts';
import { moveDevice, updateDevice } from './store.ts';

export interface DevicePastService {
  /**
   * Records positions as if the device had sent them late.
   * @throws AppError `device_not_found`; `trails_not_kept`: in a project that keeps none, a second load could not be
   * told from the first.
   */
  load(grant: ProjectGrant<'device:update'>, deviceId: number, past: DevicePast): Promise<DevicePastReceipt>;
}

const toPosition = ({ rel_ts, lone6, late6, altitude }: PastPosition): Position => ({
  ...{ at: rel_ts, lone6, late6, altitude },
  ...{ accuracy: null, heading: null, speed: null, battery: null },
});

export function createDevicePastService(database: Database, positions: PositionService): DevicePastService {
  return {
    load: ({ projectId, memberId }, deviceId, { positions: past, is_last }) =>
      database.transaction(async (tx) => {
        // Locks it: the device is not deleted meanwhile.
        if ((await updateDevice(tx, { projectId, deviceId }, {})) === null)
          throw new AppError('device_not_found');
        if ((await getKeepDays(tx, projectId)) === 0) throw new AppError('trails_not_kept');
        const subject = { projectId, kind: 'device', id: deviceId } as const;
        const [change] = await positions.record(tx, [{ subject, positions: past.map(toPosition) }]);
        const topic = `project:${projectId}` as const;
        const kept = change?.positions ?? [];
        const last = kept.at(-1);
        if (last !== undefined && (await moveDevice(tx, deviceId, last))) {
          const payload = { project_id: projectId, device_id: deviceId };
          await appendEvent(tx, { topic, type: 'device.changed', payload, memberId });
        }
        // Once for a file: everybody who looks at trails reads them again.
        if (is_last) {
          const payload = { project_id: projectId };
          await appendEvent(tx, { topic, type: 'trails.changed', payload, memberId });
        }
        return { accepted: kept.length, ignored: past.length - kept.length };
      }),
  };
}
