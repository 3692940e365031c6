import {
  type AuditAction,
  type FenceDelivery,
  type FenceRule,
  type FenceRuleChange,
  type FenceRuleInput,
  type FenceTextReceivers,
  type Issue,
  MAX_FENCE_DELIVERIES,
  MAX_FENCE_RULES,
  TELLS_NOBODY,
  tellsSomebody,
} from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { isPublicAddress } from '../../platform/public-address.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { seal } from '../../platform/seal.ts';
import { recordAudit } from '../audit/index.ts';
import { toSecretOwner } from './delivery-kind.ts';
import { setState } from './delivery-store.ts';
import { type FenceNewsDependencies, sendDelivery } from './fence-news.ts';
import {
  countRules,
  deleteRule,
  insertRule,
  isFence,
  listDeliveries,
  listReaders,
  listRules,
  listTextReceivers,
  lockRule,
  setWebhook,
  updateRule,
} from './store.ts';
import { makeWebhookSecret } from './webhooks/post-webhook.ts';

export interface FenceRuleService {
  list(grant: ProjectGrant<'fence_rule:read'>): Promise<FenceRule[]>;
  listTextReceivers(grant: ProjectGrant<'fence_rule:read'>): Promise<FenceTextReceivers>;
  /** @returns the rule, with the secret of its webhook, which is never shown again. */
  create(grant: ProjectGrant<'fence_rule:create'>, input: FenceRuleInput): Promise<FenceRule>;
  /** @throws AppError `fence_rule_not_found`, as the methods below. */
  update(
    grant: ProjectGrant<'fence_rule:update'>,
    ruleId: number,
    input: FenceRuleChange,
  ): Promise<FenceRule>;
  remove(grant: ProjectGrant<'fence_rule:delete'>, ruleId: number): Promise<void>;
  listDeliveries(grant: ProjectGrant<'fence_rule:read'>, ruleId: number): Promise<FenceDelivery[]>;
  sendAgain(
    grant: ProjectGrant<'fence_rule:update'>,
    ruleId: number,
    deliveryId: string,
  ): Promise<FenceDelivery>;
}

export interface FenceRuleDependencies extends FenceNewsDependencies {
  readonly database: Database;
  /** Seals the secrets of webhooks. */
  readonly secret: Uint8Array;
  /** `host:port` that webhooks may reach although they are not public. */
  readonly innerHosts: ReadonlySet<string>;
}

const PUBLIC_HINT = 'Give an address on the public internet that begins with https://.';

/** What can be said of an address without looking it up; the rest is checked whenever something is sent. */
function listUrlIssues(url: string, innerHosts: ReadonlySet<string>): Issue[] {
  const { protocol, host, hostname } = new URL(url);
  if (innerHosts.has(host)) return [];
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isNumber = /^[\d.]+$/.test(bare) || bare.includes(':');
  const isName = /^(?!localhost$).+\.(?!localhost$|local$|internal$)[^.]+\.?$/.test(bare);
  const isOpen = isNumber ? isPublicAddress(bare) : isName;
  return protocol === 'https:' && isOpen ? [] : [{ path: 'body.webhook_url', message: PUBLIC_HINT }];
}

async function check(
  tx: Tx,
  projectId: number,
  { code, member_ids, text_member_ids = [], webhook_url }: FenceRuleChange,
  innerHosts: ReadonlySet<string>,
): Promise<void> {
  const issues = webhook_url === null ? [] : listUrlIssues(webhook_url, innerHosts);
  if (code !== null && !(await isFence(tx, projectId, code)))
    issues.push({ path: 'body.code', message: 'The project has no such geofence.' });
  const readers = await listReaders(tx, projectId, member_ids);
  if (!member_ids.every((memberId) => readers.has(memberId)))
    issues.push({ path: 'body.member_ids', message: 'Choose people who may read the project.' });
  const phones = new Set((await listTextReceivers(tx, projectId)).map(({ member_id }) => member_id));
  if (!text_member_ids.every((memberId) => phones.has(memberId)))
    issues.push({
      path: 'body.text_member_ids',
      message: 'Choose people who may read the project and have a phone number that is known to be theirs.',
    });
  if (issues.length > 0) throw invalid(issues);
}

