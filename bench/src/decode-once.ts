import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { gpx, kml } from '@tmcw/togeojson';
import { type DecodedFeature, decodeInBatches } from '@waypost/geo';
import { DOMParser } from '@xmldom/xmldom';

// In a process of its own, so that its greatest memory is that of this one decode: `decode-once.ts ours|dom PATH`.
const [, , way = '', path = ''] = process.argv;

/** What came out: both ways have to find the same. */
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
 * Counts features as the file has them: a line too long for one feature comes as several, each from the end of the one
 * before.
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

/** The way of the product's own worker: a file is read piece by piece, and its features are handed on meanwhile. */
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

/** The usual way in JavaScript: the whole text, a document of it, and the features of that. */
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
 * The greatest memory of this process. What `resourceUsage` calls that begins, on Linux, with what the parent had when it
 * started this process: a small decode would be told as large as the bench.
 */
function readPeakMegabytes(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
  return kilobytes / 1024;
}

const found: Found = { features: 0, positions: 0 };
// With the code in memory and nothing read.
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
