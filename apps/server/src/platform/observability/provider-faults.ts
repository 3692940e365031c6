import type { FailingProvider } from '@waypost/contract';
import type { Logger } from './logger.ts';

/** Third parties that a request may have to wait for. */
export type Provider =
  | 'geocoder'
  | 'weather'
  | 'messaging'
  | 'identity'
  | 'payments'
  | 'imagery'
  | 'language_model'
  | 'radar'
  | 'nats';

/**
 * Logs providers that are down: one warning per minute for each, with the number of failed requests. A line with a
 * stack for every request would repeat itself a thousand times, and bury the server's own errors.
 */
export interface ProviderFaults {
  /** Providers that failed since the start of the process, the last failure first. */
  list(): FailingProvider[];
  /** @param cause what went wrong; absent for a request that was not even sent because of those before it. */
  note(provider: Provider, cause?: unknown): void;
  /** Logs the failures counted so far. */
  stop(): void;
}

const MINUTE_MS = 60_000;
const MAX_REASON = 200;

interface Minute {
  failed: number;
  reason: string | null;
  timer: NodeJS.Timeout;
}

/** An error's message with that of its cause, on one line: `fetch failed: connect ECONNREFUSED 127.0.0.1:1`. */
function toReason(cause: unknown): string {
  const messages: string[] = [];
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code } = error as { code?: unknown };
    messages.push(error.message || String(code ?? error.name));
  }
  const text = messages.length === 0 ? String(cause) : messages.join(': ');
  return text.replaceAll(/\s+/g, ' ').slice(0, MAX_REASON);
}

/** Logs the first failure at once and then counts for a minute at a time, until a minute passes without any. */
export function createProviderFaults(log: Pick<Logger, 'warn'>): ProviderFaults {
  const minutes = new Map<Provider, Minute>();
  const failing = new Map<Provider, FailingProvider>();
  const count = (provider: Provider, reason: string | null) => {
    const before = failing.get(provider);
    failing.set(provider, {
      provider,
      failed_requests: (before?.failed_requests ?? 0) + 1,
      last_failed_at: new Date().toISOString(),
      // A request that was not even sent fails for the reason of those before it.
      reason: reason ?? before?.reason ?? null,
    });
  };
  const tell = (provider: Provider, failed_requests: number, reason: string | null) =>
    log.warn({ provider, failed_requests, reason }, 'a provider does not answer as it should');
  const open = (provider: Provider) => {
    const timer = setTimeout(() => {
      const { failed, reason } = minutes.get(provider) ?? { failed: 0, reason: null };
      minutes.delete(provider);
      if (failed === 0) return;
      tell(provider, failed, reason);
      open(provider);
    }, MINUTE_MS).unref();
    minutes.set(provider, { failed: 0, reason: null, timer });
  };
  return {
    note(provider, cause) {
      const reason = cause === undefined ? null : toReason(cause);
      count(provider, reason);
      const minute = minutes.get(provider);
      if (minute === undefined) {
        tell(provider, 1, reason);
        open(provider);
        return;
      }
      minute.failed += 1;
      minute.reason ??= reason;
    },
    list: () =>
      [...failing.values()].sort((one, other) => (one.last_failed_at < other.last_failed_at ? 1 : -1)),
    stop() {
      for (const [provider, { failed, reason, timer }] of minutes) {
        clearTimeout(timer);
        if (failed > 0) tell(provider, failed, reason);
      }
      minutes.clear();
    },
  };
}
