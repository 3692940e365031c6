import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { gpx, kml } from '@tmcw/togeojson';
import { decodeInBatches } from '@waypost/geo';
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
      take: (features) => {
        found.features += features.length;
        for (const { geometry } of features) found.positions += countPositions(geometry.coordinates);
      },
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

const found: Found = { features: 0, positions: 0 };
// With the code in memory and nothing read.
const atRest = process.memoryUsage.rss() / 1024 ** 2;
const start = performance.now();
if (way === 'ours') await decodeOurs(found);
else decodeByDom(found);
const ms = performance.now() - start;
const megabytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ ...found, ms, megabytes, grown: megabytes - atRest }));
