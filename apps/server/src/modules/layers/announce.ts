import type { EventType } from '@waypost/contract';
import type { Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';

type LayerEvent = Exclude<Extract<EventType, `layer.${string}`>, 'layer.status' | 'layer.chosen'>;

/** Announces a change of a layer to the members of its organization; call it last in the transaction. */
export async function announceLayer(
  tx: Tx,
  { organizationId, memberId }: { readonly organizationId: number; readonly memberId: number },
  type: LayerEvent,
  code: string,
): Promise<void> {
  await appendEvent(tx, { topic: `organization:${organizationId}`, type, payload: { code }, memberId });
}

/** Tells the other pages of a member what they chose for themselves; call it last in the transaction. */
export async function announceChoice(tx: Tx, memberId: number, code: string): Promise<void> {
  await appendEvent(tx, { topic: `member:${memberId}`, type: 'layer.chosen', payload: { code }, memberId });
}
