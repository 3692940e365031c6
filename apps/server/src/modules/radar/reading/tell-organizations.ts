import type { Tx } from '../../../platform/db/database.ts';
import { sendEphemeral } from '../../../platform/realtime/ephemeral.ts';

/** Has whoever looks at a station load it anew, in organizations that have a layer of it. */
export async function tellOrganizations(
  tx: Tx,
  radarId: number,
  organizationIds: readonly number[],
): Promise<void> {
  for (const id of organizationIds)
    await sendEphemeral(tx, {
      topic: `organization:${id}`,
      type: 'radar.read',
      payload: { radar_id: radarId },
    });
}
