import type { Map as MapLibreMap } from 'maplibre-gl';

/** Interval at which the GPU fence is polled. */
const LOOK_MS = 20;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the GPU has executed the commands issued so far, which may be long after MapLibre's `idle`. */
async function whenDrawn(canvas: HTMLCanvasElement, until: number): Promise<void> {
  // A canvas has one context: this is the map's own.
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? null;
  // The context is lost, and so are its commands.
  if (gl === null || fence === null) return;
  gl.flush();
  const isDrawn = () => gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
  while (!isDrawn() && performance.now() < until) await wait(LOOK_MS);
  gl.deleteSync(fence);
}

/** Resolves when the map is still, fully loaded and drawn, at the latest after `patienceMs`. */
export async function whenAtRest(map: MapLibreMap, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  // Makes a map that is already idle send the event again.
  map.triggerRepaint();
  await Promise.race([map.once('idle'), wait(patienceMs)]);
  await whenDrawn(map.getCanvas(), until);
}
