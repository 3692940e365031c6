/** A plain text message to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Identifies the message in later reports of the provider. */
  readonly reference?: string;
}

/** A short text to one phone, whose number is `+` and digits. */
export interface Sms {
  readonly to: string;
  readonly text: string;
  /** Identifies the message in later reports of the provider. */
  readonly reference: string;
}

/** Passes mails to a mail server. */
export interface MailSender {
  /** Resolves once a mail server accepted the mail. @throws MessageRefusedError. */
  sendMail(mail: Mail): Promise<void>;
  close(): void;
}

/** Passes texts to an SMS gateway. */
export interface SmsSender {
  /** Resolves once the gateway accepted the text. @throws MessageRefusedError. */
  sendSms(sms: Sms): Promise<void>;
  close(): void;
}

/** The ways to send messages; what cannot be sent is kept for administrators to pass on. */
export interface Messaging extends MailSender, SmsSender {
  readonly canMail: boolean;
  readonly canSms: boolean;
}

/** A message was not accepted; `isFinal` if a retry would fail too. */
export class MessageRefusedError extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.name = 'MessageRefusedError';
    this.isFinal = isFinal;
  }
}

const refuse = (what: string) =>
  Promise.reject(new MessageRefusedError(`No ${what} is configured.`, true, undefined));

/** Creates messaging from the configuration; null: not configured. */
export function createMessaging(mail: MailSender | null, sms: SmsSender | null): Messaging {
  return {
    canMail: mail !== null,
    canSms: sms !== null,
    sendMail: (message) => mail?.sendMail(message) ?? refuse('mail server'),
    sendSms: (message) => sms?.sendSms(message) ?? refuse('SMS gateway'),
    close: () => {
      mail?.close();
      sms?.close();
    },
  };
}
