import { globSync } from 'node:fs';
import { installDebianPackage } from './install-debian-package.mjs';

/** The library that shifts the clock of a program it is loaded into, or null. */
export function findFaketime() {
  const places = ['/usr/lib/*/faketime/libfaketime.so.1', '/usr/{lib,local/lib}/faketime/libfaketime.so.1'];
  return globSync(places)[0] ?? null;
}

/** Finds libfaketime; as root on Debian it installs the system's package if there is none. */
export function ensureFaketime() {
  return findFaketime() ?? (installDebianPackage('libfaketime', 'libfaketime') ? findFaketime() : null);
}
