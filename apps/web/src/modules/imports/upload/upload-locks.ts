const PREFIX = 'waypost-upload-';

/** Browsers have it on pages over TLS and on those of one's own machine. */
const getLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Says to the other pages of this browser that an upload is under way here, until the work has ended. */
export async function whileUploading<T>(uuid: string, work: () => Promise<T>): Promise<T> {
  const locks = getLocks();
  return locks === undefined ? work() : locks.request(PREFIX + uuid, { mode: 'shared' }, work);
}

/** The uuids of uploads that some page of this browser works on: they are not left by anybody. */
export async function listUploading(): Promise<Set<string>> {
  const { held = [] } = (await getLocks()?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}