/** A rule as it is to be: with those told by a text so far, where the change leaves them out. */
async function complete(
  tx: Tx,
  { projectId }: ProjectGrant<'fence_rule:update'>,
  ruleId: number,
  change: FenceRuleChange,
): Promise<FenceRuleInput> {
  const { text_member_ids: given } = change;
  const text_members = given === undefined ? (await getRule(tx, projectId, ruleId, null)).text_members : [];
  const text_member_ids = given ?? text_members.map(({ member_id }) => member_id);
  const input = { ...change, text_member_ids };
  if (!tellsSomebody(input)) throw invalid([{ path: 'body.member_ids', message: TELLS_NOBODY }]);
  return input;
}

interface Change {
  readonly action: Extract<AuditAction, `fence_rule.${string}`> | null;
  readonly name: string;
}

async function announce(
  tx: Tx,
  { projectId, memberId }: Pick<ProjectGrant<'fence_rule:read'>, 'projectId' | 'memberId'>,
  { action, name }: Change,
): Promise<void> {
  if (action !== null) await recordAudit(tx, { action, actorId: memberId, projectId, subject: name });
  const payload = { project_id: projectId };
  await appendEvent(tx, { topic: `project:${projectId}`, type: 'fence_rule.changed', payload, memberId });
}

async function lock(tx: Tx, projectId: number, ruleId: number) {
  const rule = await lockRule(tx, projectId, ruleId);
  if (rule === null) throw new AppError('fence_rule_not_found');
  return rule;
}

async function getRule(tx: Tx, projectId: number, ruleId: number, secret: string | null): Promise<FenceRule> {
  const [rule] = await listRules(tx, projectId, ruleId);
  if (rule === undefined) throw new AppError('fence_rule_not_found');
  return { ...rule, secret };
}

export function createFenceRuleService(dependencies: FenceRuleDependencies): FenceRuleService {
  const { database, secret: sealing, innerHosts } = dependencies;
  /** @returns the new secret; null without a webhook. */
  const renewWebhook = async (tx: Tx, ruleId: number, url: string | null) => {
    const made = url === null ? null : makeWebhookSecret();
    const sealed = made === null ? null : seal(made, sealing, toSecretOwner(ruleId));
    await setWebhook(tx, ruleId, url === null || sealed === null ? null : { url, sealed });
    return made;
  };
  return {
    list: ({ projectId }) => listRules(database.read, projectId),
    listTextReceivers: async ({ projectId }) => ({
      is_sent: dependencies.messages.canSms,
      members: await listTextReceivers(database.read, projectId),
    }),
    create: (grant, input) =>
      database.transaction(async (tx) => {
        const { projectId } = grant;
        await check(tx, projectId, input, innerHosts);
        if ((await countRules(tx, projectId)) >= MAX_FENCE_RULES) throw new AppError('too_many_fence_rules');
        const ruleId = await insertRule(tx, projectId, input);
        const made = await renewWebhook(tx, ruleId, input.webhook_url);
        await announce(tx, grant, { action: 'fence_rule.created', name: input.name });
        return getRule(tx, projectId, ruleId, made);
      }),
    update: (grant, ruleId, input) =>
      database.transaction(async (tx) => {
        const { projectId } = grant;
        const { webhook_url } = await lock(tx, projectId, ruleId);
        await check(tx, projectId, input, innerHosts);
        await updateRule(tx, ruleId, await complete(tx, grant, ruleId, input));
        const isSame = webhook_url === input.webhook_url;
        const made = isSame ? null : await renewWebhook(tx, ruleId, input.webhook_url);
        await announce(tx, grant, { action: 'fence_rule.changed', name: input.name });
        return getRule(tx, projectId, ruleId, made);
      }),
    remove: (grant, ruleId) =>
      database.transaction(async (tx) => {
        const { name } = await lock(tx, grant.projectId, ruleId);
        await deleteRule(tx, ruleId);
        await announce(tx, grant, { action: 'fence_rule.deleted', name });
      }),
    listDeliveries: async ({ projectId }, ruleId) => {
      if ((await listRules(database.read, projectId, ruleId)).length === 0)
        throw new AppError('fence_rule_not_found');
      return listDeliveries(database.read, ruleId, { limit: MAX_FENCE_DELIVERIES });
    },
    sendAgain: ({ projectId }, ruleId, deliveryId) =>
      database.transaction(async (tx) => {
        await lock(tx, projectId, ruleId);
        const find = async () => {
          const [delivery] = await listDeliveries(tx, ruleId, { limit: 1, deliveryId });
          if (delivery === undefined) throw new AppError('fence_rule_not_found');
          return delivery;
        };
        // What waits is on its way already.
        if ((await find()).state === 'waiting') return find();
        await setState(tx, deliveryId, 'waiting');
        await sendDelivery(tx, dependencies, deliveryId);
        return find();
      }),
  };
}
