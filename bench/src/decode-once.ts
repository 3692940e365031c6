import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gpx, kml } from '@tmcw/togeojson';
import { decodeFile } from '@waypost/geo';
import { DOMParser } from '@xmldom/xmldom';

// In a process of its own, so that its greatest memory is that of this one decode: `decode-once.ts ours|dom PATH`.
const [, , way = '', path = ''] = process.argv;
const bytes = new Uint8Array(readFileSync(path));

async function decodeOurs(): Promise<number> {
  const decoded = await decodeFile({ name: basename(path), bytes });
  if (!decoded.ok) throw new Error(decoded.message);
  return decoded.features.length;
}

function decodeByDom(): number {
  const document = new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'text/xml');
  return (path.endsWith('.kml') ? kml(document) : gpx(document)).features.length;
}

const start = performance.now();
const count = way === 'ours' ? await decodeOurs() : decodeByDom();
const ms = performance.now() - start;
console.log(JSON.stringify({ count, ms, megabytes: process.resourceUsage().maxRSS / 1024 }));
