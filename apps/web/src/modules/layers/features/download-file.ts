import { type ExportFormat, type Layer, layerFeatureEndpoints } from '@waypost/contract';
import { getHttp } from '../../../data/session/http.ts';
import { saveFile } from '../../features/index.ts';
import type { LayerRange } from '../api.ts';
import { toDispositionName } from './disposition-name.ts';

const toParams = ({ code, properties }: Layer) => ({ org_id: properties.organization_id, layer_id: code });

/** Saves a response as the file that it names, else by the time. */
export async function saveResponse(response: Response, extension: string): Promise<void> {
  const named = toDispositionName(response.headers.get('content-disposition'));
  const name = named ?? `layer-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.${extension}`;
  saveFile(name, await response.blob(), 'application/octet-stream');
}

/** Downloads the features of a layer as CSV. @throws ApiError. */
export async function downloadCsv(layer: Layer, range: LayerRange): Promise<void> {
  const call = { params: toParams(layer), query: range };
  await saveResponse(await getHttp().fetch(layerFeatureEndpoints.downloadLayerCsv, call), 'csv');
}

/** Downloads the features of a layer in another format. @throws ApiError. */
export async function downloadAs(layer: Layer, range: LayerRange, format: ExportFormat): Promise<void> {
  const call = { params: toParams(layer), query: { ...range, format } };
  await saveResponse(await getHttp().fetch(layerFeatureEndpoints.exportLayerFeatures, call), format);
}
