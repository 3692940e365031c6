import {
  type ClientMessage,
  clientMessage,
  ERRORS,
  type ErrorCode,
  type EventType,
  type Publication,
  type ServerMessage,
  SOCKET_CLOSE,
  type Topic,
} from '@waypost/contract';
import type { WebSocket } from 'ws';
import { type Hearing, isHeard } from '../../access/can-hear.ts';
import { AppError } from '../app-error.ts';
import type { EventHub, Subscription } from './event-hub.ts';

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
  /** Takes what a member publishes to a topic that they hear. @throws AppError if it cannot be. */
  publish(memberId: number, publication: Publication): void;
}

interface HeardTopic {
  readonly subscription: Subscription;
  hearing: Hearing;
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
/** Events about roles: their receiver may have lost a topic, and is rechecked at once. */
const ROLE_EVENTS: ReadonlySet<EventType> = new Set([
  'project_member.changed',
  'organization_member.changed',
]);

/** One socket from its first message to its close. */
export class SocketSession {
  readonly #socket: WebSocket;
  readonly #dependencies: SocketDependencies;
  readonly #subscriptions = new Map<Topic, HeardTopic>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #memberId: number | null = null;
  #isEnded: () => boolean = () => false;
  /** Closes the socket when its token expires; a newer token extends it. */
  #expiry: ReturnType<typeof setTimeout> | null = null;
  /** Topics of which ephemeral messages were left out. */
  readonly #missed = new Set<Topic>();
  #messages = 0;
  #windowStartMs = Date.now();
  /** Messages are handled sequentially, so that `unsub` never overtakes its `sub`. */
  #queue: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, dependencies: SocketDependencies) {
    this.#socket = socket;
    this.#dependencies = dependencies;
    this.#after(AUTH_TIMEOUT_MS, () => {
      if (this.#memberId === null) socket.close(SOCKET_CLOSE.notAuthenticated);
    });
    socket.on('message', (data) => {
      if (this.#isFlooding()) {
        socket.close(SOCKET_CLOSE.flooding);
        return;
      }
      this.#queue = this.#queue.then(() => this.#receive(String(data)));
    });
    socket.on('close', () => this.#end());
  }

  /**
   * Ends subscriptions whose right was lost, or the socket if its session was revoked; called when either may have
   * changed.
   */
  async recheck(): Promise<void> {
    if (this.#isEnded()) {
      this.#socket.close(SOCKET_CLOSE.tokenExpired);
      return;
    }
    const topics = [...this.#subscriptions.keys()];
    if (this.#memberId === null || topics.length === 0) return;
    const hearable = await this.#dependencies.listHearable(this.#memberId, topics);
    for (const topic of topics) {
      const hearing = hearable.get(topic);
      const heard = this.#subscriptions.get(topic);
      if (hearing !== undefined && heard !== undefined) heard.hearing = hearing;
      if (hearing !== undefined) continue;
      this.#unsubscribe(topic);
      this.#send({ action: 'unsubscribed', topic, reason: 'lost' });
    }
  }

  /** Rechecks after an event; if that fails, the next periodic check makes up for it. */
  #recheckNow(): void {
    this.recheck().catch(() => {});
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
      const code = error instanceof AppError ? error.code : 'internal';
      this.#sendError(
        'id' in message ? message.id : null,
        code,
        error instanceof AppError ? error.detail : undefined,
      );
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
        await this.#subscribe(this.#memberId, message.topic as Topic, message.seq ?? null);
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
        this.#dependencies.publish(this.#memberId, message);
        this.#send({ action: 'result', id: message.id, ok: true });
        return;
    }
  }

  async #authenticate(accessToken: string): Promise<void> {
    const principal = await this.#dependencies.verify(accessToken);
    if (this.#memberId !== null && this.#memberId !== principal.memberId) throw new AppError('token_invalid');
    this.#memberId = principal.memberId;
    this.#isEnded = principal.isEnded;
    this.#cancel(this.#expiry);
    this.#expiry = this.#after(principal.expiresAtMs - Date.now(), () =>
      this.#socket.close(SOCKET_CLOSE.tokenExpired),
    );
  }

  async #subscribe(memberId: number, topic: Topic, after: number | null): Promise<void> {
    if (this.#subscriptions.has(topic)) return;
    if (this.#subscriptions.size >= MAX_TOPICS) throw new AppError('too_many_requests');
    const hearing = (await this.#dependencies.listHearable(memberId, [topic])).get(topic);
    if (hearing === undefined) throw new AppError('not_found');
    const subscription = await this.#dependencies.hub.subscribe(topic, after, {
      onReady: (seq) => this.#send({ action: 'subscribed', topic, seq }),
      onEvent: (event) => {
        if (!isHeard(this.#subscriptions.get(topic)?.hearing ?? hearing, event.type)) return;
        this.#send({ action: 'event', ...event });
        if (ROLE_EVENTS.has(event.type)) this.#recheckNow();
      },
      onEphemeral: (frame) => {
        if ((this.#subscriptions.get(topic)?.hearing ?? hearing) === 'all') this.#pass(topic, frame);
      },
    });
    // The socket may have closed while the log was read.
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#subscriptions.set(topic, { subscription, hearing });
    else subscription.close();
  }

  #unsubscribe(topic: Topic): void {
    this.#subscriptions.get(topic)?.subscription.close();
    this.#subscriptions.delete(topic);
  }

  #pass(topic: Topic, frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount <= MAX_EPHEMERAL_BYTES) {
      this.#socket.send(frame, { binary: false });
      return;
    }
    if (this.#missed.size === 0) this.#after(CATCH_UP_MS, () => this.#tellMissed());
    this.#missed.add(topic);
  }

  #tellMissed(): void {
    if (this.#socket.bufferedAmount > MAX_EPHEMERAL_BYTES) {
      this.#after(CATCH_UP_MS, () => this.#tellMissed());
      return;
    }
    for (const topic of this.#missed) this.#send({ action: 'missed', topic });
    this.#missed.clear();
  }

  #send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(JSON.stringify(message));
  }

  #sendError(id: string | null, code: ErrorCode, detail: string = ERRORS[code].detail): void {
    this.#send({ action: 'error', id, code, detail });
  }

  #isFlooding(): boolean {
    const now = Date.now();
    if (now - this.#windowStartMs > FLOOD_WINDOW_MS) {
      this.#windowStartMs = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    return this.#messages > MAX_MESSAGES;
  }

  #after(ms: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }

  #cancel(timer: ReturnType<typeof setTimeout> | null): void {
    if (timer === null) return;
    clearTimeout(timer);
    this.#timers.delete(timer);
  }

  #end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const { subscription } of this.#subscriptions.values()) subscription.close();
    this.#subscriptions.clear();
  }
}
