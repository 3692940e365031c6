import { type Map as MapLibreMap, ScaleControl } from 'maplibre-gl';

/** Of the length of the bar: less than half a pixel. */
const TOLERANCE = 0.005;
const RADIANS = Math.PI / 180;

/**
 * Names the scale of a place: equal while a bar that is right for the one is right for the other to half a percent.
 * `lat` in degrees.
 */
export function toScaleKey(zoom: number, lat: number): string {
  const toStep = (length: number) => Math.round(Math.log(length) / TOLERANCE);
  return `${toStep(2 ** zoom)} ${toStep(Math.cos(lat * RADIANS))}`;
}

/**
 * The library's scale, left as it is while it is right. A map that is pulled north would have it another thousandth of a
 * pixel long at each frame, and the page painted anew for that.
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
