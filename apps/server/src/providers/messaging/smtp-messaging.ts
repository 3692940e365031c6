import { createTransport } from 'nodemailer';
import { type Mail, type MailSender, MessageRefusedError } from './messaging.ts';

/** How long a mail server may keep us waiting at each step. */
export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly greetMs: number;
  readonly silenceMs: number;
  /** For all of a mail, against a server that is never silent and never done. */
  readonly totalMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, greetMs: 10_000, silenceMs: 10_000, totalMs: 60_000 };
/** From here on a reply code of SMTP is a refusal for good (RFC 5321, 4.2.1). */
const FIRST_PERMANENT_REPLY = 500;

/**
 * Sends mail by SMTP.
 * @param smtpUrl `smtp://` or `smtps://` with user and password where the server wants them.
 * @param from the sender, as an address or `Name <address>`.
 */
export function createSmtpMessaging(
  smtpUrl: string,
  from: string,
  timeouts: SmtpTimeouts = TIMEOUTS,
): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetMs,
    socketTimeout: timeouts.silenceMs,
    dnsTimeout: timeouts.connectMs,
    // Nothing of a message may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendMail({ to, subject, text, reference }: Mail) {
      try {
        // As an object, the address is one recipient whatever commas it holds.
        const recipient = { name: '', address: to };
        const sending = transport.sendMail({
          from,
          to: recipient,
          subject: toOneLine(subject),
          text,
          ...(reference === undefined ? {} : { messageId: `<${reference}@${toDomain(from)}>` }),
        });
        await within(timeouts.totalMs, sending);
      } catch (cause) {
        throw toRefusal(cause);
      }
    },
    close: () => transport.close(),
  };
}

/** The domain of a sender such as `Name <post@example.org>`. */
function toDomain(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

/** Names of people and projects end up in subjects: no line ends, no control characters. */
function toOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server took longer than ${ms} ms.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function toRefusal(cause: unknown): MessageRefusedError {
  const { message = 'unknown', responseCode } = cause as { message?: string; responseCode?: number };
  return new MessageRefusedError(message, (responseCode ?? 0) >= FIRST_PERMANENT_REPLY, cause);
}
