import { type AiReport, ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { requireOrganization } from '../../../access/require-access.ts';
import {
  codeOf,
  createLayerWorld,
  type LayerWorld,
  toCollected,
  toPoint,
} from '../../layers/layers.fixture.ts';
import { insertOrganizationMember } from '../../organizations/index.ts';
import { createAiReportKind } from '../report-kind.ts';
import { createAiReportService } from '../service.ts';
import { createWriters, type Writers } from '../writers/writers.ts';
import { createReportScheduler } from './report-scheduler.ts';
import { createReportScheduleService } from './service.ts';

const { aiReports, layers, organizations } = ENDPOINTS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const ZONE = 'America/Los_Angeles';

let app: TestApp;
let world: LayerWorld;
let org_id: number;
let ana: Person;
/** Reads the coast, and makes reports. */
let bo: Person;
/** A member of the organization without a project. */
let cy: Person;
let coast: number;
let layer: string;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ({ admin: ana, org_id } = world);
  coast = await world.makeProject('Coast watch');
  bo = await world.makePerson('org_member');
  cy = await world.makePerson('org_member');
  await world.letInto(bo, coast, 'project_viewer');
  await world.makeFeatures(coast, [
    { name: 'Net of long ago', geometry: toPoint(-118.2, 36.5), created_origin: Date.parse('2020-01-01') },
  ]);
  layer = await world.makeLayer(toCollected([coast]));
  for (const who of [ana, cy]) await verify(who);
});
afterAll(() => app.close());

const verify = ({ memberId }: Person) =>
  sql`update members set email_verified_at = now() where member_id = ${memberId}`.execute(app.database.read);

const read = (who: Person, code: string) =>
  who.client.call(aiReports.getAiReport, { params: { org_id, code } });

async function written(who: Person, code: string): Promise<AiReport> {
  return vi.waitFor(async () => {
    const report = await read(who, code);
    if (report.status === 'pending') throw new Error('The report is not written yet.');
    return report;
  });
}

async function write(who: Person, of = layer): Promise<AiReport> {
  const { code } = await who.client.call(aiReports.createAiReport, {
    params: { org_id, layer_uuid: of },
    query: {},
    body: { time_zone: ZONE, user_prompt: 'What was seen at sea?' },
  });
  return written(who, code);
}

const schedule = (who: Person, code: string, every: 'week' | 'month' = 'week') =>
  who.client.call(aiReports.scheduleAiReport, { params: { org_id, code }, body: { every } });
const end = (who: Person, code: string) =>
  who.client.call(aiReports.unscheduleAiReport, { params: { org_id, code } });
const subscribe = (who: Person, code: string) =>
  who.client.call(aiReports.subscribeToAiReport, { params: { org_id, code } });

const unsubscribe = (who: Person, code: string) =>
  who.client.call(aiReports.unsubscribeFromAiReport, { params: { org_id, code } });
