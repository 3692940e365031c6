import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is made of these packages is made again for other versions of them. */
const PACKAGES = ['@electric-sql/pglite', '@electric-sql/pglite-postgis'];

/** @returns the path of an archive that is kept beside the packages that it is made of. */
export async function findKeptArchive(name: string): Promise<string> {
  const versions: string[] = [];
  let modules = '';
  for (const name of PACKAGES) {
    const entry = fileURLToPath(import.meta.resolve(name));
    const folder = entry.slice(0, entry.lastIndexOf(name) + name.length);
    modules = folder.slice(0, -name.length);
    versions.push(
      (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }).version,
    );
  }
  return join(modules, '.cache', 'waypost-database', `${name}-${versions.join('-')}.tar.gz`);
}

/** Keeps what `make` returns. @throws what the file system says, before anything is made where nothing can be kept. */
export async function keepArchive(place: string, make: () => Promise<Uint8Array>): Promise<void> {
  // Two processes may do so at once: each moves a complete one into place.
  const own = `${place}.${process.pid}`;
  await mkdir(join(place, '..'), { recursive: true });
  await writeFile(own, '');
  try {
    await writeFile(own, await make());
    await rename(own, place);
  } catch (error) {
    await rm(own, { force: true });
    throw error;
  }
}
