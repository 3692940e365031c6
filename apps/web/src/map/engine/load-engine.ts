let loading: Promise<typeof import('./engine-chunk.ts')> | null = null;

/** Loads the engine's code; once for all callers, again after a failure. */
export function loadEngine(): Promise<typeof import('./engine-chunk.ts')> {
  loading ??= import('./engine-chunk.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Preloads the code of the engine and its worker. */
export function warmUpEngine(): void {
  loadEngine()
    .then(({ warmUpMaps, workerUrl }) => warmUpMaps(workerUrl))
    // The map loads it again and reports the error.
    .catch(() => undefined);
}
