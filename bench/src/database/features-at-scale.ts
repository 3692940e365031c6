import { randomBytes } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import sharp from 'sharp';
import { type Bed, buoy, openBed } from '../run/bed.ts';
import { fillGroups, POINTS, takeFilled } from '../run/fill-groups.ts';
import { explainQuestions } from './query-plans.ts';
import { toRounds } from '../run/rounds.ts';
import { interleave, type Row, timePerCall, toMs } from '../run/row.ts';

const ROUNDS = toRounds(7);
const CALLS = 20;
const FEW = 10_000;
const FIELDS = 30;
const DAY_MS = 86_400_000;

/** Typical requests to a project of a million features, against the same requests to one of ten thousand. */
async function benchQuestions(bed: Bed, databaseUrl: string): Promise<Row[]> {
  const filled = [await takeFilled(bed), await fillGroups(bed, FEW)] as const;
  const [many, few] = [filled[0].projectId, filled[1].projectId];
  const forms = new Map(filled.map(({ projectId, templateId }) => [projectId, templateId]));
  const { client } = bed;
  const { getTimeline } = ENDPOINTS.features;
  const begin = Date.now() - 300.3 * DAY_MS;
  const questions: Record<string, (project_id: number) => Promise<unknown>> = {
    'list of 15 with the total': (project_id) =>
      client.call(ENDPOINTS.features.listFeaturesWithTotal, { params: { project_id } }),
    'timeline of a month': (project_id) =>
      client.call(getTimeline, { params: { project_id }, query: { range: 'month' } }),
    'timeline of all features': (project_id) =>
      client.call(getTimeline, { params: { project_id }, query: { range: 'all' } }),
    'timeline of a month, Public features only': (project_id) =>
      client.call(getTimeline, { params: { project_id }, query: { range: 'month', shared: 'true' } }),
    'timeline of all features, Public features only': (project_id) =>
      client.call(getTimeline, { params: { project_id }, query: { range: 'all', shared: 'true' } }),
    'timeline of a month, one template': (project_id) =>
      client.call(getTimeline, {
        params: { project_id },
        query: { range: 'month', template_ids: String(forms.get(project_id)) },
      }),
    'timeline of all features, one template': (project_id) =>
      client.call(getTimeline, {
        params: { project_id },
        query: { range: 'all', template_ids: String(forms.get(project_id)) },
      }),
    'timeline of all features, between two dates': (project_id) =>
      client.call(getTimeline, {
        params: { project_id },
        query: { range: 'all', start_date: begin, end_date: begin + 200.4 * DAY_MS },
      }),
  };
  const rows: Row[] = [];
  for (const [what, ask] of Object.entries(questions)) {
    await timePerCall(CALLS, () => ask(many));
    await timePerCall(CALLS, () => ask(few));
    const times = await interleave(
      ROUNDS,
      () => timePerCall(CALLS, () => ask(many)),
      () => timePerCall(CALLS, () => ask(few)),
    );
    rows.push({
      what: `${what}, ${POINTS.toLocaleString('en')} features`,
      against: `the same with ${FEW.toLocaleString('en')}`,
      ratio: times.a / times.b,
      figures: `${toMs(times.a)} against ${toMs(times.b)}`,
    });
  }
  const plans = await explainQuestions(
    bed,
    databaseUrl,
    { projectId: many, count: POINTS, word: '654321' },
    { projectId: few, count: FEW, word: '4321' },
  );
  return [...rows, ...plans];
}

/** A JPEG whose pixels do not repeat, like a camera's. */
async function takePhoto(): Promise<File> {
  const width = 640;
  const height = 480;
  const raw = { width, height, channels: 3 as const };
  const bytes = await sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality: 80 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
}

/** A report with thirty fields and a photograph, against one with neither. */
async function benchRichReport(bed: Bed): Promise<Row> {
  const { client, projectId } = bed;
  const data = Array.from({ length: FIELDS }, (_, n) => ({
    key: `Field ${n}`,
    value: `Value ${n}`,
    type: 0 as const,
  }));
  const query = { project_id: projectId };
  const photo = await takePhoto();
  const rich = () =>
    client.call(ENDPOINTS.features.createFeature, {
      query,
      body: { feature: { ...buoy, data } },
      files: [photo],
    });
  const bare = () => client.call(ENDPOINTS.features.createFeature, { query, body: { feature: buoy } });
  await timePerCall(CALLS, rich);
  const times = await interleave(
    ROUNDS,
    () => timePerCall(CALLS, rich),
    () => timePerCall(CALLS, bare),
  );
  return {
    what: `create a report with ${FIELDS} fields and a photograph of ${Math.round(photo.size / 1000)} kB over HTTP, PostgreSQL`,
    against: 'a report without either',
    ratio: times.a / times.b,
    figures: `${toMs(times.a)} against ${toMs(times.b)}`,
  };
}

export async function benchFeaturesAtScale(databaseUrl: string): Promise<Row[]> {
  const bed = await openBed(databaseUrl);
  try {
    return [await benchRichReport(bed), ...(await benchQuestions(bed, databaseUrl))];
  } finally {
    await bed.close();
  }
}
