import { startMailSandbox } from './mail-sandbox.ts';

const sandbox = await startMailSandbox({
  smtpPort: Number(process.env.SMTP_PORT ?? 0),
  httpPort: Number(process.env.HTTP_PORT ?? 0),
});
process.stdout.write(`SMTP_URL=${sandbox.smtpUrl}\nMails as JSON: ${sandbox.httpUrl}/mails\n`);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void sandbox.close());
