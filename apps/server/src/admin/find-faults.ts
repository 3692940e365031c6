import type { Config } from '../platform/config.ts';

/** What is wrong or risky about a configuration, in words; nothing for a sound one. */
export function findFaults(config: Config): string[] {
  const faults: string[] = [];
  const { publicUrl, host } = config;
  if (config.isEvaluation) {
    faults.push(
      'SANDBOX is on: anybody who reaches this address can enter the demo. Turn it off for real work.',
    );
  }
  const isLocal = /^(127\.0\.0\.1|localhost|::1)$/;
  if (publicUrl === null && !isLocal.test(host)) {
    faults.push('PUBLIC_URL is not set: links in messages name an address that others cannot open.');
  }
  if (publicUrl?.startsWith('http:') === true && !isLocal.test(new URL(publicUrl).hostname)) {
    faults.push(
      'PUBLIC_URL is without TLS: passwords and tokens can be read on the way, and browsers give no position. Put a proxy with a certificate before Waypost, and write https.',
    );
  }
  if (config.mail === null) {
    faults.push(
      'SMTP_URL is not set: nobody can reset a password or confirm an address, and invites wait in the outbox of their organization.',
    );
  }
  if (config.backup === null) faults.push('BACKUP_URL is off: no backups are made.');
  else if (config.backup.isBesideData) {
    faults.push('BACKUP_URL is not set: backups are on the disk of the data, and are lost together with it.');
  } else if (config.backup.key === null && config.backup.place.kind === 'bucket') {
    faults.push('BACKUP_KEY is not set: whoever reads the bucket of the backups reads everything.');
  }
  if (config.databaseUrl !== null && config.secret === null) {
    faults.push(
      'SECRET is not set: each process with a DATA_DIR of its own refuses the tokens of the others.',
    );
  }
  return faults;
}
