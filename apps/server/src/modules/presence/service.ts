import {
  type EphemeralMessage,
  PRESENCE_REPEAT_MS,
  type Presence,
  type PresencePublication,
  type Topic,
} from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { invalid } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { passPresenceOn, type Said } from './passing-on.ts';
import { listNamedReaders } from './store.ts';
import { toSeatKey, WhoIsHere } from './who-is-here.ts';

/** What one page says within this time is passed on as one: the latest. */
const COALESCE_MS = 100;

export interface PresenceService {
  /** Those who are here and may still read the project. */
  list(grant: ProjectGrant<'beacon:read'>): Promise<Presence[]>;
  /**
   * Passes on, a moment later, what a page of a member shows.
   * @param seat the socket of that page.
   * @throws AppError if the topic is not that of a project.
   */
  receive(memberId: number, seat: string, publication: PresencePublication): void;
  /** A socket no longer listens to a topic. */
  leave(memberId: number, seat: string, topic: Topic): void;
  /** What was passed on, by this process or another. */
  hear(message: EphemeralMessage): void;
  /** Passes on what was said, and takes no more. */
  stop(): Promise<void>;
}

function toProjectId(topic: string): number | null {
  const [kind, id] = topic.split(':');
  return kind === 'project' ? Number(id) : null;
}

export function createPresenceService(database: Database, log: Logger): PresenceService {
  const here = new WhoIsHere();
  /** The pages of this process. */
  const own = new Set<string>();
  const waiting = new Map<string, Said>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> = Promise.resolve();

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const taken = [...waiting.values()];
    waiting.clear();
    if (taken.length === 0) return;
    running = running
      .then(() => passPresenceOn(database, taken))
      // Each page repeats itself. Not the error: a database's may quote what was said.
      .catch(() => log.error({ count: taken.length }, 'passing presence on failed'));
  };
  const take = (said: Said) => {
    const key = toSeatKey(said);
    if (said.state === null && !own.delete(key)) return;
    if (said.state !== null) own.add(key);
    waiting.set(key, said);
    timer ??= setTimeout(flush, COALESCE_MS);
  };
  const pruning = setInterval(() => here.prune(Date.now()), PRESENCE_REPEAT_MS);
  pruning.unref();

  return {
    list: async ({ projectId }) => {
      const all = here.list(projectId, Date.now());
      const readers = new Set((await listNamedReaders(database.read, all)).map((one) => one.member_id));
      return all.filter(({ member_id }) => readers.has(member_id));
    },
    receive: (memberId, seat, publication) => {
      const projectId = toProjectId(publication.topic);
      if (projectId === null)
        throw invalid([{ path: 'topic', message: 'Presence goes to a project: give a topic as project:1.' }]);
      const state = publication.type === 'presence.next' ? publication.payload : null;
      take({ project_id: projectId, member_id: memberId, seat, state });
    },
    leave: (memberId, seat, topic) => {
      const projectId = toProjectId(topic);
      if (projectId !== null) take({ project_id: projectId, member_id: memberId, seat, state: null });
    },
    hear: (message) => here.hear(message),
    stop: async () => {
      clearInterval(pruning);
      flush();
      await running;
    },
  };
}
