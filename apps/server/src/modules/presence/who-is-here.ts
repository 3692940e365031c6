import { type EphemeralMessage, PRESENCE_MAX_AGE_MS, type Presence } from '@waypost/contract';

/** A page of a member, by project and socket. */
export const toSeatKey = ({ project_id, seat }: Pick<Presence, 'project_id' | 'seat'>) =>
  `${project_id}/${seat}`;

/** Who is here, as the messages of all server processes say. Kept in memory alone. */
export class WhoIsHere {
  readonly #seats = new Map<string, Presence>();

  hear(message: EphemeralMessage): void {
    if (message.type === 'presence.next') {
      const known = this.#seats.get(toSeatKey(message.payload));
      if (known !== undefined && known.rel_ts > message.payload.rel_ts) return;
      this.#seats.set(toSeatKey(message.payload), message.payload);
    }
    if (message.type === 'presence.close') this.#seats.delete(toSeatKey(message.payload));
  }

  /** Those of a project who said so lately. */
  list(projectId: number, now: number): Presence[] {
    this.prune(now);
    return [...this.#seats.values()].filter(({ project_id }) => project_id === projectId);
  }

  /** Forgets those who said nothing lately: a process that was killed closes no seat. */
  prune(now: number): void {
    for (const [key, { rel_ts }] of this.#seats)
      if (rel_ts <= now - PRESENCE_MAX_AGE_MS) this.#seats.delete(key);
  }
}
