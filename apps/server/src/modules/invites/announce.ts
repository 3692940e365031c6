import type { Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';

interface Place {
  readonly organization_id: number;
  readonly project_id: number | null;
}

/** Announces changed invites to those who manage them in a project or an organization. */
export async function announceInvites(tx: Tx, place: Place, memberId: number | null): Promise<void> {
  const { organization_id, project_id } = place;
  if (project_id === null) {
    await appendEvent(tx, {
      topic: `organization:${organization_id}`,
      type: 'organization_invite.changed',
      payload: { organization_id },
      memberId,
    });
    return;
  }
  await appendEvent(tx, {
    topic: `project:${project_id}`,
    type: 'project_invite.changed',
    payload: { project_id },
    memberId,
  });
}

/** Announces changed invites to the invited member. */
export async function announceReceived(tx: Tx, memberId: number, organization_id: number): Promise<void> {
  await appendEvent(tx, {
    topic: `member:${memberId}`,
    type: 'invite.received',
    payload: { organization_id },
    memberId: null,
  });
}
