import {
  API_BASE,
  type ClientMessage,
  type EphemeralMessage,
  type LoggedEvent,
  type Publication,
  type ServerMessage,
  SOCKET_CLOSE,
  type Topic,
} from '@waypost/contract';

export type SocketState = 'connecting' | 'live' | 'offline' | 'closed';

export interface SocketOptions {
  /** Origin of the server with `ws:` or `wss:`. */
  readonly url: string;
  /** The current access token, or null when nobody is signed in. */
  getAccessToken(): string | null;
  /** Called when the server rejected the token or it expired; resolves when a new one is in place. */
  refresh(refused: string): Promise<string | null>;
  onEvent(event: LoggedEvent): void;
  /** A message of a wanted topic that is in no log: what was sent meanwhile is not made up for. */
  onEphemeral?(message: EphemeralMessage): void;
  /** A publication was taken or refused. */
  onAnswer?(id: string, isTaken: boolean): void;
  /** Such messages of a topic were left out: its state should be read again. */
  onMissed?(topic: Topic): void;
  onState?(state: SocketState): void;
  /** Access to a topic ended; it will not be requested again. */
  onLost?(topic: Topic): void;
  /** How old is what was read before a topic was wanted, in milliseconds: its events of that time come first. */
  getAge?(): number;
  /** Injected by tests; the platform’s own otherwise. */
  readonly createSocket?: (url: string) => WebSocket;
}

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** How often a quiet channel is pinged. */
const PING_EVERY_MS = 25_000;
/** A channel that sends nothing for so long after a ping counts as lost, whatever the platform reports. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * The live channel: one socket that authenticates with its first message, keeps the wanted topics subscribed,
 * reconnects by itself, and requests missed events by the last `seq` it saw.
 */
