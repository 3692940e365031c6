import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.mjs';

/** Whether there is a NATS server; as root on Debian it installs the system's package. */
export function ensureNats() {
  return spawnSync('nats-server', ['--version']).status === 0 || installDebianPackage('NATS', 'nats-server');
}
