import type { FeatureSelection, TileState } from '@waypost/contract';
import type { Classes } from '@waypost/tile-engine';
import type { Database } from '../../../platform/db/database.ts';
import { countSelected, isSelected, type Selected } from '../../features/index.ts';
import { type KeptLayer, type LayerView, within } from '../cache/kept-layer.ts';
import { TileCache, type TileStore } from '../cache/tile-cache.ts';
import type { Coloring } from '../coloring/coloring.ts';
import { findLayerClasses } from '../coloring/layer-colors.ts';
import { createKeptExtent, type KeptExtent } from './kept-extent.ts';
import { createSqlTiles, type SqlRead } from './sql-tiles.ts';

/** The maximum number of views of layers tracked; the tiles themselves are in the store. */
const MAX_VIEWS = 200;
/** The maximum number of ranges of a view whose bbox is kept. */
const MAX_EXTENTS = 12;

/** Layers whose tiles are computed by SQL. */
export interface SqlLayers {
  get(view: LayerView): Promise<KeptLayer>;
  /** The bbox of the features of a view; null also when it would take too long. */
  findBbox(view: LayerView, range: FeatureSelection): Promise<TileState['bbox']>;
}

interface OpenView {
  readonly read: SqlRead;
  kept: KeptLayer | null;
  /** By range. */
  readonly extents: Map<string, KeptExtent>;
}

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

async function findBbox(
  view: OpenView,
  { version, selected }: Pick<LayerView, 'version' | 'selected'>,
  range: FeatureSelection,
): Promise<TileState['bbox']> {
  const bbox = await findExtent(view, selected, range).find(version);
  return bbox === null ? null : [...bbox];
}

/** @param openRead opens a queue for queries. */
export function createSqlLayers(
  database: Database,
  store: TileStore,
  coloring: Coloring,
  openRead: () => SqlRead,
): SqlLayers {
  const open = new Map<string, OpenView>();

  function keep({ version, selected }: LayerView, view: OpenView, classes: Classes | null): KeptLayer {
    const nowMs = Date.now();
    const toCache = (range: FeatureSelection) => {
      const wanted = { where: isSelected(within(selected, range)) };
      return new TileCache(store, createSqlTiles(wanted, { read: view.read, store, nowMs, classes }));
    };
    return {
      version,
      from: 'sql',
      whole: toCache({}),
      selected: new Map(),
      select: async (range) => toCache(range),
      async describe(range) {
        const count = await countSelected(database.read, within(selected, range));
        return { count, bbox: await findBbox(view, { version, selected }, range) };
      },
    };
  }

  function openView(view: LayerView): OpenView {
    const known = open.get(view.name) ?? { read: openRead(), kept: null, extents: new Map() };
    open.delete(view.name);
    open.set(view.name, known);
    const [oldest] = open.keys();
    if (open.size > MAX_VIEWS && oldest !== undefined) open.delete(oldest);
    return known;
  }

  return {
    findBbox: (view, range) => findBbox(openView(view), view, range),
    async get(view) {
      const known = openView(view);
      if (known.kept?.version === view.version) return known.kept;
      known.kept = keep(view, known, await findLayerClasses(database.read, coloring, view.colors));
      return known.kept;
    },
  };
}
