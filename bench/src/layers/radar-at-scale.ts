import { API_BASE, ENDPOINTS } from '@waypost/contract';
import { type Bed, makeProject, openBed } from '../run/bed.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, toMs } from '../run/row.ts';

const { layers } = ENDPOINTS;
const STATIONS = 10;
const TRACKS = 500;
/** Of each track. */
const DETECTIONS = 200;
const PAGE = 50;
const ROUNDS = toRounds(15);
/** A provider that nothing listens at: nothing is read. */
const RADAR = {
  MARINE_MONITOR_URL: 'http://127.0.0.1:9',
  MARINE_MONITOR_ACCOUNT: 'bench',
  MARINE_MONITOR_KEY: 'MM-bench',
  RADAR_IDLE_SECONDS: '86400',
};

const place = (axis: 'lng' | 'lat') =>
  axis === 'lng' ? '-110 + t % 25 * 0.01 + n * 0.0005' : '24 + t / 25 % 20 * 0.01 + sin(n / 7.0 + t) * 0.002';

/** Stations with tracks of the last day, as readings would have left them. */
async function fillStations({ database, organizationId }: Bed): Promise<void> {
  await database.script(`
    insert into radar_stations (radar_id, name, longitude, latitude, status, range_km, from_deg, to_deg, read_at, next_read_at)
    select s, 'Station ' || s, -110, 24, 'active', 30, 0, 360, now(), now() + interval '1 day'
    from generate_series(1, ${STATIONS}) s;
    insert into radar_access (organization_id, radar_id) select ${organizationId}, s from generate_series(1, ${STATIONS}) s;
    select make_radar_partition((now() - d * interval '1 day')::date) from generate_series(0, 1) d;
    insert into radar_tracks (radar_id, provider_id, radar_track_id, source, vessel_name, started_at, first_at, last_at,
      last_lng, last_lat, running_km, speed_unit, distance_unit)
    select s, 'track ' || t, t, 'ais', 'Vessel ' || t, now() - interval '23 hours', now() - interval '23 hours',
      now() - t * interval '1 second', 0, 0, 10, 'km/h', 'nmi'
    from generate_series(1, ${STATIONS}) s, generate_series(1, ${TRACKS}) t`);
  for (let station = 1; station <= STATIONS; station += 1)
    await database.script(`
      insert into radar_detections (at, track_id, longitude, latitude, heading, speed)
      select k.last_at - (${DETECTIONS} - n) * interval '5 minutes', k.track_id, ${place('lng')}, ${place('lat')}, 90, 20
      from radar_tracks k, lateral (select k.radar_track_id::integer as t) i, generate_series(1, ${DETECTIONS}) n
      where k.radar_id = ${station}`);
  await database.script('analyze radar_tracks, radar_detections, radar_lines');
}

/** A project with the same tracks as lines. @returns its id. */
async function fillProject(bed: Bed): Promise<number> {
  const projectId = await makeProject(bed, 'The same tracks');
  for (let station = 1; station <= STATIONS; station += 1)
    await bed.database.script(`
      insert into features (code, project_id, name, color, geometry, geometry_type, created_origin)
      select gen_random_uuid(), ${projectId}, 'Vessel ' || t, '#0059ff', (
          select st_setsrid(st_makeline(st_makepoint(${place('lng')}, ${place('lat')}) order by n), 4326)
          from generate_series(1, ${DETECTIONS}) n), 'LineString',
        date_trunc('milliseconds', now() - (${station} * ${TRACKS} + t) * interval '1 second')
      from generate_series(1, ${TRACKS}) t`);
  await bed.database.script(`
    insert into project_stats (project_id, features_count, features_version)
    values (${projectId}, ${STATIONS * TRACKS}, 1)
    on conflict (project_id) do update set features_count = excluded.features_count;
    analyze features, project_stats`);
  return projectId;
}

/** Milliseconds from a request to the last byte of its answer. */
async function timeAnswer({ url, tokens }: Bed, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url + API_BASE + path, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  await answer.arrayBuffer();
  return performance.now() - start;
}

async function compare(
  bed: Bed,
  what: string,
  against: string,
  paths: readonly [string, string],
): Promise<Row> {
  const [ours, other] = paths;
  await timeAnswer(bed, ours);
  await timeAnswer(bed, other);
  const { a, b } = await interleave(
    ROUNDS,
    () => timeAnswer(bed, ours),
    () => timeAnswer(bed, other),
  );
  return { what, against, ratio: a / b, figures: `${toMs(a)} against ${toMs(b)}` };
}

/** Ten stations with 500 tracks each and a million detections, against a project with the same tracks as lines. */
export async function benchRadarAtScale(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl, RADAR);
  try {
    await fillStations(bed);
    const projectId = await fillProject(bed);
    const { organizationId: org_id } = bed;
    // As the service makes one, which asks the provider first.
    const code = crypto.randomUUID();
    await bed.database.script(`
      insert into layers (code, organization_id, position, type, name, layer)
      values ('${code}', ${org_id}, 'a', 3, 'Radar', '{"radar_id": 5}')`);
    await bed.client.call(layers.listLayers, { params: { org_id } });
    const radar = `/org/${org_id}/layers/${code}/radar`;
    const size = `${STATIONS} stations with ${TRACKS} tracks each and ${(STATIONS * TRACKS * DETECTIONS).toLocaleString('en')} detections`;
    return [
      await compare(
        bed,
        `a page of ${PAGE} tracks with their lines, as programs ask for it (the panel loads all), ${size}`,
        `${PAGE} lines as GeoJSON of a project with the same tracks`,
        [`${radar}/tracks?limit=${PAGE}`, `/ogc/projects/${projectId}/collections/lines/items?limit=${PAGE}`],
      ),
      await compare(
        bed,
        `what the panel and the map load of a radar, all of its ${TRACKS} tracks, ${size}`,
        `${TRACKS} lines as GeoJSON of a project with the same tracks`,
        [`${radar}/result`, `/ogc/projects/${projectId}/collections/lines/items?limit=${TRACKS}`],
      ),
    ];
  } finally {
    await bed.close();
  }
}
