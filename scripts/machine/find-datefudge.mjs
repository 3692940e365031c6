import { globSync } from 'node:fs';
import { installDebianPackage } from './install-debian-package.mjs';

/** The library of datefudge, which shifts the clock of a program it is loaded into, or null. */
export function findDatefudge() {
  return globSync('/usr/lib/*/datefudge/datefudge.so')[0] ?? null;
}

/** Finds datefudge; as root on Debian it installs the system's package if there is none. */
export function ensureDatefudge() {
  return findDatefudge() ?? (installDebianPackage('datefudge', 'datefudge') ? findDatefudge() : null);
}
