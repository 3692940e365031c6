import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { measureSizes } from './measure-sizes.ts';

const webFolder = join(import.meta.dirname, '..');
const archive = join(webFolder, 'public', 'basemap', 'waypost.pmtiles');
const basemapScript = join(import.meta.dirname, 'build-basemap.ts');

/** Whether the archive is missing, or older than the code that makes it. */
async function isArchiveStale(): Promise<boolean> {
  if (!existsSync(archive)) return true;
  const made = (await stat(archive)).mtimeMs;
  const folder = join(import.meta.dirname, 'basemap');
  const sources = existsSync(folder) ? await readdir(folder) : [];
  for (const source of [basemapScript, ...sources.map((name) => join(folder, name))]) {
    if (existsSync(source) && (await stat(source)).mtimeMs > made) return true;
  }
  return false;
}

async function ensureBasemap(): Promise<void> {
  if (!(await isArchiveStale())) return;
  if (!existsSync(basemapScript)) {
    throw new Error(`The base map cannot be made: ${basemapScript} is missing.`);
  }
  await mkdir(join(archive, '..'), { recursive: true });
  // Imported only when needed: the base map's inputs take seconds to load.
  const module = (await import(pathToFileURL(basemapScript).href)) as {
    buildBasemap?: (outFile: string) => Promise<unknown>;
  };
  if (typeof module.buildBasemap !== 'function') {
    throw new Error(`The base map cannot be made: ${basemapScript} does not export buildBasemap.`);
  }
  await module.buildBasemap(archive);
}

try {
  await ensureBasemap();
  const result = await build({
    root: webFolder,
    configFile: join(webFolder, 'vite.config.ts'),
    logLevel: 'warn',
  });
  const sizes = measureSizes(result);
  await compressFiles(join(webFolder, 'dist', 'assets'));
  await writeFile(join(webFolder, 'dist', '.sizes.json'), JSON.stringify(sizes));
  console.log(`kB of gzipped JavaScript: ${JSON.stringify(sizes)}`);
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
}
