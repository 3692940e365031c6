import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0;

/** Whether packages can be installed without a prompt. */
const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs the first available of some packages, for a check that would otherwise be skipped.
 * @returns whether one was installed
 */
export function installDebianPackage(what, ...names) {
  if (!isRootOnDebian()) return false;
  console.log(`Installing ${what} with apt…`);
  apt('update');
  return names.some((name) => apt('install', '-y', '--no-install-recommends', name));
}
