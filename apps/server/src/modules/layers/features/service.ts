import {
  DEFAULT_FEATURE_COLOR,
  type ExportFormat,
  type FeatureTableField,
  isOneColor,
  type LayerFeatures,
  type LayerFeaturesQuery,
  type Legend,
  type TileState,
  type TimelineBars,
  type TimelineRange,
} from '@waypost/contract';
import { windRings } from '@waypost/geo';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import type { BodyEncoding } from '../../../platform/http/responses/accepted-encoding.ts';
import type { LayerExporter } from '../../exports/index.ts';
import {
  countSelected,
  getSelectedTimeline,
  listSelectedFeatures,
  listSelectedFields,
  type ObservedRange,
  selectWithin,
  toRangeFilter,
} from '../../features/index.ts';
import type { TileService } from '../../tiles/index.ts';
import { findView, type NamedView } from './find-view.ts';

type ReadGrant = OrganizationGrant<'layer:read'>;

/** What tiles of a layer show: a range of time, and of other projects than one and those below it. */
interface Shown extends ObservedRange {
  readonly beside?: number | undefined;
}

export interface LayerTileRequest extends Shown {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly version: string | undefined;
  readonly encoding: BodyEncoding;
  readonly ifNoneMatch: string | undefined;
}

/**
 * The features of layers, for each reader those that they may read at this moment. Every method throws AppError
 * `layer_not_found`, and `layer_without_features` for a kind without features.
 */
export interface LayerFeatureService {
  list(grant: ReadGrant, code: string, query: LayerFeaturesQuery): Promise<LayerFeatures>;
  /** @throws AppError `export_too_large_for_format`. */
  exportFile(
    grant: ReadGrant,
    code: string,
    range: ObservedRange,
    format: ExportFormat,
  ): Promise<BinaryResult>;
  getTimeline(grant: ReadGrant, code: string, range: TimelineRange): Promise<TimelineBars>;
  getState(grant: ReadGrant, code: string, shown: Shown): Promise<TileState>;
  getTile(grant: ReadGrant, code: string, request: LayerTileRequest): Promise<BinaryResult>;
  getLegend(grant: ReadGrant, code: string): Promise<Legend>;
  /** The keys of collected data of its newest features. */
  listFields(grant: ReadGrant, code: string): Promise<FeatureTableField[]>;
}

export interface LayerFeatureOptions {
  readonly database: Database;
  readonly tiles: TileService;
  readonly exporter: LayerExporter;
}

async function list(
  database: Database,
  { selected }: NamedView,
  { limit, offset, ...range }: LayerFeaturesQuery,
): Promise<LayerFeatures> {
  const shown = selectWithin(selected, range);
  const [found, total] = await Promise.all([
    listSelectedFeatures(database.read, shown, { limit, offset }),
    countSelected(database.read, shown),
  ]);
  const features = found.map(({ geometry = null, ...properties }) => ({
    type: 'Feature' as const,
    geometry: geometry === null ? null : windRings(geometry),
    properties,
  }));
  return { type: 'FeatureCollection', total, features };
}

export function createLayerFeatureService({
  database,
  tiles,
  exporter,
}: LayerFeatureOptions): LayerFeatureService {
  const nameView = (organizationId: number, memberId: number, code: string, beside: number | null) =>
    `layer ${organizationId} ${memberId} ${code} ${beside}`;

  /** Kept until the next write, as the rights to a project’s tiles are. */
  async function recall(grant: ReadGrant, code: string, beside: number | null = null): Promise<NamedView> {
    const question = nameView(grant.organizationId, grant.memberId, code, beside);
    return database.recent.get(question, () => findView(database.read, grant, code, beside));
  }

  return {
    list: async (grant, code, query) => list(database, await recall(grant, code), query),
    async exportFile(grant, code, range, format) {
      const { title, rights, selected } = await findView(database.read, grant, code);
      return exporter.exportLayer(
        {
          name: title,
          organizationId: grant.organizationId,
          memberId: grant.memberId,
          selected: selectWithin(selected, range),
          async recheck() {
            const now = await findView(database.read, grant, code);
            if (now.rights !== rights) throw new AppError('layer_not_found');
          },
        },
        format,
      );
    },
    async getTimeline(grant, code, range) {
      const { title, selected, colors } = await recall(grant, code);
      const color = colors !== null && isOneColor(colors.by) ? colors.by : DEFAULT_FEATURE_COLOR;
      const series = { id: `layer:${code}`, name: title, color };
      return getSelectedTimeline(database.read, selected, range, series);
    },
    getState: async (grant, code, { beside = null, ...range }) =>
      tiles.getLayerState(await recall(grant, code, beside), toRangeFilter(range)),
    getLegend: async (grant, code) => tiles.getLayerLegend(await recall(grant, code)),
    listFields: async (grant, code) =>
      listSelectedFields(database.read, (await recall(grant, code)).selected),
    async getTile({ organizationId, ...grant }, code, { startDate, endDate, beside = null, ...request }) {
      const view = await recall({ organizationId, ...grant }, code, beside);
      return tiles.getLayerTile(
        view,
        { ...request, selection: toRangeFilter({ startDate, endDate }) },
        (memberId) => {
          // Views are kept under these names only.
          const found = database.recent.find(nameView(organizationId, memberId, code, beside));
          return (found as NamedView | undefined)?.version;
        },
      );
    },
  };
}
