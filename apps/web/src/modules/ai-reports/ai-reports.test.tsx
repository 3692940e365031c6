import { screen, waitFor, within } from '@testing-library/react';
import {
  type AiReport,
  type AiReportListItem,
  ENDPOINTS,
  type ErrorCode,
  type Fact,
  type Job,
} from '@waypost/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { handsOf, sees } from '../../../test/hands.ts';
import { openPage } from '../../../test/open-page.tsx';
import { ORGANIZATION } from '../../../test/people.ts';
import { toEmpty } from '../../../test/to-empty.ts';
import { queryClient } from '../../data/queries/query-client.ts';
import { invalidateByEvent } from '../../data/realtime/event-invalidation.ts';
import { showJobProgress } from '../../data/realtime/job-progress.ts';
import { makeLayer } from '../layers/layer.fixture.ts';

const {
  createAiReport,
  deleteAiReport,
  getAiConfig,
  getAiReport,
  listAiReports,
  listFactFeatures,
  refreshAiReport,
} = ENDPOINTS.aiReports;
const { cancelJob, getJob } = ENDPOINTS.jobs;

const CODE = '0193a000-0000-7000-8000-000000000001';
const NEXT = '0193a000-0000-7000-8000-000000000002';
const LIST = `${ORGANIZATION}/reports`;
const PAGE = `${LIST}/${CODE}`;

const empty = toEmpty(getAiReport.response) as AiReport; // of that schema
const toReport = (changes: Partial<AiReport>): AiReport => ({
  ...empty,
  code: CODE,
  user_prompt: 'Where were nets found?',
  layer_code: NEXT,
  layer_name: 'Nets',
  language: 'en',
  time_zone: 'UTC',
  ...changes,
});
const toItem = (changes: Partial<AiReportListItem>): AiReportListItem => {
  const item = listAiReports.response.element.safeParse(toReport(changes));
  if (!item.success) throw item.error;
  return item.data;
};
const toJob = (changes: Partial<Job>): Job => ({
  ...(toEmpty(getJob.response) as Job), // of that schema
  job_id: CODE,
  kind: 'ai-report',
  state: 'running',
  can_cancel: true,
  ...changes,
});

