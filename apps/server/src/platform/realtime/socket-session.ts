import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  type ClientMessage,
  clientMessage,
  ERRORS,
  type ErrorCode,
  type LoggedEvent,
  type Publication,
  type ServerMessage,
  SOCKET_CLOSE,
  type Topic,
} from '@waypost/contract';
import type { WebSocket } from 'ws';
import { type Hearing, isHeard } from '../../access/can-hear.ts';
import { AppError } from '../app-error.ts';
import { toPieces } from './event-frames.ts';
import type { EventHub, Known, Subscription, TopicListener } from './event-hub.ts';

/** A verified access token: its subject and expiry. */
export interface SocketPrincipal {
  readonly memberId: number;
  readonly expiresAtMs: number;
  /** Whether its session has been revoked since. */
  isEnded(): boolean;
}

export interface SocketDependencies {
  readonly hub: EventHub;
  /** @throws AppError for an invalid token. */
  verify(accessToken: string): SocketPrincipal | Promise<SocketPrincipal>;
  /** The topics that a member may subscribe to now, and how much of each they hear. */
  listHearable(memberId: number, topics: readonly Topic[]): Promise<ReadonlyMap<Topic, Hearing>>;
  /**
   * Takes what a member publishes to a topic that they hear; resolves once it is kept.
   * @param seat tells their sockets apart.
   * @throws AppError if it cannot be.
   */
  publish(memberId: number, seat: string, publication: Publication): Promise<void>;
  /** A socket no longer listens to a topic: the member, the socket, the topic. */
  leave(memberId: number, seat: string, topic: Topic): void;
}

const heardByGuests = new WeakMap<readonly LoggedEvent[], readonly LoggedEvent[]>();

/** Those of some events that guests hear: the same array for all of them, so that it is written once. */
function toHeardByGuests(events: readonly LoggedEvent[]): readonly LoggedEvent[] {
  const known = heardByGuests.get(events);
  if (known !== undefined) return known;
  const heard = events.filter(({ type }) => isHeard('guest', type));
  heardByGuests.set(events, heard);
  return heard;
}

/** What a socket has of a topic that it listens to. One object, since there are as many as sockets and topics. */
class HeardTopic implements TopicListener {
  readonly topic: Topic;
  hearing: Hearing;
  subscription: Subscription | null = null;
  readonly #to: Hears;

  constructor(topic: Topic, hearing: Hearing, to: Hears) {
    this.topic = topic;
    this.hearing = hearing;
    this.#to = to;
  }

  onReady(seq: number): void {
    this.#to.tell({ action: 'subscribed', topic: this.topic, seq });
  }

  onEvents(events: readonly LoggedEvent[]): void {
    this.#to.pass(this.hearing === 'all' ? events : toHeardByGuests(events));
  }

  onEphemeral(frames: readonly Buffer[]): void {
    if (this.hearing === 'all') this.#to.passFrames(this.topic, frames);
  }
}

/** What a topic is heard by. */
interface Hears {
  tell(message: ServerMessage): void;
  pass(events: readonly LoggedEvent[]): void;
  passFrames(topic: Topic, frames: readonly Buffer[]): void;
}

const MAX_TOPICS = 500;
const AUTH_TIMEOUT_MS = 10_000;
/** A client this far behind is disconnected; it reconnects and catches up. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
/** A client this far behind gets no ephemeral messages until it has caught up, and is told of it. */
const MAX_EPHEMERAL_BYTES = 256 * 1024;
const CATCH_UP_MS = 500;
const MAX_MESSAGES = 1_200;
const FLOOD_WINDOW_MS = 60_000;
/** Positions of one socket in that time, and as many states of its page: five a second. */
const MAX_PUBLICATIONS = 300;
/** Whether an event is about the role of a member, who may have lost a topic, and is rechecked at once. */
function isRoleOf({ type, payload }: LoggedEvent, memberId: number | null): boolean {
  const isRole = type === 'project_member.changed' || type === 'organization_member.changed';
  return isRole && 'member_id' in payload && payload.member_id === memberId;
}

/** One socket from its first message to its close. */
export class SocketSession implements Hears {
  readonly #socket: WebSocket;
  readonly #connection: Pick<Socket, 'cork' | 'uncork' | 'write'>;
  readonly #dependencies: SocketDependencies;
  readonly #subscriptions = new Map<Topic, HeardTopic>();
  #memberId: number | null = null;
  /** What it was authenticated with: the same object for all sockets of a token. */
  #principal: SocketPrincipal | null = null;
  readonly #sinceMs = Date.now();
  /** Topics of which ephemeral messages were left out. */
  #missed: Set<Topic> | null = null;
  #catchUp: ReturnType<typeof setTimeout> | null = null;
  /** Made with the first publication: most sockets only listen. */
  #seat: string | null = null;
  #messages = 0;
  #positions = 0;
  #states = 0;
  #windowStartMs = Date.now();
  /** Messages are handled sequentially, so that `unsub` never overtakes its `sub`; null: none is being handled. */
  #queue: Promise<void> | null = null;

