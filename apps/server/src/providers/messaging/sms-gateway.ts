import { MessageRefusedError, type SmsSender } from './messaging.ts';

export interface SmsGatewayOptions {
  /** Where texts are posted. */
  readonly url: string;
  /** Sent as the bearer. */
  readonly token: string;
  /** The sender people see; null leaves it to the gateway. */
  readonly from: string | null;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Refusals that may be none a moment later: request timeout, too early, too many. */
const PASSING = [408, 425, 429];

/**
 * Sends texts through an HTTPS gateway: `POST {to, text, from?, reference}` as JSON with a bearer token. Any 2xx
 * means taken; other 4xx are refusals for good, all else passes.
 */
export function createSmsGateway({ url, token, from, timeoutMs = TIMEOUT_MS }: SmsGatewayOptions): SmsSender {
  const closing = new AbortController();
  return {
    async sendSms({ to, text, reference }) {
      const response = await post({ to, text, ...(from === null ? {} : { from }), reference });
      // What else the gateway says is of no use here, and may be long.
      await response.body?.cancel();
      if (response.ok) return;
      const isFinal = response.status >= 400 && response.status < 500 && !PASSING.includes(response.status);
      throw new MessageRefusedError(`The SMS gateway answered ${response.status}.`, isFinal, undefined);
    },
    close: () => closing.abort(),
  };

  async function post(body: object): Promise<Response> {
    try {
      return await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        // The token goes to nobody but who was configured.
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal]),
      });
    } catch (cause) {
      const { name = '', message = 'unknown' } = cause as Partial<Error>;
      const text = name === 'TimeoutError' ? `The SMS gateway took longer than ${timeoutMs} ms.` : message;
      throw new MessageRefusedError(text, false, cause);
    }
  }
}
