import type { ImportPreview, OnDuplicate } from '@waypost/contract';
import { createStore } from '../../../data/create-store.ts';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { hasCode, toErrorText } from '../../../data/queries/error-text.ts';
import { queryClient } from '../../../data/queries/query-client.ts';
import { readPicture } from '../../../data/read-picture.ts';
import { getHttp } from '../../../data/session/http.ts';
import { memberQuery } from '../../../data/session/member.ts';
import { translate } from '../../../i18n/i18n.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { finishImport, listDone, previewUpload, startImport } from '../earlier/import-calls.ts';
import { type LeftUpload, withoutTaken } from '../earlier/left-upload.ts';
import type { ImportItem } from '../items/import-item.ts';
import { putBack, removeItems } from '../items/import-state.ts';
import { changeImports, importStore } from '../items/import-store.ts';
import { listUploading, whileUploading } from './upload-locks.ts';
import { createSourceFinder, toGroups, type UploadGroup, type UploadPlan } from './upload-plan.ts';
import { countRun, type UploadRun } from './upload-run.ts';
import { deleteLeft, loadLeft, saveDone, savePlan } from './upload-storage.ts';
import { type Uploader, upload } from './uploader.ts';

/** An upload waiting for a choice about features that exist already. */
export interface Duplicates {
  readonly preview: ImportPreview;
  readonly plan: UploadPlan;
}

interface UploadState {
  readonly run: UploadRun | null;
  readonly isDialogOpen: boolean;
  /** The server is being asked before the run begins. */
  readonly isPreparing: boolean;
  readonly duplicates: Duplicates | null;
  /** Uploads interrupted by earlier pages. */
  readonly left: readonly LeftUpload[];
}

/** The upload of this tab, which continues across navigation. */
export const uploadStore = createStore<UploadState>({
  run: null,
  isDialogOpen: false,
  isPreparing: false,
  duplicates: null,
  left: [],
});

/** Updating for each of thousands of changes would re-render map and table; at this interval it looks immediate. */
const FLUSH_MS = 300;
let uploader: Uploader | null = null;
let latest: { readonly plan: UploadPlan; readonly run: UploadRun } | null = null;
let flushing: ReturnType<typeof setTimeout> | null = null;
const removed = new Set<string>();

const getMemberId = () => queryClient.getQueryData(memberQuery.queryKey)?.member_id ?? null;

/** Storing the upload for later pages is optional: without it the upload still runs. */
async function keep(work: (memberId: number) => Promise<void>): Promise<void> {
  const memberId = getMemberId();
  if (memberId !== null) await work(memberId).catch((error: unknown) => console.warn(error));
}

function flush(): void {
  if (flushing !== null) clearTimeout(flushing);
  flushing = null;
  if (latest === null) return;
  const done = new Set<string>();
  for (const { item, status } of latest.run.entries) {
    if (status !== 'success' || removed.has(item.localUuid)) continue;
    done.add(item.localUuid);
    removed.add(item.localUuid);
  }
  uploadStore.set({ run: latest.run });
  changeImports((state) => removeItems(state, done));
  const { uuid } = latest.plan;
  void keep((memberId) => saveDone(memberId, uuid, [...done]));
}

async function onEnd(plan: UploadPlan, run: UploadRun): Promise<void> {
  latest = { plan, run };
  uploader = null;
  flush();
  const { failed, pending } = countRun(run);
  if (pending === 0) {
    await finishImport(plan.projectId, plan.uuid).catch((error: unknown) => console.warn(error));
    if (failed === 0) await keep((memberId) => deleteLeft(memberId, plan.uuid));
  }
  for (const key of ['features', 'tile-state', 'projects', 'imports'])
    void queryClient.invalidateQueries({ queryKey: [key] });
  if (run.isCancelled || run.isInterrupted) return;
  // Reported per project: the end of the next one would report success.
  if (failed > 0)
    showToast({ tone: 'error', message: translate('imports.completedWithFailures', { count: failed }) });
  if (plan.later.length > 0) return startGroups(plan.later);
  if (failed === 0) showToast({ tone: 'good', message: translate('imports.completed') });
}

