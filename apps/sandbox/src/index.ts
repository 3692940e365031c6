export { type MailFault, type MailSandbox, type ReceivedMail, startMailSandbox } from './mail-sandbox.ts';
