/** The part of the map library's worker that is used here; it ships no types. */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  type Handler = (...message: unknown[]) => Promise<{ readonly data?: unknown }>;

  /** The worker's instance is `self.worker`. */
  export default class LibraryWorker {
    readonly actor: {
      /** Handlers by the short names of their messages. */
      readonly messageHandlers: Readonly<Record<string, Handler>>;
      registerMessageHandler(type: string, handler: Handler): void;
    };
  }
}
