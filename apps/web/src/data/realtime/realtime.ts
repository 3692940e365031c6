import { SocketClient, type SocketState } from '@waypost/client';
import type { EphemeralMessage, LoggedEvent, Publication, Topic } from '@waypost/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { queryClient } from '../queries/query-client.ts';
import { getSession } from '../session/session.ts';
import { onUnreachable } from '../session/unreachable.ts';
import { invalidateByEvent } from './event-invalidation.ts';
import { showJobProgress } from './job-progress.ts';

/** `closed`: nobody is signed in. `offline`: the browser has no network. */
export type ConnectionState = 'live' | 'reconnecting' | 'offline' | 'closed';
export type EventHandler = (event: LoggedEvent) => void;

const REFRESH_PAUSE_MS = 3_000;
const FALLBACK_POLL_MS = 15_000;
const LINGER_MS = 2_000;
/** A channel that may be lost has this long to answer; the sign beside the name follows. */
const SUSPECT_MS = 2_000;

const handlers = new Map<Topic, Set<EventHandler>>();
const wanted = new Map<Topic, number>();
const stateListeners = new Set<() => void>();
let socketState: SocketState = 'closed';
let wasLive = false;
let client: SocketClient | null = null;

function notifyState(): void {
  for (const listener of stateListeners) listener();
}

function onState(state: SocketState): void {
  socketState = state;
  if (state === 'live') {
    // Of a long time without a channel, one reading is less than all events.
    if (wasLive) void queryClient.invalidateQueries();
    wasLive = true;
  }
  if (state === 'closed') wasLive = false;
  notifyState();
}

function onEvent(event: LoggedEvent): void {
  invalidateByEvent(queryClient, event);
  for (const handler of handlers.get(event.topic) ?? []) handler(event);
}

/** Called with what is in no log, by code that is loaded later. */
export const ephemeralHandlers = new Set<(message: EphemeralMessage) => void>();

/** Called with the id of a publication that was taken or refused, by code that is loaded later. */
export const answerHandlers = new Set<(id: string, isTaken: boolean) => void>();

function onEphemeral(message: EphemeralMessage): void {
  if (message.type === 'job.progressed') showJobProgress(queryClient, message.payload);
  for (const handler of ephemeralHandlers) handler(message);
}

/** Sends a message to those who listen to a wanted topic. @returns whether the channel is open to take it. */
export function publish(message: Publication): boolean {
  return client?.publish(message) ?? false;
}

/** The socket gives up on null, so a transient failure is retried here. */
async function refreshPatiently(refused: string): Promise<string | null> {
  for (;;) {
    const token = await getSession().refresh(refused);
    if (token !== null || !getSession().isSignedIn()) return token;
    await new Promise((resolve) => setTimeout(resolve, REFRESH_PAUSE_MS));
  }
}

/** A socket may take minutes to notice; with a local server it continues to work. */
function askWhetherAlive(): void {
  client?.check(SUSPECT_MS);
}

function reopen(): void {
  client?.reopen();
}

function getClient(): SocketClient {
  client ??= new SocketClient({
    url: location.origin.replace(/^http/, 'ws'),
    getAccessToken: () => getSession().getAccessToken(),
    refresh: refreshPatiently,
    onEvent,
    onEphemeral,
    onAnswer: (id, isTaken) => {
      for (const handler of answerHandlers) handler(id, isTaken);
    },
    getAge: () => performance.now(),
    onMissed: () => void queryClient.invalidateQueries({ queryKey: ['beacons'] }),
    onState,
    onLost: () => void queryClient.invalidateQueries(),
  });
  // Adding the listener again has no effect.
  window.addEventListener('offline', askWhetherAlive);
  window.addEventListener('online', reopen);
  onUnreachable(askWhetherAlive);
  return client;
}

/** Opens the live channel for the signed-in member; has no effect if it is open. */
export function openRealtime(): void {
  getClient().open();
}

/** Closes the live channel and clears its topics, at sign-out. */
export function closeRealtime(): void {
  client?.close();
  client = null;
  wanted.clear();
}

function want(topic: Topic): () => void {
  const count = wanted.get(topic) ?? 0;
  wanted.set(topic, count + 1);
  if (count <= 0) getClient().subscribe(topic);
  return () => {
    const left = (wanted.get(topic) ?? 1) - 1;
    wanted.set(topic, left);
    if (left > 0) return;
    // Navigation must not lose events between two screens.
    setTimeout(() => {
      if (wanted.get(topic) !== 0) return;
      wanted.delete(topic);
      client?.unsubscribe(topic);
    }, LINGER_MS);
  };
}

/** Subscribes to topics while mounted; their events invalidate queries, and call `handler` if given. */
export function useTopics(topics: readonly Topic[], handler?: EventHandler): void {
  const onTopicEvent = useEffectEvent((event: LoggedEvent) => handler?.(event));
  const key = topics.join(' ');
  useEffect(() => {
    const list = key === '' ? [] : (key.split(' ') as Topic[]);
    const listener: EventHandler = (event) => onTopicEvent(event);
    const stops = list.map((topic) => {
      const ofTopic = handlers.get(topic) ?? new Set();
      handlers.set(topic, ofTopic.add(listener));
      return want(topic);
    });
    return () => {
      for (const topic of list) handlers.get(topic)?.delete(listener);
      for (const stop of stops) stop();
    };
  }, [key]);
}

export function getConnectionState(): ConnectionState {
  if (socketState === 'closed' || socketState === 'live') return socketState;
  return navigator.onLine ? 'reconnecting' : 'offline';
}

/** Calls `listener` when the state of the live channel may have changed. */
export function subscribeConnection(listener: () => void): () => void {
  stateListeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    stateListeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The state of the live channel. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, getConnectionState);
}

/** `refetchInterval` of queries that events keep current: polls only while the socket is down. */
export function useFallbackInterval(): number | false {
  return useConnectionState() === 'live' ? false : FALLBACK_POLL_MS;
}
