import {
  EVENT_PAYLOADS,
  type EventPayload,
  type EventType,
  type LoggedEvent,
  type Topic,
} from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import { plannedOnce, plannedOnceAhead } from '../db/driver/planned-once.ts';
import { gather } from './bells/outbox.ts';

/** The channel on which a commit notifies all server processes that a topic's log grew. */
export const EVENT_CHANNEL = 'waypost_event';

export interface NewEvent<T extends EventType> {
  readonly topic: Topic;
  readonly type: T;
  readonly payload: EventPayload<T>;
  readonly memberId: number | null;
}

/**
 * Appends an event in the transaction of the change that it describes. The counter's row stays locked until commit, so
 * that a reader never skips a late commit: append last, and commit soon.
 */
export async function appendEvent<T extends EventType>(tx: Tx, event: NewEvent<T>): Promise<void> {
  const isGathered = gather(tx, { channel: EVENT_CHANNEL, payload: event.topic });
  const told = isGathered ? sql`` : sql`pg_notify(${EVENT_CHANNEL}, ${event.topic})`;
  const payload = JSON.stringify(EVENT_PAYLOADS[event.type].parse(event.payload));
  await sql`
    ${plannedOnceAhead}
    with counter as (
      insert into event_counters (topic, seq) values (${event.topic}, 1)
      on conflict (topic) do update set seq = event_counters.seq + 1
      returning seq
    ), logged as (
      insert into events (topic, seq, type, payload, member_id)
      select ${event.topic}, seq, ${event.type}, ${payload}::jsonb, ${event.memberId} from counter
      returning seq
    )
    select ${told} from logged`.execute(tx);
}

/** The last `seq` of a topic; 0 if it has no events. */
export async function getLastSeq(db: Reader, topic: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    ${plannedOnce}
    select seq from event_counters where topic = ${topic}`.execute(db);
  return rows[0]?.seq ?? 0;
}

/** So many events at most are sent again to whoever comes: what they say is read as a whole then anyway. */
const MAX_RECENT = 500;
/** What a screen has read earlier, it reads again when it opens. */
const RECENT_MS = 30_000;

/**
 * The last `seq` of a topic before its events of the last `withinMs`, of 30 s at most; null if there were none in that
 * time.
 */
export async function getSeqBefore(db: Reader, topic: string, withinMs: number): Promise<number | null> {
  const { rows } = await sql<{ seq: number | null }>`
    with newest as (
      select seq, created_at from events where topic = ${topic} order by seq desc limit ${MAX_RECENT}
    )
    select min(seq) - 1 as seq from newest
    where created_at > clock_timestamp() - ${Math.min(withinMs, RECENT_MS)}::float8 * interval '1 millisecond'`.execute(
    db,
  );
  return rows[0]?.seq ?? null;
}

/**
 * The events of a topic after `seq`, oldest first, at most `limit`. Planned, also so that they do not wait for a connection
 * while writes, which wait for the topic's counter, have all of them.
 */
export async function listEventsAfter(
  db: Reader,
  topic: string,
  seq: number,
  limit: number,
): Promise<LoggedEvent[]> {
  const { rows } = await sql<{
    seq: number;
    type: EventType;
    payload: EventPayload<EventType>;
    member_id: number | null;
    created_at: Date;
  }>`
    ${plannedOnce}
    select seq, type, payload, member_id, created_at from events
    where topic = ${topic} and seq > ${seq} order by seq limit ${limit}`.execute(db);
  return rows.map(({ created_at, ...row }) => ({
    topic: topic as Topic,
    ...row,
    created_at: created_at.toISOString(),
  }));
}
