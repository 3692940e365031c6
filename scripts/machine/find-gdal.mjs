import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.mjs';

/** Finds GDAL, with which tests read what the product wrote; as root on Debian it installs it if there is none. */
export function ensureGdal() {
  return spawnSync('ogrinfo', ['--version']).status === 0 || installDebianPackage('GDAL', 'gdal-bin');
}
