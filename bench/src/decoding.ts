import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeMapFiles } from './map-files.ts';
import { median, type Row, type Skipped, toMs } from './row.ts';

const run = promisify(execFile);
const ONCE = join(import.meta.dirname, 'decode-once.ts');
/** Ours in each: the other takes half a minute, and goes once between two of them. */
const ROUNDS = 3;
const WATCH_MS = 10;
const DOM = 'togeojson on a DOM (@xmldom/xmldom)';

/** One decode in a process of its own: its time without the start, and its greatest memory. */
interface Decode {
  readonly ms: number;
  readonly megabytes: number;
}

/** One of JavaScript's: what came out, and how much of the memory came with the decode. */
interface CountedDecode extends Decode {
  readonly features: number;
  readonly positions: number;
  readonly grown: number;
}

async function decodeOnce(way: 'ours' | 'dom', path: string): Promise<CountedDecode> {
  const { stdout } = await run(process.execPath, ['--no-warnings', ONCE, way, path]);
  // Our own child's one line.
  return JSON.parse(stdout) as CountedDecode;
}

/** The greatest memory of a running process, in megabytes, as Linux tells it; 0 elsewhere and when it is gone. */
async function readPeak(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** GDAL's own program from the same file to GeoJSON, which it has to write as well; null where it is not installed. */
async function convertOnce(path: string, folder: string): Promise<Decode | null> {
  const start = performance.now();
  // Of a track GDAL makes a layer of lines and one of points, and GeoJSON holds one layer.
  const layers = path.endsWith('.gpx') ? ['tracks'] : [];
  const target = join(folder, `${Math.random()}.geojson`);
  const child = spawn('ogr2ogr', ['-f', 'GeoJSON', target, path, ...layers], { stdio: 'ignore' });
  let megabytes = 0;
  const watch = setInterval(async () => {
    if (child.pid !== undefined) megabytes = Math.max(megabytes, await readPeak(child.pid));
  }, WATCH_MS);
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('exit', resolve);
  });
  clearInterval(watch);
  return code === 0 ? { ms: performance.now() - start, megabytes } : null;
}

const toMedian = (decodes: readonly Decode[]): Decode => ({
  ms: median(decodes.map(({ ms }) => ms)),
  megabytes: median(decodes.map(({ megabytes }) => megabytes)),
});

function toRows(what: string, ours: Decode, against: string, theirs: Decode): Row[] {
  const said = (decode: Decode) => `${Math.round(decode.megabytes)} MB`;
  return [
    { what, against, ratio: ours.ms / theirs.ms, figures: `${toMs(ours.ms)} against ${toMs(theirs.ms)}` },
    {
      what: `${what}, greatest memory of the process`,
      against,
      ratio: ours.megabytes / theirs.megabytes,
      figures: `${said(ours)} against ${said(theirs)}`,
    },
  ];
}

/** The memory that a decode takes beside Node and the code, which are there before a file is. */
function toGrowthRow(what: string, ours: readonly CountedDecode[], dom: CountedDecode): Row {
  const grown = median(ours.map((one) => one.grown));
  return {
    what: `${what}, what the process grows by`,
    against: DOM,
    ratio: grown / dom.grown,
    figures: `${Math.round(grown)} MB against ${Math.round(dom.grown)} MB`,
  };
}

async function compare(what: string, path: string, folder: string): Promise<(Row | Skipped)[]> {
  const ours = [await decodeOnce('ours', path)];
  const dom = await decodeOnce('dom', path);
  for (const { features, positions } of ours) {
    if (features !== dom.features || positions !== dom.positions)
      throw new Error(`${what}: not the same came out.`);
  }
  const converted: Decode[] = [];
  while (ours.length < ROUNDS) {
    const one = await convertOnce(path, folder);
    if (one !== null) converted.push(one);
    ours.push(await decodeOnce('ours', path));
  }
  const rows = [...toRows(what, toMedian(ours), DOM, dom), toGrowthRow(what, ours, dom)];
  if (converted.length === 0) return [...rows, { what: `${what}, GDAL`, skipped: 'no ogr2ogr found' }];
  return [
    ...rows,
    ...toRows(what, toMedian(ours), 'ogr2ogr to GeoJSON, its start included', toMedian(converted)),
  ];
}

/** Our decoders of map files against the usual way in JavaScript, which makes a document first, and against GDAL. */
export async function benchDecoding(): Promise<(Row | Skipped)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-bench-'));
  try {
    const { kml, gpx, fit } = await writeMapFiles(folder);
    const megabytes = async (path: string) => `${Math.round((await stat(path)).size / 1e6)} MB`;
    const rows = [
      ...(await compare(`decode KML of 100,000 placemarks, ${await megabytes(kml)}`, kml, folder)),
      ...(await compare(`decode GPX of 242,000 track points, ${await megabytes(gpx)}`, gpx, folder)),
    ];
    const { ms, megabytes: peak } = await decodeOnce('ours', fit);
    const figures = `${toMs(ms)}, ${Math.round(peak)} MB`;
    return [
      ...rows,
      { what: 'decode FIT of 28,800 records', against: 'nothing: no peer here', ratio: null, figures },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
