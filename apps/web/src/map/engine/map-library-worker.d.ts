/** What is used of the worker of the map library, which brings no types. */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  type Handler = (...message: unknown[]) => Promise<{ readonly data?: unknown }>;

  /** In a worker an instance of it stands in `self.worker`. */
  export default class LibraryWorker {
    readonly actor: {
      /** By the short names of messages. */
      readonly messageHandlers: Readonly<Record<string, Handler>>;
      registerMessageHandler(type: string, handler: Handler): void;
    };
  }
}
