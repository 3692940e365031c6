import type { Map as MapLibreMap } from 'maplibre-gl';

/** Interval of checking whether the GPU has finished. */
const LOOK_MS = 20;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the commands issued so far are drawn: they may be queued long after the map issued them. */
async function whenDrawn(canvas: HTMLCanvasElement, until: number): Promise<void> {
  // The map's own context: a canvas has one.
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0) ?? null;
  // The context is lost, with its commands.
  if (gl === null || fence === null) return;
  gl.flush();
  const isDrawn = () => gl.isContextLost() || gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED;
  while (!isDrawn() && performance.now() < until) await wait(LOOK_MS);
  gl.deleteSync(fence);
}

/** Resolves when the map is idle, loaded and drawn, or after a number of milliseconds. */
export async function whenAtRest(map: MapLibreMap, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  // An idle map emits `idle` once more.
  map.triggerRepaint();
  await Promise.race([map.once('idle'), wait(patienceMs)]);
  await whenDrawn(map.getCanvas(), until);
}
