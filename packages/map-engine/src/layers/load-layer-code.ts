import { setLayerCode } from './layer-code.ts';

/** Loads the code of layers. */
export async function loadLayerCode(): Promise<void> {
  setLayerCode((await import('./scene-layers.ts')).layerCode);
}
