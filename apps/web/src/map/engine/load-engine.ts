let loading: Promise<typeof import('./engine-chunk.ts')> | null = null;

/** Loads the engine's code; a second call costs nothing, and one after a failure asks again. */
export function loadEngine(): Promise<typeof import('./engine-chunk.ts')> {
  loading ??= import('./engine-chunk.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Has the code of the engine and its worker there by the time the map is wanted. */
export function warmUpEngine(): void {
  loadEngine()
    .then(({ warmUpMaps, workerUrl }) => warmUpMaps(workerUrl))
    // Asked for again by the map, which says what is wrong.
    .catch(() => undefined);
}
