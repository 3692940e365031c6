import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';

/** Parameters of a layer with a feature that every member of the organization may read. */
async function makeLayer(world: AccessWorld) {
  const code = await world.makeFeature({ shared: true });
  const layer = await world.as('org_admin').call(ENDPOINTS.layers.createLayer, {
    ...ofOrganization(world),
    body: { type: 5, name: 'Evidence', layer: { data: { feature_ids: [code] } } },
  });
  return { org_id: world.organizationId, layer_uuid: layer.code };
}

/** Parameters of a report that rests on nothing, so that every member may read it. @param memberId its author. */
async function makeReport(world: AccessWorld, memberId: number | null = null) {
  const code = randomUUID();
  await sql`
    insert into ai_reports (code, organization_id, member_id, layer_name, system_prompt, user_prompt, language,
      time_zone, model, status)
    values (${code}, ${world.organizationId}, ${memberId}, 'Evidence', '', '', 'en', 'UTC', 'Waypost', 'completed')`.execute(
    world.app.database.read,
  );
  return { org_id: world.organizationId, code };
}

/** A report on a schedule of a member. */
async function makeScheduled(world: AccessWorld, memberId: number | null = null) {
  const params = await makeReport(world, memberId);
  await sql`
    with made as (
      insert into ai_report_schedules (organization_id, member_id, every, system_prompt, user_prompt, language, time_zone,
        writer, next_at)
      values (${world.organizationId}, ${memberId}, 'week', '', '', 'en', 'UTC', 'built_in', '2100-01-01')
      returning schedule_id
    ) update ai_reports set schedule_id = made.schedule_id from made where code = ${params.code}`.execute(
    world.app.database.read,
  );
  return params;
}

const toMemberId = (world: AccessWorld, kind: PrincipalKind) =>
  kind in world.people ? world.people[kind as keyof typeof world.people].memberId : null;

/** Valid requests to the endpoints of reports. */
export const accessRequests: AccessRequestsOf<'aiReports'> = {
  aiReports: {
    getAiConfig: [{ input: async (world) => ofOrganization(world) }],
    getAiUsage: [{ input: async (world) => ofOrganization(world) }],
    getModelKey: [{ input: async (world) => ofOrganization(world) }],
    putModelKey: [
      {
        always: { status: 400, reason: 'the address is of a local network' },
        input: async (world) => ({
          ...ofOrganization(world),
          body: {
            api: 'openai' as const,
            url: 'https://10.0.0.1/v1',
            model: 'llama3.2',
            apikey: 'sk-0123456789',
          },
        }),
      },
    ],
    deleteModelKey: [{ input: async (world) => ofOrganization(world) }],
    createAiReport: [{ input: async (world) => ({ params: await makeLayer(world), body: {} }) }],
    refreshAiReport: [
      {
        input: async (world) => {
          const { layer_uuid } = await makeLayer(world);
          const params = await makeReport(world);
          await sql`update ai_reports set layer_code = ${layer_uuid} where code = ${params.code}`.execute(
            world.app.database.read,
          );
          return { params };
        },
      },
    ],
    listAiReports: [{ input: async (world) => ofOrganization(world) }],
    getAiReport: [{ input: async (world) => ({ params: await makeReport(world) }) }],
    shareAiReport: [{ input: async (world) => ({ params: await makeReport(world) }) }],
    unshareAiReport: [{ input: async (world) => ({ params: await makeReport(world) }) }],
    scheduleAiReport: [
      {
        title: 'one’s own',
        input: async (world, kind) => {
          const { layer_uuid } = await makeLayer(world);
          const params = await makeReport(world, toMemberId(world, kind));
          await sql`update ai_reports set layer_code = ${layer_uuid} where code = ${params.code}`.execute(
            world.app.database.read,
          );
          return { params, body: { every: 'week' } };
        },
      },
    ],
    unscheduleAiReport: [
      {
        title: 'one’s own',
        input: async (world, kind) => ({ params: await makeScheduled(world, toMemberId(world, kind)) }),
      },
      {
        title: 'of another member',
        alsoNeedsInOrganization: 'ai_report:manage',
        input: async (world) => ({ params: await makeScheduled(world) }),
      },
    ],
    subscribeToAiReport: [
      {
        input: async (world, kind) => {
          // Mail goes to verified addresses only.
          await sql`update members set email_verified_at = now() where member_id = ${toMemberId(world, kind)}`.execute(
            world.app.database.read,
          );
          return { params: await makeScheduled(world) };
        },
      },
    ],
    unsubscribeFromAiReport: [{ input: async (world) => ({ params: await makeScheduled(world) }) }],
    deleteAiReport: [
      {
        title: 'one’s own',
        input: async (world, kind) => ({ params: await makeReport(world, toMemberId(world, kind)) }),
      },
      {
        title: 'of another member',
        alsoNeedsInOrganization: 'ai_report:manage',
        input: async (world) => ({ params: await makeReport(world) }),
      },
    ],
    computeFact: [
      {
        input: async (world) => {
          const { layer_uuid } = await makeLayer(world);
          const params = await makeReport(world);
          await sql`
            update ai_reports set layer_code = ${layer_uuid}, facts = '[{"id": "f1", "kind": "total", "value": 1, "label": null, "at": null, "until": null, "codes": []}]'
            where code = ${params.code}`.execute(world.app.database.read);
          return { params: { ...params, fact_id: 'f1' } };
        },
      },
    ],
    listFactFeatures: [
      {
        input: async (world) => {
          const params = await makeReport(world);
          await sql`
            update ai_reports set facts = '[{"id": "f1", "codes": []}]' where code = ${params.code}`.execute(
            world.app.database.read,
          );
          return { params: { ...params, fact_id: 'f1' } };
        },
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'aiReports'> = [];
