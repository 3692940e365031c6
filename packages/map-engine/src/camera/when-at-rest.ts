import type { Map as MapLibreMap } from 'maplibre-gl';

/** So often it is asked whether the commands of the map are drawn. */
const LOOK_MS = 20;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What the browser was told to draw by now is drawn: its commands may wait long after the map has said them. */
async function whenDrawn(canvas: HTMLCanvasElement, until: number): Promise<void> {
  // The map's own: a canvas has one.
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? null;
  // Lost, and with it all that was told.
  if (gl === null || fence === null) return;
  gl.flush();
  const isDrawn = () => gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
  while (!isDrawn() && performance.now() < until) await wait(LOOK_MS);
  gl.deleteSync(fence);
}

/** When the map stands still, and all of it is loaded and drawn; or after so many milliseconds. */
export async function whenAtRest(map: MapLibreMap, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  // A map that is still already says so once more.
  map.triggerRepaint();
  await Promise.race([map.once('idle'), wait(patienceMs)]);
  await whenDrawn(map.getCanvas(), until);
}
