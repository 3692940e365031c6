import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = '/usr/lib/cgi-bin/mapserv';
const SPAWN_FCGI = '/usr/bin/spawn-fcgi';
const LISTENING_TIMEOUT_MS = 10_000;

/** MapServer in several processes, each requested over FastCGI for one tile after the other. */
export interface MapServer {
  /** One for each process. */
  readonly sockets: readonly string[];
  readonly version: string;
  stop(): Promise<void>;
}

/** Installs MapServer from Debian if it is missing and may be installed. @returns why it is unavailable, or null. */
export function installMapServer(): string | null {
  const isThere = () => existsSync(PROGRAM) && existsSync(SPAWN_FCGI);
  if (isThere()) return null;
  if (!existsSync('/usr/bin/apt-get')) return 'no MapServer found, and no apt-get that would install it';
  if (process.getuid?.() !== 0)
    return 'no MapServer found, and only root may install cgi-mapserver and spawn-fcgi';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'cgi-mapserver', 'spawn-fcgi'];
  for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { stdio: 'inherit', env });
  return isThere() ? null : 'no MapServer found, and cgi-mapserver and spawn-fcgi could not be installed';
}

/** The query of a tile, named `z/x/y`. */
export function toMapServerQuery(place: string): string {
  const [z, x, y] = place.split('/');
  return `map=points&mode=tile&tilemode=gmap&tile=${x}+${y}+${z}&layers=features&map.imagetype=mvt`;
}

/** The query of a tile of a picture, named `z/x/y`, as a PNG. */
export function toMapServerPicture(place: string): string {
  const [z, x, y] = place.split('/');
  return `map=points&mode=tile&tilemode=gmap&tile=${x}+${y}+${z}&layers=picture&map.imagetype=png`;
}

/** A GeoTIFF, sampled as the product samples it. */
export function toPictureMap(path: string, epsg: number): string {
  return `MAP
  NAME "points"
  SIZE 256 256
  EXTENT -20037508.342789244 -20037508.342789244 20037508.342789244 20037508.342789244
  PROJECTION
    "init=epsg:3857"
  END
  OUTPUTFORMAT
    NAME "png"
    DRIVER AGG/PNG
    IMAGEMODE RGBA
    TRANSPARENT ON
  END
  LAYER
    NAME "picture"
    TYPE RASTER
    STATUS ON
    DATA "${path}"
    PROCESSING "RESAMPLE=BILINEAR"
    PROCESSING "CLOSE_CONNECTION=DEFER"
    PROJECTION
      "init=epsg:${epsg}"
    END
  END
END
`;
}

/** The points of a project with the properties of the product’s tiles, in a tile’s 4096 units and without a buffer. */
export function toPointsMap(databaseUrl: string, projectId: number): string {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  return `MAP
  NAME "points"
  SIZE 512 512
  EXTENT -20037508.342789244 -20037508.342789244 20037508.342789244 20037508.342789244
  PROJECTION
    "init=epsg:3857"
  END
  OUTPUTFORMAT
    NAME "mvt"
    DRIVER MVT
    FORMATOPTION "EXTENT=4096"
    FORMATOPTION "EDGE_BUFFER=0"
  END
  LAYER
    NAME "features"
    TYPE POINT
    STATUS ON
    CONNECTIONTYPE POSTGIS
    CONNECTION "host=${hostname} port=${port} user=${username} dbname=${pathname.slice(1)}"
    DATA "geometry from (select code, name, color, shared, created_origin, geometry from features where project_id = ${projectId} and deleted_at is null) as points using unique code using srid=4326"
    PROCESSING "CLOSE_CONNECTION=DEFER"
    PROJECTION
      "init=epsg:4326"
    END
    METADATA
      "gml_include_items" "all"
    END
    TEMPLATE "none"
  END
END
`;
}

const toConfig = (mapFile: string) => `CONFIG
  ENV
    MS_MAP_NO_PATH "1"
    MS_MAP_PATTERN "."
  END
  MAPS
    points "${mapFile}"
  END
END
`;

async function waitForSocket(path: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + LISTENING_TIMEOUT_MS;
  while (!existsSync(path)) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('MapServer did not start.');
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Starts the given number of processes. @param map what they show, as the text of a map file. */
export async function startMapServer(map: string, count: number): Promise<MapServer> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-mapserver-'));
  const config = join(folder, 'mapserver.conf');
  const mapFile = join(folder, 'points.map');
  await writeFile(mapFile, map);
  await writeFile(config, toConfig(mapFile));
  const sockets = Array.from({ length: count }, (_, n) => join(folder, `${n}.sock`));
  // Without forking the shell becomes MapServer itself, which is then a child of this process and ends with it.
  const children = sockets.map((socket) =>
    spawn(SPAWN_FCGI, ['-n', '-s', socket, '--', PROGRAM], {
      env: { ...process.env, MAPSERVER_CONFIG_FILE: config },
      stdio: 'ignore',
    }),
  );
  // It honours a softer signal only after the next request, which never comes.
  const kill = () => children.map((child) => child.kill('SIGKILL'));
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    const ended = children.map((child) => (child.exitCode === null ? once(child, 'exit') : null));
    kill();
    await Promise.all(ended);
    await rm(folder, { recursive: true, force: true });
  };
  await Promise.all(children.map((child, n) => waitForSocket(sockets[n] ?? '', child)));
  const said = spawnSync(PROGRAM, ['-v'], { encoding: 'utf8' }).stdout;
  return { sockets, version: /version (\S+)/.exec(said)?.[1] ?? '', stop };
}
