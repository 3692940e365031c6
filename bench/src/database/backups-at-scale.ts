import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ENDPOINTS } from '@waypost/contract';
import { makeNoisyPng } from '../files/noisy-png.ts';
import { type Bed, buoy, openBed } from '../run/bed.ts';
import { POINTS, takeFilled } from '../run/fill-groups.ts';
import { isQuick } from '../run/rounds.ts';
import type { Row } from '../run/row.ts';
import { toMs } from '../run/row.ts';
import { timeReads, timeReadsFor } from '../run/time-reads.ts';

const { backups, features, jobs } = ENDPOINTS;
const PHOTOS = isQuick ? 200 : 2_000;
const PHOTO_PIXELS = 256;
const PHOTOS_EACH = 20;
/** People who each write a feature a second. */
const WRITERS = 20;
const WRITE_MS = 1_000;
const ALONE_MS = isQuick ? 20_000 : 60_000;

async function addPhotos({ client, projectId }: Bed): Promise<void> {
  for (let at = 0; at < PHOTOS; at += PHOTOS_EACH) {
    const files = Array.from(
      { length: PHOTOS_EACH },
      (_, photo) =>
        new File([new Uint8Array(makeNoisyPng(PHOTO_PIXELS, at + photo))], `photo-${at + photo}.png`, {
          type: 'image/png',
        }),
    );
    await client.call(features.createFeature, {
      query: { project_id: projectId },
      body: { feature: { ...buoy, name: `Photographed ${at}` } },
      files,
    });
  }
}

/** Has people write while something goes on. @returns what it returns. */
async function whileWriting<T>({ client, projectId }: Bed, work: () => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const write = async (writer: number) => {
    await sleep((writer * WRITE_MS) / WRITERS);
    while (!stop.signal.aborted) {
      const next = sleep(WRITE_MS);
      await client.call(features.createFeature, {
        query: { project_id: projectId },
        body: { feature: buoy },
      });
      await next;
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  try {
    return await work();
  } finally {
    stop.abort();
    await writers;
  }
}

async function waitForJob({ client }: Bed, job_id: string): Promise<void> {
  for (;;) {
    const { state } = await client.call(jobs.getJob, { params: { job_id } });
    if (state === 'done') return;
    if (state === 'failed' || state === 'cancelled') throw new Error(`The job of a backup is ${state}.`);
    await sleep(200);
  }
}

/** Makes a backup. @returns how long it took, in milliseconds, and what is listed of it. */
async function backUp(bed: Bed) {
  const start = performance.now();
  await waitForJob(bed, (await bed.client.call(backups.startBackup, {})).job_id);
  const tookMs = performance.now() - start;
  const [made] = (await bed.client.call(backups.listBackups, {})).backups;
  if (made === undefined) throw new Error('There is no backup.');
  return { tookMs, made };
}

/** What a backup of a million features and of photographs costs those who work meanwhile, and whether it is whole. */
export async function benchBackupsAtScale(databaseUrl: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-bench-backups-'));
  const bed = await openBed(databaseUrl, { BACKUP_URL: pathToFileURL(folder).href });
  try {
    await takeFilled(bed);
    await addPhotos(bed);
    await bed.database.script(`update members set is_super_user = true where member_id = ${bed.memberId}`);
    return await compare(bed);
  } finally {
    await bed.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(bed: Bed): Promise<Row[]> {
  const { alone, beside, first, again } = await whileWriting(bed, async () => {
    await timeReadsFor(bed, ALONE_MS);
    const alone = await timeReadsFor(bed, ALONE_MS);
    let isMade = false;
    const making = backUp(bed).finally(() => {
      isMade = true;
    });
    const [beside, first] = await Promise.all([timeReads(bed, () => isMade), making]);
    return { alone, beside, first, again: await backUp(bed) };
  });
  const { backup_id } = again.made;
  const start = performance.now();
  await waitForJob(bed, (await bed.client.call(backups.tryBackup, { params: { backup_id } })).job_id);
  const triedMs = performance.now() - start;
  const { trial } =
    (await bed.client.call(backups.listBackups, {})).backups.find((made) => made.backup_id === backup_id) ??
    {};
  if (trial?.fault !== null)
    throw new Error(`The backup is not whole: ${trial?.fault ?? 'it was not tried'}.`);
  const what = `${POINTS.toLocaleString('en')} features and ${PHOTOS.toLocaleString('en')} photographs`;
  return [
    {
      what: `read a feature while ${WRITERS} people write and a backup of ${what} is made, 95th percentile`,
      against: 'the same without a backup',
      ratio: beside / alone,
      figures: `${toMs(beside)} against ${toMs(alone)}; the backup took ${toMs(first.tookMs)}`,
    },
    {
      what: `another backup of ${what}`,
      against: 'the first one',
      ratio: again.tookMs / first.tookMs,
      figures: `${toMs(again.tookMs)} against ${toMs(first.tookMs)}; its trial restore, equal in each table and file, took ${toMs(triedMs)}`,
    },
  ];
}
