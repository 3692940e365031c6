/** A message of plain text to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Names the message in what its provider tells later. */
  readonly reference?: string;
}

/** A short text to one phone, whose number is `+` and digits. */
export interface Sms {
  readonly to: string;
  readonly text: string;
  /** Names the message in what its provider tells later. */
  readonly reference: string;
}

/** Takes mails to a mail server. */
export interface MailSender {
  /** Resolves once a mail server took the mail. @throws MessageRefusedError. */
  sendMail(mail: Mail): Promise<void>;
  close(): void;
}

/** Takes texts to an SMS gateway. */
export interface SmsSender {
  /** Resolves once the gateway took the text. @throws MessageRefusedError. */
  sendSms(sms: Sms): Promise<void>;
  close(): void;
}

/** How messages reach people; what has no way out is kept for administrators to pass on. */
export interface Messaging extends MailSender, SmsSender {
  readonly canMail: boolean;
  readonly canSms: boolean;
}

/** A message was not taken; `isFinal` when it would not be taken another time either. */
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

/** Messaging by what is configured; null: nothing is. */
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
