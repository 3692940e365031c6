/** The names of scenes of PlanetScope, SkySat and Sentinel-2 have the day in them. */
const DAY = /(?:^|_)(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:_|T)/;

const toDay = (name: unknown): string | null => {
  const [, year, month, day] = DAY.exec(String(name)) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
};

/** The day of the scenes of an order, by their names; null if it is not known, or they are of several days. */
export function toDayOfScenes(layer: Readonly<Record<string, unknown>>): string | null {
  const { item_ids = [] } = (layer['data'] ?? {}) as { item_ids?: readonly unknown[] }; // as the server keeps it
  const days = new Set(item_ids.map(toDay));
  const [day = null] = days;
  return days.size === 1 ? day : null;
}
