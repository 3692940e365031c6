export { type MailFault, type MailSandbox, type ReceivedMail, startMailSandbox } from './mail-sandbox.ts';
export { type StripeSandbox, type StripeSandboxOptions, startStripeSandbox } from './stripe-sandbox.ts';
