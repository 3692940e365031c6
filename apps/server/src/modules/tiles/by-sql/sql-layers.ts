import type { FeatureSelection } from '@waypost/contract';
import type { Database } from '../../../platform/db/database.ts';
import { countSelected, isSelected, type Selected } from '../../features/index.ts';
import type { KeptLayer, LayerView } from '../cache/kept-layer.ts';
import { TileCache, type TileStore } from '../cache/tile-cache.ts';
import { createKeptExtent, type KeptExtent } from './kept-extent.ts';
import { createSqlTiles, type SqlRead } from './sql-tiles.ts';

/** The maximum number of views of layers tracked; the tiles themselves are in the store. */
const MAX_VIEWS = 200;
/** The maximum number of ranges of a view whose bbox is kept. */
const MAX_EXTENTS = 12;

/** Layers whose tiles are computed by SQL. */
export interface SqlLayers {
  get(view: LayerView): KeptLayer;
}

interface OpenView {
  readonly read: SqlRead;
  kept: KeptLayer | null;
  /** By range. */
  readonly extents: Map<string, KeptExtent>;
}

const within = (selected: Selected, range: FeatureSelection): Selected => ({
  ...selected,
  filter: { ...selected.filter, ...range },
});

function findExtent({ extents, read }: OpenView, selected: Selected, range: FeatureSelection): KeptExtent {
  const name = `${range.start_date} ${range.end_date}`;
  const known = extents.get(name);
  const extent = known ?? createKeptExtent({ where: isSelected(within(selected, range)) }, read);
  extents.delete(name);
  extents.set(name, extent);
  const [oldest] = extents.keys();
  if (extents.size > MAX_EXTENTS && oldest !== undefined) extents.delete(oldest);
  return extent;
}

/** @param openRead opens a queue for queries. */
export function createSqlLayers(database: Database, store: TileStore, openRead: () => SqlRead): SqlLayers {
  const open = new Map<string, OpenView>();

  function keep({ version, selected }: LayerView, view: OpenView): KeptLayer {
    const nowMs = Date.now();
    const toCache = (range: FeatureSelection) => {
      const wanted = { where: isSelected(within(selected, range)) };
      return new TileCache(store, createSqlTiles(wanted, { read: view.read, store, nowMs, classes: null }));
    };
    return {
      version,
      from: 'sql',
      whole: toCache({}),
      selected: new Map(),
      select: async (range) => toCache(range),
      async describe(range) {
        const count = await countSelected(database.read, within(selected, range));
        const bbox = await findExtent(view, selected, range).find(version);
        return { count, bbox: bbox === null ? null : [...bbox] };
      },
    };
  }

  return {
    get(view) {
      const known = open.get(view.name) ?? { read: openRead(), kept: null, extents: new Map() };
      open.delete(view.name);
      open.set(view.name, known);
      const [oldest] = open.keys();
      if (open.size > MAX_VIEWS && oldest !== undefined) open.delete(oldest);
      if (known.kept?.version === view.version) return known.kept;
      known.kept = keep(view, known);
      return known.kept;
    },
  };
}
