import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { gpx, kml } from '@tmcw/togeojson';
import { type DecodedFeature, decodeInBatches } from '@waypost/geo';
import { DOMParser } from '@xmldom/xmldom';

// In a process of its own, so that its peak memory is that of this decode: `decode-once.ts ours|dom PATH`.
const [, , way = '', path = ''] = process.argv;

/** The result: both ways have to find the same. */
interface Found {
  features: number;
  positions: number;
}

function countPositions(coordinates: unknown): number {
  if (!Array.isArray(coordinates)) return 0;
  if (typeof coordinates[0] === 'number') return 1;
  return coordinates.reduce((sum: number, part) => sum + countPositions(part), 0);
}

/**
 * Counts features as in the file: a line too long for one feature arrives as several, each from the end of the previous
 * one.
 */
function createCounter(found: Found): (features: readonly DecodedFeature[]) => void {
  let end = '';
  return (features) => {
    for (const { geometry } of features) {
      const isLine = geometry.type === 'LineString';
      const goesOn = isLine && end !== '' && String(geometry.coordinates[0]) === end;
      found.features += goesOn ? 0 : 1;
      found.positions += countPositions(geometry.coordinates) - (goesOn ? 1 : 0);
      end = isLine ? String(geometry.coordinates.at(-1)) : '';
    }
  };
}

/** As in the product's worker: a file is read in chunks, and its features are passed on meanwhile. */
async function decodeOurs(found: Found): Promise<void> {
  const file = await open(path);
  const { size } = await file.stat();
  const read = async (from: number, to: number) => {
    const bytes = new Uint8Array(to - from);
    await file.read(bytes, 0, bytes.length, from);
    return bytes;
  };
  const decoded = await decodeInBatches(
    { name: basename(path), size, read },
    {
      take: createCounter(found),
      recolor: () => {},
    },
  );
  await file.close();
  if (!decoded.ok) throw new Error(decoded.message);
}

/** The usual way in JavaScript: the whole text, a DOM of it, and its features. */
function decodeByDom(found: Found): void {
  const text = new TextDecoder().decode(readFileSync(path));
  const document = new DOMParser().parseFromString(text, 'text/xml');
  for (const { geometry } of (path.endsWith('.kml') ? kml(document) : gpx(document)).features) {
    found.features += 1;
    if (geometry !== null && 'coordinates' in geometry)
      found.positions += countPositions(geometry.coordinates);
  }
}

/**
 * The peak memory of this process. On Linux `resourceUsage` starts with the parent's memory at the time of the fork, so
 * a small decode would appear as large as the benchmark.
 */
function readPeakMegabytes(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
  return kilobytes / 1024;
}

const found: Found = { features: 0, positions: 0 };
// With the code loaded and nothing read.
const atRest = process.memoryUsage.rss() / 1024 ** 2;
const cpuAtRest = process.cpuUsage();
const start = performance.now();
if (way === 'ours') await decodeOurs(found);
else decodeByDom(found);
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpuAtRest);
const cpuMs = (user + system) / 1000;
const megabytes = readPeakMegabytes();
console.log(JSON.stringify({ ...found, ms, cpuMs, megabytes, grown: megabytes - atRest }));
