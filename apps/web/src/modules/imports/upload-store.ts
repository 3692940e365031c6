import { toErrorText } from '../../data/error-text.ts';
import { getHttp } from '../../data/http.ts';
import { toPictureFile } from '../../data/picture-file.ts';
import { queryClient } from '../../data/query-client.ts';
import { translate } from '../../i18n/i18n.ts';
import { createStore } from '../../map/create-store.ts';
import { showToast } from '../../ui/toaster.ts';
import type { ImportItem } from './import-item.ts';
import { removeItems } from './import-state.ts';
import { changeImports, importStore } from './import-store.ts';
import { countRun, type UploadRun } from './upload-run.ts';
import { type Uploader, upload } from './uploader.ts';

interface UploadState {
  readonly run: UploadRun | null;
  readonly isDialogOpen: boolean;
}

/** The upload of this tab: it goes on while the person moves around. */
export const uploadStore = createStore<UploadState>({ run: null, isDialogOpen: false });

/** Each change of thousands would redraw the map and the table; this often is as good as at once. */
const FLUSH_MS = 300;
let uploader: Uploader | null = null;
let latest: UploadRun | null = null;
let flushing: ReturnType<typeof setTimeout> | null = null;
const removed = new Set<string>();

function flush(): void {
  if (flushing !== null) clearTimeout(flushing);
  flushing = null;
  if (latest === null) return;
  const done = new Set<string>();
  for (const { item, status } of latest.entries) {
    if (status !== 'success' || removed.has(item.localUuid)) continue;
    done.add(item.localUuid);
    removed.add(item.localUuid);
  }
  uploadStore.set({ run: latest });
  changeImports((state) => removeItems(state, done));
}

function onChange(run: UploadRun): void {
  latest = run;
  flushing ??= setTimeout(flush, FLUSH_MS);
}

function onEnd(run: UploadRun): void {
  latest = run;
  uploader = null;
  flush();
  for (const key of ['features', 'tile-state', 'projects'])
    void queryClient.invalidateQueries({ queryKey: [key] });
  const { failed } = countRun(run);
  if (run.isCancelled) return;
  showToast(
    failed === 0
      ? { tone: 'good', message: translate('imports.completed') }
      : { tone: 'error', message: translate('imports.completedWithFailures', { count: failed }) },
  );
}

/** A photograph that cannot be sent: its feature stays on the list and says so. */
class PhotoFault extends Error {}

async function toPicture(photo: File): Promise<File> {
  const picture = await toPictureFile(photo);
  if (picture === null) throw new PhotoFault();
  return picture;
}

/** Uploads features into a project and opens the progress dialog. One run at a time. */
export function startUpload(items: readonly ImportItem[], projectId: number): void {
  if (uploader !== null || items.length === 0) return;
  removed.clear();
  latest = null;
  uploadStore.set({ run: null, isDialogOpen: true });
  uploader = upload(items, projectId, {
    client: getHttp(),
    toErrorText: (error) =>
      error instanceof PhotoFault ? translate('imports.photoUnreadable') : toErrorText(translate, error),
    toPicture,
    onChange,
    onEnd,
  });
  flush();
}

export function cancelUpload(): void {
  uploader?.cancel();
}

/** Starts again with those that failed, in the project of the last run. */
export function retryFailed(): void {
  const { run } = uploadStore.get();
  if (run === null) return;
  const uuids = new Set(
    run.entries.filter((entry) => entry.status === 'error').map((entry) => entry.item.localUuid),
  );
  // From the list, not from the run: what failed may have been corrected since.
  startUpload(
    importStore.get().items.filter((item) => uuids.has(item.localUuid)),
    run.projectId,
  );
}

export function setUploadDialogOpen(isDialogOpen: boolean): void {
  uploadStore.set({ isDialogOpen });
}
