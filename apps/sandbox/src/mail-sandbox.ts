import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { tellDelivery, type WebhookTarget } from './delivery-webhook.ts';
import { parseMail } from './parse-mail.ts';

/** A received mail. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly message_id: string;
  /** As received over the wire. */
  readonly raw: string;
  readonly received_at: string;
}

/** How the server behaves: normally, refusing every mail for now (451) or for good (550), or never responding. */
export type MailFault = 'none' | 'refuse' | 'reject' | 'hang';

/** A mail server that delivers nothing and shows what it received. */
export interface MailSandbox {
  /** For `SMTP_URL`. */
  readonly smtpUrl: string;
  /**
   * `GET /mails` returns the mails as JSON, oldest first; `DELETE /mails` clears them; `PUT /fault/{name}` sets the
   * fault; `POST /deliver/{message_id}/{status}` sends the product a delivery report.
   */
  readonly httpUrl: string;
  listMails(): readonly ReceivedMail[];
  setFault(fault: MailFault): void;
  /** Where delivery reports go; null: nowhere. */
  setWebhook(target: WebhookTarget | null): void;
  /** Sends the product a delivery report for a mail. @returns the HTTP status. */
  deliver(messageId: string, status: string): Promise<number>;
  close(): Promise<void>;
}

export interface MailSandboxOptions {
  /** 0 (the default) requests a free port. */
  readonly smtpPort?: number;
  readonly httpPort?: number;
  readonly webhook?: WebhookTarget;
}

const HOST = '127.0.0.1';
const FAULTS: readonly string[] = ['none', 'refuse', 'reject', 'hang'] satisfies MailFault[];
const isFault = (name: string): name is MailFault => FAULTS.includes(name);

/** Starts the mail server and its HTTP interface, both on the loopback address. */
export async function startMailSandbox(options: MailSandboxOptions = {}): Promise<MailSandbox> {
  const mails: ReceivedMail[] = [];
  let fault: MailFault = 'none';
  let webhook = options.webhook ?? null;
  const deliver = (messageId: string, status: string) => tellDelivery(webhook, messageId, status);
  const setFault = (next: MailFault) => {
    fault = next;
  };
  const smtp = createSmtp(
    () => fault,
    (mail) => mails.push(mail),
  );
  const http = createServer((request, response) => answer(request, response, { mails, setFault, deliver }));
  const smtpPort = await listen(smtp.listen(options.smtpPort ?? 0, HOST));
  const httpPort = await listen(http.listen(options.httpPort ?? 0, HOST));
  return {
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    httpUrl: `http://${HOST}:${httpPort}`,
    listMails: () => mails,
    setFault,
    setWebhook: (target) => {
      webhook = target;
    },
    deliver,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

function createSmtp(getFault: () => MailFault, keep: (mail: ReceivedMail) => void): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 500,
    onMailFrom(_address, _session, done) {
      const fault = getFault();
      if (fault === 'hang') return;
      done(toRefusal(fault));
    },
    onData(stream, session, done) {
      readAll(stream).then((raw) => {
        keep(toMail(raw, session));
        done();
      }, done);
    },
  });
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

function toMail(raw: string, session: SMTPServerSession): ReceivedMail {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map((recipient) => recipient.address),
    ...parseMail(raw),
    raw,
    received_at: new Date().toISOString(),
  };
}

/** The HTTP interface. */
interface HttpWindow {
  readonly mails: ReceivedMail[];
  readonly setFault: (fault: MailFault) => void;
  readonly deliver: (messageId: string, status: string) => Promise<number>;
}

/** The reply to a recipient: a later attempt succeeds after 451, and none after 550. */
function toRefusal(fault: MailFault): Error | null {
  if (fault === 'refuse') return Object.assign(new Error('Mailbox unavailable'), { responseCode: 451 });
  if (fault === 'reject') return Object.assign(new Error('Mailbox does not exist'), { responseCode: 550 });
  return null;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { mails, setFault, deliver }: HttpWindow,
): void {
  const path = request.url ?? '/';
  const fault = path.replace(/^\/fault\//, '');
  if (request.method === 'GET' && path === '/mails') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
  } else if (request.method === 'DELETE' && path === '/mails') {
    mails.length = 0;
    response.writeHead(204).end();
  } else if (request.method === 'PUT' && path.startsWith('/fault/') && isFault(fault)) {
    setFault(fault);
    response.writeHead(204).end();
  } else if (request.method === 'POST' && path.startsWith('/deliver/')) {
    const [, , messageId = '', status = ''] = path.split('/');
    deliver(decodeURIComponent(messageId), status).then(
      (answered) => response.writeHead(answered === 0 ? 404 : answered).end(),
      () => response.writeHead(502).end(),
    );
  } else {
    response.writeHead(404).end();
  }
}

async function listen(server: Server): Promise<number> {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}
