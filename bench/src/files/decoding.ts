import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { writeMapFiles } from './map-files.ts';
import { toRounds } from '../run/rounds.ts';
import { median, type Row, type Skipped, toMs } from '../run/row.ts';

const run = promisify(execFile);
/** Runs of ours: the other takes half a minute and runs once between two of them. */
const ROUNDS = toRounds(3);
const WATCH_MS = 10;
const DOM = 'togeojson on a DOM (@xmldom/xmldom)';

/** A decode in a process of its own: duration without startup, processor time, and peak memory. */
interface Decode {
  readonly ms: number;
  /** Over all threads. Meaningful where the wall clock is not, as other processes do not affect it. */
  readonly cpuMs: number;
  readonly megabytes: number;
}

/** A JavaScript decode: its result, and how much memory it added. */
interface CountedDecode extends Decode {
  readonly features: number;
  readonly positions: number;
  readonly grown: number;
}

/**
 * The decoders bundled into one JavaScript file, as in a browser: Node's handling of TypeScript is not part of a
 * decode.
 */
async function bundleDecoders(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    build: {
      ssr: 'decode-once.ts',
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'decode-once.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return join(folder, 'decode-once.mjs');
}

async function decodeOnce(once: string, way: 'ours' | 'dom', path: string): Promise<CountedDecode> {
  const { stdout } = await run(process.execPath, ['--no-warnings', once, way, path]);
  // The output line of our own child process.
  return JSON.parse(stdout) as CountedDecode;
}

/** The peak memory of a running process in megabytes, from Linux; 0 elsewhere and after it has ended. */
async function readPeak(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** A clock tick, Linux's unit of process times. */
const TICK_MS = 10;

/** The processor time of a running process, user and system, from Linux; 0 elsewhere and after it has ended. */
async function readCpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name may contain blanks: the fields follow its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** GDAL from the same file to GeoJSON, which it has to write as well; null if it is not installed. */
async function convertOnce(path: string, folder: string): Promise<Decode | null> {
  const start = performance.now();
  // GDAL turns a track into a layer of lines and one of points, and GeoJSON holds one layer.
  const layers = path.endsWith('.gpx') ? ['tracks'] : [];
  const target = join(folder, `${Math.random()}.geojson`);
  const child = spawn('ogr2ogr', ['-f', 'GeoJSON', target, path, ...layers], { stdio: 'ignore' });
  let megabytes = 0;
  let cpuMs = 0;
  const watch = setInterval(async () => {
    if (child.pid === undefined) return;
    const [peak, cpu] = await Promise.all([readPeak(child.pid), readCpuMs(child.pid)]);
    megabytes = Math.max(megabytes, peak);
    cpuMs = Math.max(cpuMs, cpu);
  }, WATCH_MS);
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('exit', resolve);
  });
  clearInterval(watch);
  return code === 0 ? { ms: performance.now() - start, cpuMs, megabytes } : null;
}

const toMedian = (decodes: readonly Decode[]): Decode => ({
  ms: median(decodes.map(({ ms }) => ms)),
  cpuMs: median(decodes.map(({ cpuMs }) => cpuMs)),
  megabytes: median(decodes.map(({ megabytes }) => megabytes)),
});

function toRows(what: string, ours: Decode, against: string, theirs: Decode): Row[] {
  const said = (decode: Decode) => `${Math.round(decode.megabytes)} MB`;
  return [
    { what, against, ratio: ours.ms / theirs.ms, figures: `${toMs(ours.ms)} against ${toMs(theirs.ms)}` },
    {
      what: `${what}, processor time of all threads`,
      against,
      ratio: ours.cpuMs / theirs.cpuMs,
      figures: `${toMs(ours.cpuMs)} against ${toMs(theirs.cpuMs)}`,
    },
    {
      what: `${what}, peak memory of the process`,
      against,
      ratio: ours.megabytes / theirs.megabytes,
      figures: `${said(ours)} against ${said(theirs)}`,
    },
  ];
}

/** The memory of a decode beyond Node and the code, which are loaded before a file is read. */
function toGrowthRow(what: string, ours: readonly CountedDecode[], dom: CountedDecode): Row {
  const grown = median(ours.map((one) => one.grown));
  return {
    what: `${what}, memory growth of the process`,
    against: DOM,
    ratio: grown / dom.grown,
    figures: `${Math.round(grown)} MB against ${Math.round(dom.grown)} MB`,
  };
}

async function compare(what: string, path: string, once: string): Promise<(Row | Skipped)[]> {
  const ours = [await decodeOnce(once, 'ours', path)];
  const dom = await decodeOnce(once, 'dom', path);
  for (const { features, positions } of ours) {
    if (features !== dom.features || positions !== dom.positions)
      throw new Error(`${what}: not the same came out.`);
  }
  const converted: Decode[] = [];
  while (ours.length < ROUNDS) {
    const one = await convertOnce(path, dirname(path));
    if (one !== null) converted.push(one);
    ours.push(await decodeOnce(once, 'ours', path));
  }
  const rows = [...toRows(what, toMedian(ours), DOM, dom), toGrowthRow(what, ours, dom)];
  if (converted.length === 0) return [...rows, { what: `${what}, GDAL`, skipped: 'no ogr2ogr found' }];
  return [
    ...rows,
    ...toRows(what, toMedian(ours), 'ogr2ogr to GeoJSON, including its startup', toMedian(converted)),
  ];
}

/** Our decoders of map files against the usual way in JavaScript, which builds a document first, and against GDAL. */
export async function benchDecoding(): Promise<(Row | Skipped)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-bench-'));
  try {
    const { kml, gpx, fit } = await writeMapFiles(folder);
    const once = await bundleDecoders(folder);
    const megabytes = async (path: string) => `${Math.round((await stat(path)).size / 1e6)} MB`;
    const rows = [
      ...(await compare(`decode KML of 100,000 placemarks, ${await megabytes(kml)}`, kml, once)),
      ...(await compare(`decode GPX of 242,000 track points, ${await megabytes(gpx)}`, gpx, once)),
    ];
    const { ms, megabytes: peak } = await decodeOnce(once, 'ours', fit);
    const figures = `${toMs(ms)}, ${Math.round(peak)} MB`;
    return [
      ...rows,
      {
        what: 'decode FIT of 28,800 records',
        against: 'no comparable decoder available',
        ratio: null,
        figures,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
