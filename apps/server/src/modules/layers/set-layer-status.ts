import type { AreaGeometry } from '@waypost/contract';
import type { Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { updateArea, updateStatus } from './store.ts';

/** What becomes of a layer that is being made. */
export interface LayerProgress {
  readonly organizationId: number;
  readonly memberId: number | null;
  readonly code: string;
  /** 0 when it is done, positive before, negative if it failed. */
  readonly status: number;
  /** Joins what the layer keeps. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Where it is; null: everywhere, absent: as before. */
  readonly aoi?: AreaGeometry | null;
}

/**
 * Changes the status of a layer and announces it to its organization, by both of its names; call it last in the
 * transaction.
 */
export async function setLayerStatus(tx: Tx, progress: LayerProgress): Promise<void> {
  const { organizationId, memberId, code, status, facts = {}, aoi } = progress;
  await updateStatus(tx, code, status, facts);
  if (aoi !== undefined) await updateArea(tx, code, aoi);
  const topic = `organization:${organizationId}` as const;
  const payload = { code, status };
  await appendEvent(tx, { topic, type: 'layer.status', payload, memberId });
  await appendEvent(tx, { topic, type: 'task', payload, memberId });
}