async function countSchedules({ memberId }: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ai_report_schedules where member_id = ${memberId}`.execute(
    app.database.read,
  );
  return rows[0]?.count ?? 0;
}

/** What services of a test are made of, with writers that do something else. */
function makeParts(more: Partial<Writers>) {
  const { database } = app;
  const limits = { callsPerMonth: 1, tokensPerMonth: 1 };
  const writers = { ...createWriters({ database, models: { find: async () => null }, limits }), ...more };
  const kind = createAiReportKind({
    database,
    writers,
    providerFaults: { note: () => {} },
    messages: { enqueue: async () => true },
    publicUrl: app.baseUrl,
  });
  return { database, writers, kind };
}

/** Lets the clock come to a time, and returns the reports that a schedule has, newest first. */
async function runAt(at: Date): Promise<void> {
  await app.services.reportScheduler.runDue(at);
}
async function listVersions(who: Person, first: string): Promise<AiReport[]> {
  const { rows } = await sql<{ code: string }>`
    select code from ai_reports where schedule_id = (select schedule_id from ai_reports where code = ${first})
    order by version desc`.execute(app.database.read);
  return Promise.all(rows.map(({ code }) => written(who, code)));
}
const nextOf = ({ schedule: found }: AiReport) => new Date(found?.next_at ?? Number.NaN);
const clockOf = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'short', hour: '2-digit', day: 'numeric' })
    .formatToParts(at)
    .map(({ value }) => value)
    .join('');

/** Features at times, in hours after a moment. */
const observe = (after: Date, hours: readonly number[]) =>
  world.makeFeatures(
    coast,
    hours.map((hour) => ({
      name: 'Net of the week',
      geometry: toPoint(-118.2, 36.5),
      created_origin: after.getTime() + hour * HOUR_MS,
    })),
  );
const mails = () =>
  app.database.read
    .selectFrom('message_queue')
    .select(['recipient', 'subject', 'body'])
    .where('organization_id', '=', org_id)
    .where('reference', 'like', 'report:%')
    .orderBy('message_id')
    .execute();

describe('a schedule', () => {
  test('makes a version of the week before on Mondays, and mails a link to those who asked and may open it', async () => {
    const first = await write(bo);
    const set = await schedule(bo, first.code);
    const next = nextOf(set);
    expect(clockOf(next)).toMatch(/^Mon.*06$/);
    expect(next.getTime() - Date.now()).toBeLessThanOrEqual(WEEK_MS + HOUR_MS);
    expect(set).toMatchObject({
      can_schedule: true,
      schedule: { every: 'week', stopped: null, skipped: null, is_subscribed: false, can_end: true },
    });
    // Ana reads it too; Cy could not, and asks for the mail of what was shared with them.
    expect((await subscribe(ana, first.code)).schedule).toMatchObject({ is_subscribed: true, can_end: true });
    expect((await read(bo, first.code)).schedule?.is_subscribed).toBe(false);
    await ana.client.call(aiReports.shareAiReport, { params: { org_id, code: first.code } });
    await subscribe(cy, first.code);
    const { memberId: nobody, client } = await world.makePerson('org_member');
    await sql`update members set email = null where member_id = ${nobody}`.execute(app.database.read);
    const params = { org_id, code: first.code };
    expect(await codeOf(client.call(aiReports.subscribeToAiReport, { params }))).toBe('no_mail_address');
    expect(await codeOf(schedule(ana, first.code))).toBe('forbidden');
    expect(await codeOf(end(cy, first.code))).toBe('forbidden');
    // From Monday 00:00, six hours before the time of the schedule, to the last millisecond of Sunday.
    await observe(next, [-7 * 24 - 6 - 2, -7 * 24 - 5]);
    await runAt(new Date(next.getTime() - 1));
    expect(await listVersions(bo, first.code)).toHaveLength(1);
    await runAt(next);
    await runAt(next);
    const [second, ...more] = await listVersions(bo, first.code);
    expect(more.map(({ code }) => code)).toEqual([first.code]);
    expect(second).toMatchObject({
      version: 2,
      previous_code: first.code,
      status: 'completed',
      features: 1,
      user_prompt: 'What was seen at sea?',
      member_id: bo.memberId,
      schedule: { every: 'week', skipped: null },
    });
    expect(clockOf(new Date(second?.start_date ?? ''))).toMatch(/^Mon.*(00|24)$/);
    expect(clockOf(new Date(second?.end_date ?? ''))).toMatch(/^Sun.*23$/);
    expect(clockOf(nextOf(second ?? first))).toMatch(/^Mon.*06$/);
    expect(nextOf(second ?? first).getTime()).toBeGreaterThan(next.getTime());
    const sent = await mails();
    const { rows } = await sql<{
      email: string;
    }>`select email from members where member_id = ${ana.memberId}`.execute(app.database.read);
    expect(sent.map(({ recipient }) => recipient)).toEqual(rows.map(({ email }) => email));
    expect(sent[0]?.subject).toBe('New report: What was seen at sea?');
    expect(sent[0]?.body.replaceAll(/http\S+(?=\/organizations)/g, '')).toBe(
      [
        'The report “What was seen at sea?” has a new version.',
        `/organizations/${org_id}/reports/${second?.code}`,
        'You asked for this mail on the page of the report, and can end it there.',
      ].join('\n\n'),
    );
  });

  test('makes up for missed times once, and then goes on', async () => {
    const first = await write(bo);
    const next = nextOf(await schedule(bo, first.code));
    await observe(next, [3 * 7 * 24 - 24]);
    const late = new Date(next.getTime() + 3 * WEEK_MS + DAY_MS);
    await runAt(late);
    await runAt(late);
    const [second, ...more] = await listVersions(bo, first.code);
    expect(more).toHaveLength(1);
    expect(Date.parse(second?.end_date ?? '')).toBeGreaterThan(next.getTime() + 2 * WEEK_MS);
    const then = nextOf(second ?? first).getTime();
    expect(then).toBeGreaterThan(late.getTime());
    expect(then).toBeLessThanOrEqual(late.getTime() + WEEK_MS);
    await end(bo, first.code);
    expect(await read(bo, second?.code ?? '')).toMatchObject({ schedule: null, can_schedule: true });
  });

  test('says that a time had nothing to report, and makes none', async () => {
    const first = await write(bo);
    const { schedule: set } = await schedule(bo, first.code, 'month');
    const next = new Date(set?.next_at ?? Number.NaN);
    expect(clockOf(next)).toMatch(/1\D*06$/);
    // A year later, of a month in which nobody saw anything.
    await runAt(new Date(next.getTime() + 365 * DAY_MS));
    expect(await listVersions(bo, first.code)).toHaveLength(1);
    const { schedule: after } = await read(bo, first.code);
    expect(after).toMatchObject({ skipped: 'no_features', stopped: null });
    expect(Date.parse(after?.next_at ?? '')).toBeGreaterThan(next.getTime() + 365 * DAY_MS);
    // An administrator ends it, though it is not theirs.
    expect((await end(ana, first.code)).schedule).toBe(null);
  });

  test('goes with its last report', async () => {
    const first = await write(bo);
    await schedule(bo, first.code);
    const before = await countSchedules(bo);
    await bo.client.call(aiReports.deleteAiReport, { params: { org_id, code: first.code } });
    expect(await countSchedules(bo)).toBe(before - 1);
  });

  test('is for the author, of a report with a layer, and twenty at most', async () => {
    const first = await write(bo);
    expect(await codeOf(subscribe(bo, first.code))).toBe('report_schedule_not_found');
    expect(await codeOf(schedule(cy, first.code))).toBe('ai_report_not_found');
    await sql`
      insert into ai_report_schedules (organization_id, member_id, every, system_prompt, user_prompt, language, time_zone,
        writer, next_at)
      select ${org_id}, ${bo.memberId}, 'week', '', '', 'en', 'UTC', 'built_in', '2100-01-01'
      from generate_series(1, 20)`.execute(app.database.read);
    expect(await codeOf(schedule(bo, first.code))).toBe('too_many_report_schedules');
    await sql`delete from ai_report_schedules where next_at = '2100-01-01'`.execute(app.database.read);
    const other = await world.makeLayer(toCollected([coast]), bo);
    const gone = await write(bo, other);
    await ana.client.call(layers.deleteLayer, { params: { org_id, layer_id: other } });
    expect(await codeOf(schedule(bo, gone.code))).toBe('layer_not_found');
    expect((await read(bo, gone.code)).can_schedule).toBe(false);
  });
});

describe('requests that meet', () => {
  test('put a report on one schedule', async () => {
    const first = await write(bo);
    const before = await countSchedules(bo);
    await Promise.all(
      (['week', 'month', 'week', 'month'] as const).map((every) => schedule(bo, first.code, every)),
    );
    expect(await countSchedules(bo)).toBe(before + 1);
    await end(bo, first.code);
    expect(await countSchedules(bo)).toBe(before);
  });

  test('make a version without the schedule that ends while it is asked for', async () => {
    const first = await write(bo);
    await schedule(bo, first.code);
    const service = createAiReportService({
      ...makeParts({
        // Ended by somebody else after the report was read.
        require: async () => {
          await end(ana, first.code);
          return 'Waypost';
        },
      }),
      jobs: app.services.jobs,
    });
    const grant = await requireOrganization(app.database.read, bo, org_id, 'ai_report:create');
    const { code } = await service.refresh(grant, first.code);
    expect(await written(bo, code)).toMatchObject({ previous_code: first.code, schedule: null });
  });
});

describe('a time that has come', () => {
  test('is kept when the interval is set anew, and made once', async () => {
    const first = await write(bo);
    const next = nextOf(await schedule(bo, first.code));
    await observe(next, [-7 * 24 - 5]);
    const late = new Date(next.getTime() + HOUR_MS);
    const service = createReportScheduleService(app.database, () => late);
    const grant = await requireOrganization(app.database.read, bo, org_id, 'ai_report:create');
    expect(nextOf(await service.set(grant, first.code, 'week'))).toEqual(next);
    await runAt(late);
    expect(await listVersions(bo, first.code)).toHaveLength(2);
    // The interval comes to the same time again.
    await sql`
      update ai_report_schedules set next_at = ${next}
      where schedule_id = (select schedule_id from ai_reports where code = ${first.code})`.execute(
      app.database.read,
    );
    await runAt(late);
    const [second, ...more] = await listVersions(bo, first.code);
    expect(more.map(({ code }) => code)).toEqual([first.code]);
    expect(second?.schedule).toMatchObject({ skipped: null });
    expect(nextOf(second ?? first).getTime()).toBeGreaterThan(late.getTime());
    await end(bo, first.code);
  });

  test('is tried again each hour when its report cannot be started, and then given up until the next', async () => {
    const first = await write(bo);
    const next = nextOf(await schedule(bo, first.code));
    await observe(next, [-7 * 24 - 5]);
    const errors: unknown[] = [];
    const broken = createReportScheduler({
      ...makeParts({
        require: async () => {
          throw new Error('broken');
        },
      }),
      log: { error: (told: unknown) => void errors.push(told) },
    });
    const stateAt = async (at: Date) => {
      await broken.runDue(at);
      return (await read(bo, first.code)).schedule;
    };
    const hour = (hours: number) => new Date(next.getTime() + hours * HOUR_MS);
    expect(await stateAt(hour(0))).toMatchObject({ next_at: hour(1).toISOString(), skipped: null });
    await stateAt(hour(0.5));
    expect(errors).toHaveLength(1);
    expect(await stateAt(hour(1))).toMatchObject({ next_at: hour(2).toISOString(), skipped: null });
    const given = await stateAt(hour(2));
    expect(given).toMatchObject({ skipped: 'failed', stopped: null });
    expect(Date.parse(given?.next_at ?? '')).toBeGreaterThan(hour(100).getTime());
    expect(errors).toHaveLength(3);
    // The week after, it can be made.
    const after = new Date(given?.next_at ?? '');
    await observe(after, [-7 * 24 - 5]);
    await runAt(after);
    const [second] = await listVersions(bo, first.code);
    expect(second).toMatchObject({ version: 2, schedule: { skipped: null } });
    await end(bo, first.code);
  });
});

describe('mail', () => {
  test('goes to verified addresses only, and not again to who left and came back', async () => {
    const first = await write(bo);
    const next = nextOf(await schedule(bo, first.code));
    const [eve, fay] = [await world.makePerson('org_member'), await world.makePerson('org_member')];
    for (const who of [eve, fay]) await world.letInto(who, coast, 'project_viewer');
    expect(await codeOf(subscribe(eve, first.code))).toBe('email_not_verified');
    for (const who of [eve, fay]) {
      await verify(who);
      await subscribe(who, first.code);
    }
    // She takes the address of somebody else.
    await sql`update members set email_verified_at = null where member_id = ${eve.memberId}`.execute(
      app.database.read,
    );
    await ana.client.call(organizations.removeOrganizationMember, {
      params: { org_id, member_id: fay.memberId },
    });
    const sent = (await mails()).length;
    await observe(next, [-7 * 24 - 5]);
    await runAt(next);
    await listVersions(bo, first.code);
    expect(await mails()).toHaveLength(sent);
    expect((await read(eve, first.code)).schedule?.is_subscribed).toBe(true);
    await app.database.transaction((tx) => insertOrganizationMember(tx, org_id, fay.memberId, 'org_member'));
    await world.letInto(fay, coast, 'project_viewer');
    expect((await read(fay, first.code)).schedule?.is_subscribed).toBe(false);
    // Who has no verified address any more can still end it.
    expect((await unsubscribe(eve, first.code)).schedule?.is_subscribed).toBe(false);
    await end(bo, first.code);
  });
});

describe('a schedule stops, and its report says why', () => {
  test.each([
    [
      'rights',
      'of a role that makes no reports',
      (dee: Person) =>
        ana.client.call(organizations.updateOrganizationMember, {
          params: { org_id, member_id: dee.memberId },
          body: { role: 'org_viewer' },
        }),
    ],
    [
      'author',
      'of somebody who left',
      (dee: Person) =>
        ana.client.call(organizations.removeOrganizationMember, {
          params: { org_id, member_id: dee.memberId },
        }),
    ],
    [
      'layer',
      'of a layer that was deleted',
      (_dee: Person, of: string) => ana.client.call(layers.deleteLayer, { params: { org_id, layer_id: of } }),
    ],
  ] as const)('%s: %s', async (stopped, _title, lose) => {
    const dee = await world.makePerson('org_member');
    await world.letInto(dee, coast, 'project_viewer');
    const of = await world.makeLayer(toCollected([coast]), ana);
    const first = await write(dee, of);
    const next = nextOf(await schedule(dee, first.code));
    await observe(next, [-7 * 24 - 5]);
    await lose(dee, of);
    await runAt(next);
    // Ana may read all that it rests on.
    expect((await read(ana, first.code)).schedule).toMatchObject({ stopped, next_at: null });
    expect(await listVersions(ana, first.code)).toHaveLength(1);
    await runAt(new Date(next.getTime() + WEEK_MS));
    expect(await listVersions(ana, first.code)).toHaveLength(1);
  });
});
