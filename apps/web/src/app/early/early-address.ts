import type { EarlyView } from '../../map/early/start-early-map.ts';
import { BASE_STYLES } from '../../map/settings/map-looks.ts';

const HOME = /^\/organizations\/\d+\/projects\/(?<project>\d+)(?:\/home)?\/?$/;
const VIEW = ['center_lat', 'center_lng', 'zoom'] as const;

/**
 * Parses the address of a project's home into the view for its early map. Null for any other address, and for a query
 * string that holds more than a view, a base map and layers: the page itself reads filters and comparisons, and adds
 * the layers later.
 */
export function parseEarlyAddress(path: string, query: string): EarlyView | null {
  const project = HOME.exec(path)?.groups?.project;
  if (project === undefined) return null;
  const params = new URLSearchParams(query);
  params.delete('layers');
  const { base: named, ...places } = Object.fromEntries(params);
  const base = BASE_STYLES.find((style) => style === named) ?? null;
  if (named !== undefined && base === null) return null;
  const view: Record<string, number> = {};
  for (const [name, text] of Object.entries(places)) {
    const value = text === '' ? Number.NaN : Number(text);
    if (!VIEW.some((one) => one === name) || !Number.isFinite(value)) return null;
    view[name] = value;
  }
  return { projectId: Number(project), view, base };
}