/** A photograph that cannot be sent: its feature stays listed with the error. */
class PhotoFault extends Error {}

async function toPicture(photo: File): Promise<File> {
  const picture = await readPicture(photo);
  if (picture === null) throw new PhotoFault();
  return picture.file;
}

/** Photographs whose file the project has already and keeps. */
function listLeft({ files, onDuplicate }: UploadPlan, preview: ImportPreview | null): Set<string> {
  const known = (preview?.files ?? []).filter((file) => file.known_count > 0).map(({ digest }) => digest);
  if (onDuplicate === 'duplicate') return new Set();
  return new Set(files.flatMap(({ id, digest }) => (digest !== null && known.includes(digest) ? [id] : [])));
}

/** Sends items of a plan; one run at a time. */
async function run(
  plan: UploadPlan,
  items: readonly ImportItem[],
  preview: ImportPreview | null,
): Promise<void> {
  if (uploader !== null || items.length === 0) return;
  try {
    await startImport(plan);
  } catch (error) {
    showToast({ tone: 'error', message: toErrorText(translate, error) });
    return;
  }
  removed.clear();
  latest = null;
  uploadStore.set({ run: null, isDialogOpen: true, left: withoutLeft(plan.uuid), duplicates: null });
  const left = listLeft(plan, preview);
  uploader = upload(
    items,
    { projectId: plan.projectId, importUuid: plan.uuid },
    {
      client: getHttp(),
      toErrorText: (error) =>
        error instanceof PhotoFault ? translate('imports.photoUnreadable') : toErrorText(translate, error),
      toPicture,
      findSource: createSourceFinder(plan.files),
      isLeft: ({ fileId }) => left.has(fileId),
      onChange: (changed) => {
        latest = { plan, run: changed };
        flushing ??= setTimeout(flush, FLUSH_MS);
      },
      onEnd: (ended) => void onEnd(plan, ended),
    },
  );
  const { ended } = uploader;
  void whileUploading(plan.uuid, () => ended);
  flush();
}

/** Marks a task as under way while it runs. */
async function preparing(work: () => Promise<void>): Promise<void> {
  if (uploadStore.get().isPreparing || uploader !== null) return;
  uploadStore.set({ isPreparing: true });
  try {
    await work();
  } catch (error) {
    showToast({ tone: 'error', message: toErrorText(translate, error) });
  } finally {
    uploadStore.set({ isPreparing: false });
  }
}

/** The interrupted uploads, without one of them. */
const withoutLeft = (uuid: string) => uploadStore.get().left.filter(({ plan }) => plan.uuid !== uuid);

/** Stores a new upload beside the interrupted ones, whose features it may take over. */
async function keepPlan(memberId: number, plan: UploadPlan): Promise<void> {
  await savePlan(memberId, plan);
  const others = (await loadLeft(memberId)).filter((left) => left.plan.uuid !== plan.uuid);
  const taken = [plan, ...plan.later].flatMap(({ items }) => items.map(({ localUuid }) => localUuid));
  const { changed, over } = withoutTaken(others, new Set(taken));
  for (const one of changed) await savePlan(memberId, one);
  for (const uuid of over) await deleteLeft(memberId, uuid);
}

async function begin(plan: UploadPlan, preview: ImportPreview | null): Promise<void> {
  await keep((memberId) => keepPlan(memberId, plan));
  await run(plan, plan.items, preview);
}

/** One project after the other; each is first asked whether it has the files already. */
function startGroups([first, ...later]: readonly UploadGroup[]): Promise<void> {
  return preparing(async () => {
    if (first === undefined) return;
    const plan = { ...first, uuid: createLocalUuid(), onDuplicate: 'duplicate' as const, later };
    const preview = await previewUpload(plan);
    const isKnown = preview.files.some((file) => file.known_count > 0);
    if (isKnown) uploadStore.set({ duplicates: { preview, plan } });
    else await begin(plan, preview);
  });
}