  /** @param connection what carries the socket. */
  constructor(
    socket: WebSocket,
    connection: Pick<Socket, 'cork' | 'uncork' | 'write'>,
    dependencies: SocketDependencies,
  ) {
    this.#socket = socket;
    this.#connection = connection;
    this.#dependencies = dependencies;
  }

  /** Takes what its socket received. */
  receive(text: string): void {
    // While it closes, which the other side may put off, it is heard no more.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#isFlooding()) {
      this.#socket.close(SOCKET_CLOSE.flooding);
      return;
    }
    const received = this.#queue === null ? this.#receive(text) : this.#queue.then(() => this.#receive(text));
    this.#queue = received;
    void received.then(() => {
      if (this.#queue === received) this.#queue = null;
    });
  }

  /** Closes the socket if it was not authenticated in time, or its token has expired; called every moment. */
  closeInTime(now: number): void {
    if (this.#principal === null) {
      if (now - this.#sinceMs >= AUTH_TIMEOUT_MS) this.#socket.close(SOCKET_CLOSE.notAuthenticated);
    } else if (now >= this.#principal.expiresAtMs) this.#socket.close(SOCKET_CLOSE.tokenExpired);
  }

  /** Whom it listens for; null before it is authenticated. */
  get memberId(): number | null {
    return this.#memberId;
  }

  /** What it listens to now. */
  listTopics(): readonly Topic[] {
    return [...this.#subscriptions.keys()];
  }

  /** Closes the socket if its session was revoked. @returns whether it was. */
  closeIfEnded(): boolean {
    if (this.#principal?.isEnded() !== true) return false;
    this.#socket.close(SOCKET_CLOSE.tokenExpired);
    return true;
  }

  /** Ends subscriptions whose right was lost. @param topics what was asked for: what came since is not touched. */
  keepHearable(topics: readonly Topic[], hearable: ReadonlyMap<Topic, Hearing>): void {
    for (const topic of topics) {
      const hearing = hearable.get(topic);
      const heard = this.#subscriptions.get(topic);
      if (hearing !== undefined && heard !== undefined) heard.hearing = hearing;
      if (hearing !== undefined || heard === undefined) continue;
      this.#unsubscribe(topic);
      this.#send({ action: 'unsubscribed', topic, reason: 'lost' });
    }
  }

  async #recheck(): Promise<void> {
    const topics = this.listTopics();
    if (this.closeIfEnded() || this.#memberId === null || topics.length === 0) return;
    this.keepHearable(topics, await this.#dependencies.listHearable(this.#memberId, topics));
  }

  /** Rechecks after an event; if that fails, the next periodic check makes up for it. */
  #recheckNow(): void {
    this.#recheck().catch(() => {});
  }

  async #receive(text: string): Promise<void> {
    let message: ClientMessage;
    try {
      message = clientMessage.parse(JSON.parse(text));
    } catch {
      this.#sendError(null, 'validation_failed');
      if (this.#memberId === null) this.#socket.close(SOCKET_CLOSE.notAuthenticated);
      return;
    }
    try {
      await this.#handle(message);
    } catch (error) {
      const code = this.#sendFault('id' in message ? message.id : null, error);
      if (this.#memberId === null) {
        this.#socket.close(
          code === 'token_expired' ? SOCKET_CLOSE.tokenExpired : SOCKET_CLOSE.notAuthenticated,
        );
      }
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.action === 'rpc' && message.method === 'auth') {
      await this.#authenticate(message.params.access_token);
      this.#send({ action: 'result', id: message.id, ok: true });
      return;
    }
    if (this.#memberId === null) throw new AppError('unauthorized');
    switch (message.action) {
      case 'rpc':
        this.#send({ action: 'result', id: message.id, ok: true });
        return;
      case 'sub':
        await this.#subscribe(this.#memberId, message.topic as Topic, {
          seq: message.seq ?? null,
          withinMs: message.within_ms ?? null,
        });
        return;
      case 'unsub':
        this.#unsubscribe(message.topic as Topic);
        this.#send({ action: 'unsubscribed', topic: message.topic, reason: 'asked' });
        return;
      case 'pub':
        if (this.#subscriptions.get(message.topic as Topic)?.hearing !== 'all')
          throw new AppError('not_found', {
            detail: 'Subscribe to the topic first, if it is yours to hear.',
          });
        this.#count(message);
        this.#seat ??= randomUUID();
        // Not awaited: it is answered when it is kept, and what comes after it does not wait for that.
        this.#dependencies.publish(this.#memberId, this.#seat, message).then(
          () => this.#send({ action: 'result', id: message.id, ok: true }),
          (error: unknown) => this.#sendFault(message.id, error),
        );
        return;
    }
  }

  #count({ type }: Publication): void {
    const isPosition = type === 'beacon.next' || type === 'beacon.close';
    if (isPosition) this.#positions += 1;
    else this.#states += 1;
    if ((isPosition ? this.#positions : this.#states) > MAX_PUBLICATIONS)
      throw new AppError('too_many_requests', {
        detail: `Send at most ${MAX_PUBLICATIONS} ${isPosition ? 'positions' : 'states'} a minute.`,
      });
  }

  async #authenticate(accessToken: string): Promise<void> {
    const principal = await this.#dependencies.verify(accessToken);
    if (this.#memberId !== null && this.#memberId !== principal.memberId) throw new AppError('token_invalid');
    this.#memberId = principal.memberId;
    this.#principal = principal;
  }

  async #subscribe(memberId: number, topic: Topic, from: Known): Promise<void> {
    if (this.#subscriptions.has(topic)) return;
    if (this.#subscriptions.size >= MAX_TOPICS) throw new AppError('too_many_requests');
    const hearing = (await this.#dependencies.listHearable(memberId, [topic])).get(topic);
    if (hearing === undefined) throw new AppError('not_found');
    const heard = new HeardTopic(topic, hearing, this);
    const subscription = await this.#dependencies.hub.subscribe(topic, from, heard);
    heard.subscription = subscription;
    // The socket may have closed while the log was read.
    if (this.#socket.readyState === this.#socket.OPEN) this.#subscriptions.set(topic, heard);
    else subscription.close();
  }

  #unsubscribe(topic: Topic): void {
    const heard = this.#subscriptions.get(topic);
    if (heard === undefined) return;
    heard.subscription?.close();
    this.#subscriptions.delete(topic);
    // Whoever published nothing is nowhere.
    if (this.#memberId !== null && this.#seat !== null)
      this.#dependencies.leave(this.#memberId, this.#seat, topic);
  }

  tell(message: ServerMessage): void {
    this.#send(message);
  }

  pass(events: readonly LoggedEvent[]): void {
    for (const piece of toPieces(events)) {
      if (!this.#maySend()) return;
      // Past the library, whose writes of a frame are two: nothing of it waits, since it neither compresses nor splits.
      this.#connection.write(piece);
    }
    if (events.some((event) => isRoleOf(event, this.#memberId))) this.#recheckNow();
  }

  passFrames(topic: Topic, frames: readonly Buffer[]): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount <= MAX_EPHEMERAL_BYTES) {
      // One write for all of them.
      this.#connection.cork();
      for (const frame of frames) this.#socket.send(frame, { binary: false });
      this.#connection.uncork();
      return;
    }
    this.#missed ??= new Set();
    this.#missed.add(topic);
    this.#catchUp ??= setTimeout(() => this.#tellMissed(), CATCH_UP_MS);
  }

  #tellMissed(): void {
    if (this.#socket.bufferedAmount > MAX_EPHEMERAL_BYTES) {
      this.#catchUp = setTimeout(() => this.#tellMissed(), CATCH_UP_MS);
      return;
    }
    this.#catchUp = null;
    for (const topic of this.#missed ?? []) this.#send({ action: 'missed', topic });
    this.#missed = null;
  }

  #send(message: ServerMessage): void {
    if (this.#maySend()) this.#socket.send(JSON.stringify(message));
  }

  #maySend(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= MAX_BUFFERED_BYTES) return true;
    this.#socket.terminate();
    return false;
  }

  /** @returns the code that was sent. */
  #sendFault(id: string | null, error: unknown): ErrorCode {
    const code = error instanceof AppError ? error.code : 'internal';
    this.#sendError(id, code, error instanceof AppError ? error.detail : undefined);
    return code;
  }

  #sendError(id: string | null, code: ErrorCode, detail: string = ERRORS[code].detail): void {
    this.#send({ action: 'error', id, code, detail });
  }

  #isFlooding(): boolean {
    const now = Date.now();
    if (now - this.#windowStartMs > FLOOD_WINDOW_MS) {
      this.#windowStartMs = now;
      this.#messages = 0;
      this.#positions = 0;
      this.#states = 0;
    }
    this.#messages += 1;
    return this.#messages > MAX_MESSAGES;
  }

  /** Ends what it listens to, once its socket is closed. */
  end(): void {
    if (this.#catchUp !== null) clearTimeout(this.#catchUp);
    for (const topic of this.#subscriptions.keys()) this.#unsubscribe(topic);
  }
}
