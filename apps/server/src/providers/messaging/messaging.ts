/** A message of plain text to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How messages reach people. */
export interface Messaging {
  /** Whether mail goes out; without it messages are kept for administrators to pass on. */
  readonly canMail: boolean;
  /** Resolves once a mail server took the mail. @throws when none did; `isFinal` of MailRefusedError says not to try again. */
  sendMail(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server answered no; `isFinal` when it would answer no again. */
export class MailRefusedError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.name = 'MailRefusedError';
    this.isFinal = isFinal;
  }
}

/** Messaging with nothing configured: it sends nothing. */
export const noMessaging: Messaging = {
  canMail: false,
  sendMail: () => Promise.reject(new MailRefusedError('No mail server is configured.', true, undefined)),
  close: () => {},
};
