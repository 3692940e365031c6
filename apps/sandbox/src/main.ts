import { startMailSandbox } from './mail-sandbox.ts';
import { startSmsSandbox } from './sms-sandbox.ts';

const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = process.env;
const webhook = url === undefined || secret === undefined ? {} : { webhook: { url, secret } };
const sandbox = await startMailSandbox({
  smtpPort: Number(process.env.SMTP_PORT ?? 0),
  httpPort: Number(process.env.HTTP_PORT ?? 0),
  ...webhook,
});
process.stdout.write(`SMTP_URL=${sandbox.smtpUrl}\nMails as JSON: ${sandbox.httpUrl}/mails\n`);
const sms = await startSmsSandbox({ port: Number(process.env.SMS_PORT ?? 0), ...webhook });
const { SMS_URL, SMS_TOKEN } = sms.env;
process.stdout.write(`SMS_URL=${SMS_URL}\nSMS_TOKEN=${SMS_TOKEN}\nTexts as JSON: ${sms.httpUrl}/messages\n`);
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => void Promise.all([sandbox.close(), sms.close()]));
}
