import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PLACEMARKS = 100_000;
const TRACK_POINTS = 242_000;
const FIT_RECORDS = 28_800;
const FIT_EPOCH_S = 631_065_600;
const SEMICIRCLES = 2 ** 31 / 180;
const START_MS = Date.UTC(2026, 2, 1, 7);

/** Placemarks as in a survey's export: a style, a description, three fields, a point; 46 MB. */
function* listPlacemarks(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Survey</name>\n';
  yield '<Style id="buoy"><IconStyle><color>ff00a5ff</color></IconStyle></Style>\n';
  for (let index = 0; index < PLACEMARKS; index += 1) {
    const time = new Date(START_MS + index * 60_000).toISOString();
    const place = `${(-110 - (index % 1_000) / 997).toFixed(6)},${(24 + (index % 977) / 991).toFixed(6)},0`;
    yield `<Placemark id="p${index}"><name>Station ${index}</name><description>Seen from the boat, calm sea, ${index % 7} others around it</description><TimeStamp><when>${time}</when></TimeStamp><styleUrl>#buoy</styleUrl><ExtendedData><Data name="species"><value>Croaker ${index % 31}</value></Data><Data name="depth_m"><value>${(index % 400) / 10}</value></Data><Data name="observer"><value>Rosa Vega</value></Data></ExtendedData><Point><coordinates>${place}</coordinates></Point></Placemark>\n`;
  }
  yield '</Document></kml>\n';
}

/** A track with time, altitude and heart rate of every second; 34 MB. */
function* listTrackPoints(): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="bench" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Patrol</name><trkseg>\n';
  for (let index = 0; index < TRACK_POINTS; index += 1) {
    const time = new Date(START_MS + index * 1_000).toISOString();
    yield `<trkpt lat="${(24 + index / 1e6).toFixed(7)}" lon="${(-110 - index / 1e6).toFixed(7)}"><ele>${(index % 300) / 10}</ele><time>${time}</time><extensions><hr>${90 + (index % 60)}</hr></extensions></trkpt>\n`;
  }
  yield '</trkseg></trk></gpx>\n';
}

/** A day of a watch, a record every three seconds: time, position, altitude and heart rate. */
function toFit(): Uint8Array {
  const layout = [
    0x40,
    0,
    0,
    20,
    0,
    5,
    ...[253, 4, 0x86],
    ...[0, 4, 0x85],
    ...[1, 4, 0x85],
    ...[2, 2, 0x84],
    ...[3, 1, 2],
  ];
  const size = layout.length + FIT_RECORDS * 16;
  const bytes = new Uint8Array(12 + size + 2);
  const view = new DataView(bytes.buffer);
  bytes.set([12, 0x10, 0, 0]);
  view.setUint32(4, size, true);
  bytes.set(new TextEncoder().encode('.FIT'), 8);
  bytes.set(layout, 12);
  let at = 12 + layout.length;
  for (let index = 0; index < FIT_RECORDS; index += 1) {
    view.setUint32(at + 1, START_MS / 1_000 - FIT_EPOCH_S + index * 3, true);
    view.setInt32(at + 5, Math.round((24 + index / 1e5) * SEMICIRCLES), true);
    view.setInt32(at + 9, Math.round((-110 - index / 1e5) * SEMICIRCLES), true);
    view.setUint16(at + 13, (12 + 500) * 5, true);
    bytes[at + 15] = 90 + (index % 60);
    at += 16;
  }
  return bytes;
}

/** Writes the files that the decoders are measured with into a folder. */
export async function writeMapFiles(folder: string): Promise<{ kml: string; gpx: string; fit: string }> {
  const paths = {
    kml: join(folder, 'survey.kml'),
    gpx: join(folder, 'patrol.gpx'),
    fit: join(folder, 'day.fit'),
  };
  await writeFile(paths.kml, [...listPlacemarks()].join(''));
  await writeFile(paths.gpx, [...listTrackPoints()].join(''));
  await writeFile(paths.fit, toFit());
  return paths;
}
