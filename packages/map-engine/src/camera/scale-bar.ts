import { type Map as MapLibreMap, ScaleControl } from 'maplibre-gl';

/** Relative tolerance of the bar's length: less than half a pixel. */
const TOLERANCE = 0.005;
const RADIANS = Math.PI / 180;

/**
 * A key for the scale at a position: equal while one bar is right for both to within half a percent. `lat` in degrees.
 */
export function toScaleKey(zoom: number, lat: number): string {
  const toStep = (length: number) => Math.round(Math.log(length) / TOLERANCE);
  return `${toStep(2 ** zoom)} ${toStep(Math.cos(lat * RADIANS))}`;
}

/**
 * MapLibre's scale control, updated only when the scale changes: otherwise each frame of a pan to the north would
 * change the bar by a thousandth of a pixel and repaint the page.
 */
export class ScaleBar extends ScaleControl {
  override onAdd(map: MapLibreMap): HTMLElement {
    const update = this._onMove;
    let shown = '';
    this._onMove = () => {
      const next = toScaleKey(map.getZoom(), map.getCenter().lat);
      if (next === shown) return;
      shown = next;
      update();
    };
    return super.onAdd(map);
  }
}
