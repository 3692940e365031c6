import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { fenceDelivery, fenceRule, fenceRuleChange, fenceRuleInput, fenceTextReceivers } from './schema.ts';

const inProject = z.object({ project_id: idParam });
const params = z.object({ project_id: idParam, rule_id: idParam });
const on = <A extends 'read' | 'create' | 'update' | 'delete'>(action: A) =>
  ({ kind: 'project', needs: `fence_rule:${action}`, project_id: 'params.project_id' }) as const;
const errors = ['project_not_found', 'fence_rule_not_found'] as const;

export const fenceRuleEndpoints = {
  listFenceRules: endpoint({
    method: 'GET',
    path: '/project/{project_id}/fence-rules',
    summary: 'Who is told of the geofences of a project',
    params: inProject,
    response: z.array(fenceRule),
    errors: ['project_not_found'],
    access: on('read'),
  }),
  listFenceTextReceivers: endpoint({
    method: 'GET',
    path: '/project/{project_id}/fence-text-receivers',
    summary: 'Whom rules can tell by a text, and whether the server sends texts',
    params: inProject,
    response: fenceTextReceivers,
    errors: ['project_not_found'],
    access: on('read'),
  }),
  createFenceRule: endpoint({
    method: 'POST',
    path: '/project/{project_id}/fence-rules',
    summary: 'Add a rule; this answer alone holds the secret of its webhook',
    params: inProject,
    body: fenceRuleInput,
    response: fenceRule,
    status: 201,
    errors: ['project_not_found', 'too_many_fence_rules'],
    access: on('create'),
  }),
  updateFenceRule: endpoint({
    method: 'PUT',
    path: '/project/{project_id}/fence-rules/{rule_id}',
    summary: 'Change a rule; another address gets another secret, which this answer alone holds',
    params,
    body: fenceRuleChange,
    response: fenceRule,
    errors,
    access: on('update'),
  }),
  deleteFenceRule: endpoint({
    method: 'DELETE',
    path: '/project/{project_id}/fence-rules/{rule_id}',
    summary: 'Delete a rule with its deliveries',
    params,
    response: noContent,
    status: 204,
    errors,
    access: on('delete'),
  }),
  listFenceDeliveries: endpoint({
    method: 'GET',
    path: '/project/{project_id}/fence-rules/{rule_id}/deliveries',
    summary: 'What a rule sent, with the answers, newest first, at most 100',
    params,
    response: z.array(fenceDelivery),
    errors,
    access: on('read'),
  }),
  sendFenceDeliveryAgain: endpoint({
    method: 'POST',
    path: '/project/{project_id}/fence-rules/{rule_id}/deliveries/{delivery_id}/again',
    summary: 'Send a delivery again',
    params: z.object({ project_id: idParam, rule_id: idParam, delivery_id: z.uuid() }),
    response: fenceDelivery,
    errors,
    access: on('update'),
    ratePerMinute: 30,
  }),
};