/** Uploads features into a project, and those with a project of their own into that. */
export function startUpload(items: readonly ImportItem[], projectId: number): Promise<void> {
  return startGroups(toGroups(importStore.get().files, items, projectId));
}

/** Continues an upload whose files are known; null cancels it. */
export function answerDuplicates(choice: OnDuplicate | null): Promise<void> {
  const { duplicates } = uploadStore.get();
  uploadStore.set({ duplicates: null });
  if (duplicates === null || choice === null) return Promise.resolve();
  return preparing(() => begin({ ...duplicates.plan, onDuplicate: choice }, duplicates.preview));
}

/** Loads the uploads of earlier pages, except those that this or another page is running. */
export async function findLeft(memberId: number): Promise<void> {
  const look = async () => {
    const [left, uploading] = await Promise.all([loadLeft(memberId), listUploading()]);
    // Checked afterwards: one may have begun during the read.
    const own = latest?.plan.uuid ?? null;
    return left.filter(({ plan }) => plan.uuid !== own && !uploading.has(plan.uuid));
  };
  const left = await look().catch((error: unknown) => {
    console.warn(error);
    return [];
  });
  uploadStore.set({ left });
}

/**
 * Resumes an upload with all features that the server does not have.
 * @param isOfThisPage omits what was removed from the list; another page has no list yet.
 */
function resume(plan: UploadPlan, isOfThisPage: boolean): Promise<void> {
  return preparing(async () => {
    try {
      await startImport(plan);
      const done = await listDone(plan.projectId, plan.uuid);
      // Prefers the listed item: it may have been corrected after a failure.
      const listed = new Map(importStore.get().items.map((item) => [item.localUuid, item]));
      const items = plan.items
        .filter(({ localUuid }) => !done.has(localUuid) && (!isOfThisPage || listed.has(localUuid)))
        .map((item) => listed.get(item.localUuid) ?? item);
      changeImports((state) => ({
        ...[{ ...plan, items }, ...plan.later].reduce(
          (next, group) => putBack(next, group.files, group.items),
          removeItems(state, done),
        ),
        projectId: plan.projectId,
      }));
      if (items.length === 0) await finishLeft(plan);
      else await run(plan, items, plan.onDuplicate === 'duplicate' ? null : await previewUpload(plan));
    } catch (error) {
      if (hasCode(error, 'import_undone', 'import_not_found', 'project_not_found'))
        await discardLeft(plan.uuid);
      throw error;
    }
  });
}

/** Nothing is left after all: only the last response was lost. */
async function finishLeft(plan: UploadPlan): Promise<void> {
  await finishImport(plan.projectId, plan.uuid);
  await discardLeft(plan.uuid);
  showToast({ tone: 'good', message: translate('imports.completed') });
}

/** Resumes an upload of an earlier page. */
export function resumeLeft({ plan }: LeftUpload): Promise<void> {
  return resume(plan, false);
}

/** Resumes the interrupted or cancelled run, or retries what failed in it. */
export function retryFailed(): Promise<void> {
  return latest === null ? Promise.resolve() : resume(latest.plan, true);
}

/** Discards an upload of an earlier page; features on the server remain. */
export async function discardLeft(uuid: string): Promise<void> {
  uploadStore.set({ left: withoutLeft(uuid) });
  await keep((memberId) => deleteLeft(memberId, uuid));
}

/** The network is back: resumes what its loss interrupted. */
function onOnline(): void {
  if (latest?.run.isInterrupted === true) void retryFailed();
}

if (typeof window !== 'undefined') window.addEventListener('online', onOnline);

export function cancelUpload(): void {
  uploader?.cancel();
}

export function setUploadDialogOpen(isDialogOpen: boolean): void {
  uploadStore.set({ isDialogOpen });
}