describe('a report that is being written', () => {
  test('says how far it is, moves by event, and can be cancelled and tried again', async () => {
    const { server, user, getPath } = openPage(PAGE, {
      prepare: (prepared) =>
        prepared
          .answer(getAiReport, toReport({ status: 'pending' }))
          .answer(getJob, toJob({ progress: 0, stage: 'facts' })),
    });
    const { press } = handsOf(user);
    await sees('Computing facts');
    showJobProgress(queryClient, { job_id: CODE, progress: 0.5, stage: 'writing' });
    await sees('Writing');
    const bar = screen.getByRole('progressbar', { name: 'Generating report in the background' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    server.answer(cancelJob, () => {
      server.answer(getAiReport, toReport({ status: 'failed', failure: 'cancelled' }));
      return toJob({ state: 'cancelled' });
    });
    await press('Cancel');
    await sees('The report was cancelled.');
    // Who cancelled it need not be told.
    expect(screen.queryByText('Report generation failed')).toBeNull();
    server.answer(refreshAiReport, toItem({ code: NEXT, status: 'pending' }));
    await press('Try again');
    await waitFor(() => expect(getPath()).toBe(`${LIST}/${NEXT}`));
  });

  test('of another member cannot be cancelled, and one that waits says so', async () => {
    openPage(PAGE, {
      prepare: (server) =>
        server
          .answer(getAiReport, toReport({ status: 'pending' }))
          .answer(getJob, toJob({ state: 'queued', can_cancel: false })),
    });
    await sees('Waiting for its turn');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('is still there when it cannot be cancelled', async () => {
    const { user } = openPage(PAGE, {
      prepare: (server) =>
        server
          .answer(getAiReport, toReport({ status: 'pending' }))
          .answer(getJob, toJob({}))
          .refuse(cancelJob, 'unavailable'),
    });
    await handsOf(user).press('Cancel');
    await sees('The report was not cancelled');
    await sees('Generating report in the background');
  });
});

describe('a report that no event tells of', () => {
  const POLL_MS = 15_000;
  /** A clock that the test moves. */
  const setClock = () => {
    onTestFinished(() => void vi.useRealTimers());
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now(), toFake: [...toFake] });
  };
  const openPending = async () => {
    setClock();
    const times: number[] = [];
    const page = openPage(PAGE, {
      prepare: (server) =>
        server.answer(getJob, toJob({ stage: 'facts' })).answer(getAiReport, () => {
          times.push(Date.now());
          return toReport({ status: 'pending' });
        }),
    });
    await sees('Computing facts');
    return { ...page, times };
  };
  const askedOf = ({ sent }: { sent: readonly { endpoint: object }[] }) =>
    sent.filter(({ endpoint }) => endpoint === getAiReport || endpoint === getJob).length;

  test.each([
    ['completed', 'AI Report Completed!'],
    ['failed', 'Report generation failed'],
  ] as const)('is asked for every 15 seconds until it is %s', async (status, said) => {
    const { server, times } = await openPending();
    const before = times.length;
    await vi.advanceTimersByTimeAsync(POLL_MS);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(times.length).toBeGreaterThan(before);
    const pauses = times.slice(before).map((time, index) => time - (times[before + index - 1] ?? 0));
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(POLL_MS);
    server.answer(getAiReport, toReport({ status }));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    await sees(said);
    const asked = askedOf(server);
    await vi.advanceTimersByTimeAsync(4 * POLL_MS);
    expect(askedOf(server)).toBe(asked);
  });

  test('is not asked for once its page is left', async () => {
    const { server, goTo } = await openPending();
    server.answer(listAiReports, []);
    goTo(LIST);
    await sees('No reports found');
    const asked = askedOf(server);
    await vi.advanceTimersByTimeAsync(4 * POLL_MS);
    expect(askedOf(server)).toBe(asked);
  });
});

test('a report that is not there says so, and leads to all reports', async () => {
  openPage(PAGE, { prepare: (server) => server.refuse(getAiReport, 'ai_report_not_found') });
  await sees('Report not found');
  await screen.findByRole('link', { name: 'All reports' });
});

describe('a report that is written', () => {
  const toFact = (changes: Partial<Fact>): Fact => ({
    id: 'f1',
    kind: 'total',
    value: 2,
    unit: 'features',
    label: null,
    detail: null,
    at: null,
    until: null,
    place: null,
    features: 2,
    codes: [],
    ...changes,
  });
  const written = (facts: readonly Fact[]): AiReport =>
    toReport({
      status: 'completed',
      facts: [...facts],
      sections: [
        { kind: 'overview', title: 'Overview', sentences: [{ text: 'Two were seen.', facts: ['f1'] }] },
      ],
    });
  const picture = {
    name: 'Torn net',
    type: 'Point',
    project_id: 3,
    created_origin: 0,
    lon: 1,
    lat: 2,
  } as const;

  test('shows the photographs that its reader may see, each with the way to its feature', async () => {
    const { server } = openPage(PAGE, {
      prepare: (prepared) =>
        prepared
          .answer(getAiReport, written([toFact({}), toFact({ id: 'f2', kind: 'photographs' })]))
          .answer(listFactFeatures, [
            { ...picture, code: NEXT, thumb_uuid: CODE },
            { ...picture, code: CODE, name: 'Quiet', thumb_uuid: null },
          ])
          .answerEmpty(ENDPOINTS.resources.getResource),
    });
    const list = await screen.findByRole('list', { name: 'Newest photographs' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.title)).toEqual(['Torn net']);
    expect(links[0]?.getAttribute('href')).toContain(`/projects/3/features/${NEXT}`);
    await within(list).findByRole('img', { name: 'Torn net' });
    const asked = server.sent.filter(({ endpoint }) => endpoint === listFactFeatures);
    expect(asked.map(({ params }) => params['fact_id'])).toEqual(['f2']);
  });

  test('asks for no features again when a report is changed', async () => {
    const { server, user } = openPage(PAGE, {
      prepare: (prepared) =>
        prepared
          .answer(
            getAiReport,
            written([toFact({ codes: [NEXT] }), toFact({ id: 'f2', kind: 'photographs' })]),
          )
          .answer(listFactFeatures, [{ ...picture, code: NEXT, thumb_uuid: null }]),
    });
    await handsOf(user).press('Fact 1');
    await sees('Torn net');
    const [features, reports] = [listFactFeatures, getAiReport].map((one) => server.sentTo(one).length);
    for (const code of [CODE, NEXT])
      invalidateByEvent(queryClient, {
        ...{ topic: 'organization:7', seq: 2, type: 'ai_report.changed', payload: { code } },
        ...{ member_id: null, created_at: '2026-11-25T16:05:00Z' },
      });
    await waitFor(() => expect(server.sentTo(getAiReport).length).toBe((reports ?? 0) + 1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(server.sentTo(listFactFeatures).length).toBe(features);
  });

  test('is read before a map is made for its pictures, and without WebGL as well', async () => {
    const waiting: (() => void)[] = [];
    const noPrevious = window.requestIdleCallback;
    onTestFinished(() => {
      if (noPrevious === undefined) Reflect.deleteProperty(window, 'requestIdleCallback');
      else window.requestIdleCallback = noPrevious;
    });
    window.requestIdleCallback = (run) =>
      waiting.push(() => run({ didTimeout: false, timeRemaining: () => 1 }));
    const isPainter = (node: Node) => node instanceof HTMLElement && node.className === 'waypost-painter';
    let painters = 0;
    const observer = new MutationObserver((records) => {
      painters += records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isPainter).length;
    });
    observer.observe(document.body, { childList: true });
    onTestFinished(() => observer.disconnect());
    const cells = [1, 2].map((lon) => toFact({ id: `f${lon + 1}`, kind: 'cell', place: { lon, lat: 2 } }));
    const report = written([toFact({}), ...cells]);
    const sections = report.sections.map((section) => ({ ...section, kind: 'places' as const }));
    openPage(PAGE, { prepare: (server) => server.answer(getAiReport, { ...report, sections }) });
    await sees('Two were seen.');
    const map = await screen.findByRole('group', { name: 'Places with the most features' });
    // Nothing but the page is waited for: the code of what paints is there.
    await import('../../map/paintings/create-painter.ts');
    await new Promise((next) => setTimeout(next));
    expect(painters).toBe(0);
    for (const run of waiting) run();
    await waitFor(() => expect(painters).toBe(1));
    await waitFor(() => expect([...document.body.children].some(isPainter)).toBe(false));
    expect(map.querySelector('image')).toBeNull();
    expect(map.querySelectorAll('line').length).toBeGreaterThan(2);
  });

  const ANY = { names: [], others: 0 };
  const filter = {
    projects: { names: ['Coast watch', 'Bay patrol'], others: 1 },
    templates: { names: [], others: 2 },
    members: ANY,
    geometry_types: ['Point' as const],
    search: 'net',
    is_public: true,
    has_area: true,
  };

  test('says by which filter its features were chosen', async () => {
    openPage(PAGE, {
      prepare: (server) => server.answer(getAiReport, { ...written([toFact({})]), filter }),
    });
    await sees(
      /Layer “Nets”, all times\. Filter: projects \(“Coast watch”, “Bay patrol”, 1 other\); templates \(2 others\); geometries \(Point\); with the words “net”; only Public ones; only in an area\./,
    );
  });

  test('says nothing of a filter that is not known', async () => {
    openPage(PAGE, { prepare: (server) => server.answer(getAiReport, written([toFact({})])) });
    await sees(/Layer “Nets”, all times\. Asked by/);
  });

  test('says what the filter was where the version before had another one', async () => {
    const before = { ...written([toFact({})]), code: NEXT, created_at: '2026-05-03T19:00:00Z', filter };
    const only = { ...filter, projects: { names: ['Coast watch'], others: 0 }, templates: ANY };
    const now = { ...written([toFact({})]), filter: only, is_of_other_filter: true, previous_code: NEXT };
    openPage(PAGE, {
      prepare: (server) =>
        server.answer(getAiReport, ({ params }) => (params['code'] === NEXT ? before : now)),
    });
    await sees(
      /^The layer has another filter than in the version before\. It was: projects \(“Coast watch”, “Bay patrol”, 1 other\);/,
    );
  });

  test('shows what was observed by the hour, also hours without any', async () => {
    const hours = [
      toFact({ id: 'f2', kind: 'hour', detail: '9', value: 3 }),
      toFact({ id: 'f3', kind: 'hour', detail: '23', value: 1 }),
    ];
    const report = written([toFact({}), ...hours]);
    const sections = report.sections.map((section) => ({ ...section, kind: 'time' as const }));
    openPage(PAGE, { prepare: (server) => server.answer(getAiReport, { ...report, sections }) });
    const chart = (await screen.findByText('Features by hour of the day')).closest('figure');
    if (chart === null) throw new Error('There is no chart.');
    const columns = within(chart).getAllByRole('button');
    expect(columns.map((column) => column.title)).toEqual(['09:00–10:00: 3', '23:00–00:00: 1']);
    expect(within(chart).getAllByRole('listitem')).toHaveLength(24);
  });
});

describe('the list of reports', () => {
  test('names each state, and tells how those that were being written ended', async () => {
    const { server, user } = openPage(LIST, {
      prepare: (prepared) =>
        prepared.answer(listAiReports, [
          toItem({ status: 'pending', user_prompt: 'First?' }),
          toItem({ code: NEXT, status: 'pending', user_prompt: 'Second?' }),
        ]),
    });
    await sees('Generating report in the background');
    expect(screen.getAllByText('Working')).toHaveLength(2);
    const done = toItem({ status: 'completed', user_prompt: 'First?' });
    server.answer(listAiReports, [done, toItem({ code: NEXT, status: 'pending', user_prompt: 'Second?' })]);
    await handsOf(user).press('Refresh');
    await sees('AI Report Completed!');
    await sees('No content available');
    await sees('Completed');
    server.answer(listAiReports, [done, toItem({ code: NEXT, status: 'failed', user_prompt: 'Second?' })]);
    await handsOf(user).press('Refresh');
    await sees('Report generation failed');
    await sees('Failed. Please try again.');
  });

  test('that cannot be loaded is reported', async () => {
    const { server, user } = openPage(LIST, {
      prepare: (prepared) => prepared.refuse(listAiReports, 'internal'),
    });
    await sees('Failed to load reports');
    server.letThrough();
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
    if (retry !== undefined) await user.click(retry);
    await sees('No reports found');
  });

  test('that is being loaded says so', async () => {
    let release = () => {};
    openPage(LIST, {
      prepare: (server) => {
        release = server.hold(listAiReports);
      },
    });
    await sees('Loading reports...');
    release();
    await sees('No reports found');
  });

  test('a report that cannot be deleted stays', async () => {
    const { user } = openPage(LIST, {
      prepare: (server) =>
        server
          .answer(listAiReports, [toItem({ status: 'completed', can_delete: true })])
          .refuse(deleteAiReport, 'unavailable'),
    });
    const { press, pressInDialog } = handsOf(user);
    await press(/^Delete the report/);
    await pressInDialog('Delete');
    await sees('Delete Failed');
    await sees('Where were nets found?');
  });
});

describe('a new report of a layer', () => {
  const made = makeLayer(1, { type: 4, name: 'Nets' });
  const layer = { ...made, properties: { ...made.properties, organization_id: 7 } };
  const openForm = async (query = '') => {
    const page = openPage(`${ORGANIZATION}/layers/${layer.code}${query}`, {
      prepare: (server) =>
        server
          .answer(ENDPOINTS.layers.listLayers, [layer])
          .answerEmpty(getAiConfig)
          .answerEmpty(ENDPOINTS.layerFeatures.getLayerTileState)
          .answerEmpty(ENDPOINTS.layerFeatures.getLayerTimeline)
          .answer(getAiReport, toReport({ status: 'pending' }))
          .answer(getJob, toJob({})),
    });
    await page.user.click(await screen.findByRole('tab', { name: 'AI Reports' }));
    const button = await screen.findByRole('button', { name: 'New Report' });
    // Until it is known who may write.
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    return { ...page, ...handsOf(page.user) };
  };

  test('is being generated, and its page opens', async () => {
    const { server, press, getPath } = await openForm();
    const release = server.answer(createAiReport, toItem({ status: 'pending' })).hold(createAiReport);
    await press('New Report');
    await sees('Generating...');
    release();
    await sees('Report Started');
    await sees('Redirecting to report page...');
    await waitFor(() => expect(getPath()).toBe(PAGE));
  });

  test('is of the range that is chosen', async () => {
    const { server, press } = await openForm('?start_date=978307200000&end_date=978393600000');
    server.refuse(createAiReport, 'no_features_to_report');
    await press('New Report');
    await sees('No features found for analysis');
    const [asked] = server.sentTo(createAiReport);
    expect(['startDate', 'endDate'].map((name) => asked?.query.get(name))).toEqual([
      '978307200000',
      '978393600000',
    ]);
  });

  test.each<[said: string, code: ErrorCode]>([
    ['No features found for analysis', 'no_features_to_report'],
    ['AI service unavailable. Please try again later.', 'internal'],
    ['AI service unavailable. Please try again later.', 'language_model_unavailable'],
    ['Three of your reports are being written. Wait until one is done.', 'too_many_requests'],
    ['Failed to start AI report generation', 'forbidden'],
  ])('%s (%s)', async (said, code) => {
    const { server, press } = await openForm();
    server.refuse(createAiReport, code);
    await press('New Report');
    await sees('AI Report Failed');
    await sees(said);
    await screen.findByRole('button', { name: 'New Report' });
  });
});
