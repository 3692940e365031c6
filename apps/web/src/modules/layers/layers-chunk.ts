// What the pane and the map show of layers, loaded together.
export { LayerList } from './list/layer-list.tsx';
export { LayersOnMap } from './shown/layers-on-map.tsx';
