import { findKeptFile } from '../../kept-file.ts';

/** What is made of these packages is made again for other versions of them. */
const PACKAGES = ['@electric-sql/pglite', '@electric-sql/pglite-postgis'];

/** @returns the path of an archive that is kept beside the packages that it is made of. */
export const findKeptArchive = (name: string): Promise<string> =>
  findKeptFile(PACKAGES, 'waypost-database', (versions) => `${name}-${versions}.tar.gz`);
