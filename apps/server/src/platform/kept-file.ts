import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The version of a package, and the folder of packages that it lies in. Some packages have no entry, and others do not
 * export their description: it is looked for where they are.
 */
async function findPackage(name: string): Promise<{ version: string; folder: string }> {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    const text = await readFile(join(folder, name, 'package.json'), 'utf8').catch(() => null);
    if (text !== null) return { version: (JSON.parse(text) as { version: string }).version, folder };
  }
  throw new Error(`The package ${name} is not installed.`);
}

/**
 * The path of a file that is made of packages and kept beside them: for other versions of them it is another one.
 * @param subject the name of its folder. @param toName of the versions, in the order of the packages.
 */
export async function findKeptFile(
  packages: readonly string[],
  subject: string,
  toName: (versions: string) => string,
): Promise<string> {
  const found = await Promise.all(packages.map(findPackage));
  const versions = found.map(({ version }) => version).join('-');
  return join(found[0]?.folder ?? '', '.cache', subject, toName(versions));
}

/** Keeps what `make` returns. @throws what the file system says, before anything is made where nothing can be kept. */
export async function keepFile(place: string, make: () => Promise<Uint8Array>): Promise<void> {
  // Two processes may do so at once: each moves a complete one into place.
  const own = `${place}.${process.pid}`;
  await mkdir(dirname(place), { recursive: true });
  await writeFile(own, '');
  try {
    await writeFile(own, await make());
    await rename(own, place);
  } catch (error) {
    await rm(own, { force: true });
    throw error;
  }
}
