import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './install-debian-package.mjs';

/** Finds GDAL, which reads in tests what the product wrote; as root on a Debian it is installed where there is none. */
export function ensureGdal() {
  return spawnSync('ogrinfo', ['--version']).status === 0 || installDebianPackage('GDAL', 'gdal-bin');
}
