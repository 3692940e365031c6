import { ENDPOINTS, type ImageLook, type LayerCreateInput, TUS } from '@waypost/contract';
import { drawOrthophoto } from '@waypost/sandbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';
import { FinalJobError } from '../../../platform/jobs/job-errors.ts';
import type { JobContext } from '../../../platform/jobs/job-kind.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { StagedFile, Storage } from '../../../platform/storage/storage.ts';
import { createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';
import { TileCutter } from '../pictures/cutting/tile-cutter.ts';
import { createImageLooks } from './looks.ts';
import { createOverviewsKind } from './overviews-kind.ts';
import { findImageOfLayer, type ImageRow, updateImage } from './store.ts';

const { layerImages } = ENDPOINTS;
/** On El Mogote, off La Paz. */
const LARGE = drawOrthophoto({ bbox: [-110.42, 24.14, -110.4, 24.16], across: 5, hasOverviews: false });
const LATER = () => new Date(Date.now() + 3 * 3_600_000);
const toLook = (first: number): ImageLook => ({
  bands: [first],
  ramp: 'heat',
  stretch: { kind: 'values', low: 0, high: 255 },
  nodata: null,
});
const FULL = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

let app: TestApp;
let world: LayerWorld;
let editor: Person;
let storage: Storage;
let code: string;
const cutters: TileCutter[] = [];
beforeAll(async () => {
  app = await startTestApp();
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  storage = await openStorage(app.config);
  code = await make();
});
afterAll(async () => {
  for (const cutter of cutters) await cutter.close();
  await app.close();
});

/** Looks of pictures whose files are read so. */
function openLooks(read: Storage['read']) {
  const broken = { ...storage, read };
  const cutter = new TileCutter(broken);
  cutters.push(cutter);
  const overviewsKind = createOverviewsKind(storage);
  return createImageLooks({ database: app.database, storage: broken, cutter, overviewsKind });
}

const paramsOf = (layer_id: string) => ({ params: { org_id: world.org_id, layer_id } });
const choose = (look: ImageLook) =>
  editor.client.call(layerImages.putImageLook, { ...paramsOf(code), body: look });
const describeLook = () => editor.client.call(layerImages.getImageLook, paramsOf(code));
const change = (row: ImageRow, to: Parameters<typeof updateImage>[2]) =>
  app.database.transaction((tx) => updateImage(tx, row.image_id, to));

async function make(): Promise<string> {
  const body: LayerCreateInput = {
    type: 101,
    name: 'From the drone',
    layer: { data: { file_name: 'drone.tif', byte_size: LARGE.length } },
  };
  const made = await world.makeLayer(body, editor);
  await editor.client.call(layerImages.appendImage, {
    ...paramsOf(made),
    headers: { 'tus-resumable': TUS.version, 'upload-offset': '0' },
    files: [new File([new Uint8Array(LARGE)], 'piece')],
  });
  const isShown = async () =>
    expect((await editor.client.call(layerImages.getLayerImage, paramsOf(made))).status).toBe(0);
  await vi.waitFor(isShown);
  return made;
}

async function getRow(): Promise<ImageRow> {
  const row = await findImageOfLayer(app.database.read, world.org_id, code);
  if (row === null) throw new Error('There is no picture.');
  return row;
}

const isKept = (digest: string | null) =>
  storage.read(digest ?? '', 0, 4).then(
    () => true,
    () => false,
  );

/** Runs the job of a look with another storage. */
async function run(other: Partial<Storage>, context: Partial<JobContext> = {}): Promise<void> {
  const { image_id } = await getRow();
  const kind = createOverviewsKind({ ...storage, ...other });
  await kind.run(
    { jobId: image_id, payload: { image_id }, organizationId: world.org_id, memberId: null } as never,
    {
      signal: new AbortController().signal,
      attempt: 1,
      progress: () => {},
      transaction: (work) => app.database.transaction(work),
      ...context,
    },
  );
}

describe('smaller sizes of a picture', () => {
  test('that another look took the place of are removed once they are old enough', async () => {
    const { overviews_digest: before } = await getRow();
    await choose(toLook(1));
    await expect.poll(async () => (await describeLook()).state).toBe('shown');
    const { overviews_digest: after } = await getRow();
    expect(after).not.toBe(before);
    await app.services.layerImages.purge();
    expect(await isKept(before)).toBe(true);
    await app.services.layerImages.purge(LATER());
    expect(await isKept(before)).toBe(false);
    expect(await isKept(after)).toBe(true);
  });

  test('of a look that lost are removed too, and those that are shown stay', async () => {
    await app.services.jobs.stop();
    const row = await getRow();
    await change(row, { next_look: toLook(2) });
    let lost: string | null = null;
    const stage: Storage['stage'] = async (source, fileName): Promise<StagedFile> => {
      const staged = await storage.stage(source, fileName);
      lost = staged.digest;
      const keep = async () => {
        await staged.keep();
        await change(row, { next_look: toLook(3) });
      };
      return { ...staged, keep };
    };
    await run({ stage });
    expect(await getRow()).toMatchObject({ overviews_digest: row.overviews_digest, next_look: toLook(3) });
    expect(await isKept(lost)).toBe(true);
    await app.services.layerImages.purge(LATER());
    expect(await isKept(lost)).toBe(false);
    expect(await isKept(row.overviews_digest)).toBe(true);
  });

  test('are not made to the end when another look is chosen meanwhile', async () => {
    const row = await getRow();
    await change(row, { next_look: toLook(1) });
    const stage = vi.fn<Storage['stage']>(storage.stage);
    let asked = 0;
    await run(
      { stage },
      {
        transaction: async (work) => {
          asked += 1;
          if (asked === 2) await change(row, { next_look: toLook(3) });
          return app.database.transaction(work);
        },
      },
    );
    expect(asked).toBe(2);
    expect(stage).not.toHaveBeenCalled();
  });
});

describe('a failure of the storage', () => {
  test('is no damage of the picture: the job is tried again', async () => {
    await change(await getRow(), { next_look: toLook(1) });
    const read = () => Promise.reject(FULL);
    await expect(run({ read })).rejects.toBe(FULL);
    await change(await getRow(), { next_look: toLook(9) });
    await expect(run({})).rejects.toBeInstanceOf(FinalJobError);
  });

  test('is not told as damage by a preview', async () => {
    const read = () => Promise.reject(FULL);
    const looks = openLooks(read);
    const failed: unknown = await looks.preview(await getRow(), toLook(1)).catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(AppError);
    expect((failed as Error).message).toBe(FULL.message);
    await expect(looks.describe(await getRow())).rejects.toBe(FULL);
  });
});

describe('previews', () => {
  test('of one organization wait in a short line', async () => {
    const row = await getRow();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const read = async () => {
      await held;
      throw FULL;
    };
    const looks = openLooks(read);
    const asked = Array.from({ length: 4 }, () => looks.preview(row, toLook(1)));
    await expect(looks.preview(row, toLook(1))).rejects.toMatchObject({ code: 'too_many_requests' });
    letGo();
    await Promise.allSettled(asked);
    await expect(looks.preview(row, toLook(1))).rejects.toThrow(FULL.message);
  });
});

describe('a look that failed', () => {
  test('is forgotten when the one that is shown is chosen again', async () => {
    const { look } = await getRow();
    if (look === null) throw new Error('Nobody chose a look.');
    await change(await getRow(), { next_look: null, look_failed: true });
    expect((await describeLook()).state).toBe('failed');
    expect(await choose(look)).toMatchObject({ look, state: 'shown' });
  });
});
