import { ENDPOINTS, type Layer, type LayerUpdate, layerFeatureEndpoints } from '@waypost/contract';
import type { FakeServer } from '../../../test/fake-server.ts';
import { makeLayer } from './layer.fixture.ts';
import { moveInList } from './tree/move-in-list.ts';

const { layers } = ENDPOINTS;

/** A layer of the organization of whom pages are opened for. */
export function makeLayerOfRosa(...given: Parameters<typeof makeLayer>): Layer {
  const layer = makeLayer(...given);
  return { ...layer, properties: { ...layer.properties, organization_id: 7 } };
}

/** Keeps the layers of an organization as the server does: what is chosen, changed and moved is in the next list. */
export function keepLayers(server: FakeServer, first: readonly Layer[]) {
  let kept = [...first];
  const change = (code: string | undefined, toNext: (layer: Layer) => Layer): Layer => {
    kept = kept.map((layer) => (layer.code === code ? toNext(layer) : layer));
    const changed = kept.find((layer) => layer.code === code);
    if (changed === undefined) throw new Error(`There is no layer ${code}.`);
    return changed;
  };
  server
    .answer(layerFeatureEndpoints.getLayerTileState, { version: '1', count: 2, bbox: null })
    .answerEmpty(layerFeatureEndpoints.getLayerTimeline)
    .answerEmpty(layerFeatureEndpoints.listLayerFeatures)
    .answer(layers.listLayers, () => kept)
    .answer(layers.chooseLayer, ({ params, body }) => {
      const { map, visible } = body as { map: 'top' | 'bottom'; visible: boolean }; // as the contract has it
      change(params['layer_id'], (layer) => ({ ...layer, choice: { ...layer.choice, [map]: visible } }));
      return undefined;
    })
    .answer(layers.updateLayer, ({ params, body }) => {
      const { name, visible, opacity, color_by } = body as LayerUpdate;
      return change(params['layer_id'], (layer) => ({
        ...layer,
        opacity: opacity ?? layer.opacity,
        color_by: color_by === undefined ? layer.color_by : color_by,
        properties: {
          ...layer.properties,
          name: name ?? layer.properties.name,
          visible: visible ?? layer.properties.visible,
        },
      }));
    })
    .answer(layers.moveLayer, ({ params, body }) => {
      const code = params['layer_id'] ?? '';
      kept = moveInList(kept, code, body as Parameters<typeof moveInList>[2]);
      return change(code, (layer) => layer);
    });
  return {
    /** As another person or another page of the same one changes it. */
    change,
  };
}