export class SocketClient {
  readonly #options: SocketOptions;
  /** Wanted topics, each with the last event seen (null: none yet). */
  readonly #topics = new Map<Topic, number | null>();
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #deadline: ReturnType<typeof setTimeout> | null = null;
  /** When the deadline ends, in milliseconds since 1970. */
  #dueAt = 0;
  /** The token with which the open socket authenticated. */
  #token = '';
  #failures = 0;
  #isSignedIn = false;
  #isClosed = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  /** Opens the channel; a no-op when it is open. */
  open(): void {
    this.#isClosed = false;
    if (this.#socket !== null || this.#retry !== null) return;
    const token = this.#options.getAccessToken();
    if (token === null) return;
    this.#options.onState?.('connecting');
    const create = this.#options.createSocket ?? ((url: string) => new WebSocket(url));
    const socket = create(`${this.#options.url}${API_BASE}/ws`);
    this.#socket = socket;
    this.#token = token;
    socket.onopen = () =>
      this.#send({ action: 'rpc', id: 'auth', method: 'auth', params: { access_token: token } });
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => void this.#onClose(event.code);
  }

  /** Pings the channel, and opens another if there is no response in time. */
  check(withinMs: number = ANSWER_WITHIN_MS): void {
    if (!this.#isSignedIn) return;
    const dueAt = Date.now() + withinMs;
    if (this.#deadline !== null && this.#dueAt <= dueAt) return;
    this.#clearDeadline();
    this.#dueAt = dueAt;
    this.#deadline = setTimeout(() => this.#abandon(), withinMs);
    this.#send({ action: 'rpc', id: 'ping', method: 'ping' });
  }

  /** Opens a lost channel at once instead of after its pause, as when the network is back. */
  reopen(): void {
    if (this.#isClosed || this.#isSignedIn) return;
    this.#failures = 0;
    // One that was opened without a network may never come to anything.
    if (this.#socket !== null) this.#abandon();
    this.#clearRetry();
    this.open();
  }

  /** Gives up the open socket. Closing a dead one can take a minute, and nothing that it sends meanwhile counts. */
  #abandon(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
    void this.#onClose(0);
  }

  /** Closes the channel until `open` is called. Topics are forgotten. */
  close(): void {
    this.#isClosed = true;
    this.#topics.clear();
    this.#clearRetry();
    this.#stopPulse();
    this.#socket?.close();
    this.#options.onState?.('closed');
  }

  /** Subscribes to a topic; `seq` is the last known event, so that those after it are sent too. */
  subscribe(topic: Topic, seq?: number): void {
    if (this.#topics.has(topic)) return;
    this.#topics.set(topic, seq ?? null);
    if (this.#isSignedIn) this.#sendSubscription(topic);
  }

  unsubscribe(topic: Topic): void {
    if (!this.#topics.delete(topic)) return;
    if (this.#isSignedIn) this.#send({ action: 'unsub', topic });
  }

  /** Sends a message to those who listen to a wanted topic. @returns whether the channel is open to take it. */
  publish(message: Publication): boolean {
    if (!this.#isSignedIn) return false;
    this.#send(message);
    return true;
  }

  #sendSubscription(topic: Topic): void {
    const seq = this.#topics.get(topic) ?? null;
    this.#send({
      action: 'sub',
      topic,
      ...(seq === null ? { within_ms: this.#options.getAge?.() } : { seq }),
    });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #clearRetry(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
  }

  #clearDeadline(): void {
    if (this.#deadline !== null) clearTimeout(this.#deadline);
    this.#deadline = null;
  }

  #stopPulse(): void {
    this.#clearDeadline();
    if (this.#pulse !== null) clearInterval(this.#pulse);
    this.#pulse = null;
  }

  #receive(message: ServerMessage): void {
    this.#clearDeadline();
    switch (message.action) {
      case 'result':
        if (message.id === 'auth') this.#onSignedIn();
        else this.#options.onAnswer?.(message.id, true);
        return;
      case 'subscribed':
        // What follows comes after this event.
        this.#advance(message.topic as Topic, message.seq);
        return;
      case 'unsubscribed':
        if (message.reason === 'lost' && this.#topics.delete(message.topic as Topic)) {
          this.#options.onLost?.(message.topic as Topic);
        }
        return;
      case 'event':
        if (this.#advance(message.topic as Topic, message.seq)) {
          this.#options.onEvent(message as unknown as LoggedEvent);
        }
        return;
      case 'ephemeral':
        if (this.#topics.has(message.topic as Topic)) {
          this.#options.onEphemeral?.(message as unknown as EphemeralMessage);
        }
        return;
      case 'missed':
        this.#options.onMissed?.(message.topic as Topic);
        return;
      case 'error':
        if (message.id !== null) this.#options.onAnswer?.(message.id, false);
        return;
    }
  }

  /** Advances a topic’s cursor; false when the event was seen before or the topic is no longer wanted. */
  #advance(topic: Topic, seq: number): boolean {
    if (!this.#topics.has(topic)) return false;
    const known = this.#topics.get(topic) ?? null;
    if (known !== null && seq <= known) return false;
    this.#topics.set(topic, seq);
    return true;
  }

  #onSignedIn(): void {
    this.#isSignedIn = true;
    this.#failures = 0;
    this.#pulse ??= setInterval(() => this.check(), PING_EVERY_MS);
    this.#options.onState?.('live');
    for (const topic of this.#topics.keys()) this.#sendSubscription(topic);
  }

  async #onClose(code: number): Promise<void> {
    const token = this.#token;
    this.#socket = null;
    this.#stopPulse();
    this.#isSignedIn = false;
    if (this.#isClosed) return;
    this.#options.onState?.('offline');
    const isTokenOver = code === SOCKET_CLOSE.tokenExpired || code === SOCKET_CLOSE.notAuthenticated;
    if (isTokenOver) await this.#options.refresh(token);
    // Without a new token the old one is kept while the network is down, and cleared when the session has ended.
    if (this.#options.getAccessToken() !== null) this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    if (this.#isClosed || this.#retry !== null) return;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, MAX_RETRY_MS);
    // The first attempt comes after 100 ms as specified; later ones are spread so that clients do not all reconnect at
    // once.
    const jittered = this.#failures === 0 ? delay : delay * (0.5 + Math.random() / 2);
    this.#failures += 1;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      this.open();
    }, jittered);
  }
}
