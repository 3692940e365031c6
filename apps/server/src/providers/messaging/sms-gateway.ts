import { MessageRefusedError, type SmsSender } from './messaging.ts';

export interface SmsGatewayOptions {
  /** URL for sending texts. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
  /** The sender shown to recipients; null leaves it to the gateway. */
  readonly from: string | null;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Client errors that may be temporary: request timeout, too early, too many requests. */
const PASSING = [408, 425, 429];

/**
 * Sends texts through an HTTPS gateway: `POST {to, text, from?, reference}` as JSON with a bearer token. Any 2xx means
 * accepted; other 4xx are final refusals, and everything else is temporary.
 */
export function createSmsGateway({ url, token, from, timeoutMs = TIMEOUT_MS }: SmsGatewayOptions): SmsSender {
  const closing = new AbortController();
  return {
    async sendSms({ to, text, reference }) {
      const response = await post({ to, text, ...(from === null ? {} : { from }), reference });
      // The rest of the gateway's response is not used, and may be long.
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
        // The token is sent only to the configured host.
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
