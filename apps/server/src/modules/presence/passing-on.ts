import type { EphemeralMessage, Presence, PresenceState } from '@waypost/contract';
import type { Database } from '../../platform/db/database.ts';
import { sendEphemeralBatch } from '../../platform/realtime/ephemeral.ts';
import { listNamedReaders, type Seated } from './store.ts';

/** What the page of a member said last. */
export interface Said extends Seated {
  readonly seat: string;
  /** null: it is closed. */
  readonly state: PresenceState | null;
}

const toClose = ({ project_id, member_id, seat }: Said): EphemeralMessage => ({
  topic: `project:${project_id}`,
  type: 'presence.close',
  payload: { project_id, member_id, seat },
});

const toNext = (payload: Presence): EphemeralMessage => ({
  topic: `project:${payload.project_id}`,
  type: 'presence.next',
  payload,
});

/** Passes on what pages said. A page of somebody who may not read its project any more counts as closed. */
export async function passPresenceOn(database: Database, said: readonly Said[]): Promise<void> {
  await database.transaction(async (tx) => {
    const open = said.filter(({ state }) => state !== null);
    const readers = open.length === 0 ? [] : await listNamedReaders(tx, open);
    const named = new Map(readers.map((one) => [`${one.project_id}/${one.member_id}`, one]));
    const now = Date.now();
    const messages = said.map((one) => {
      const reader = named.get(`${one.project_id}/${one.member_id}`);
      if (one.state === null || reader === undefined) return toClose(one);
      return toNext({ ...reader, ...one.state, seat: one.seat, rel_ts: now });
    });
    await sendEphemeralBatch(tx, messages);
  });
}
