const PREFIX = 'waypost-upload-';

/** Browsers offer locks only on pages over TLS and on localhost. */
const getLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Holds a lock while an upload runs, so that other pages of this browser see it. */
export async function whileUploading<T>(uuid: string, work: () => Promise<T>): Promise<T> {
  const locks = getLocks();
  return locks === undefined ? work() : locks.request(PREFIX + uuid, { mode: 'shared' }, work);
}

/** The uuids of uploads that some page of this browser is running: they are not interrupted. */
export async function listUploading(): Promise<Set<string>> {
  const { held = [] } = (await getLocks()?.query()) ?? {};
  const names = held.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}
