import { createTransport } from 'nodemailer';
import { type Mail, type MailSender, MessageRefusedError } from './messaging.ts';

/** Timeout of each step of a mail server. */
export interface SmtpTimeouts {
  readonly connectMs: number;
  readonly greetMs: number;
  readonly silenceMs: number;
  /** Timeout for a whole mail, against a server that keeps responding but never finishes. */
  readonly totalMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, greetMs: 10_000, silenceMs: 10_000, totalMs: 60_000 };
/** SMTP reply codes from here on are permanent (RFC 5321, 4.2.1). */
const FIRST_PERMANENT_REPLY = 500;

/**
 * Sends mail by SMTP.
 * @param smtpUrl `smtp://` or `smtps://`, with user and password if the server requires them.
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
    // A message must not refer to files or URLs to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendMail({ to, subject, text, reference }: Mail) {
      try {
        // As an object, the address is a single recipient whatever commas it contains.
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

/** Names of people and projects are used in subjects: line breaks and control characters are removed. */
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
